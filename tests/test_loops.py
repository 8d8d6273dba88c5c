"""The order of tests does not matter: what runs a loop may come after what opened a browser."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.loops import no_loop_runs


def test_the_loop_of_a_browser_is_out_of_the_way_and_comes_back() -> None:
    async def outer() -> None:
        running = asyncio.get_running_loop()
        with no_loop_runs():
            asyncio.run(asyncio.sleep(0))
            with pytest.raises(RuntimeError, match="no running event loop"):
                asyncio.get_running_loop()
        assert asyncio.get_running_loop() is running

    asyncio.run(outer())
