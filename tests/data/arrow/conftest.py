"""The tests of tables and Parquet need the extra `data`."""

from tests.support.extras import left_out

collect_ignore_glob = left_out("pyarrow")
