"""The tests of clusters need the extra `cluster`."""

from tests.support.extras import left_out

collect_ignore_glob = left_out("ray")
