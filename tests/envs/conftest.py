"""The tests of environments need the extra `envs`."""

from tests.support.extras import left_out

collect_ignore_glob = left_out("gymnasium", "numpy", "pettingzoo")
