"""Who does the work: this process, several here, or a Ray cluster.

An executor takes a function and tasks, and gives back each outcome with the task's number as soon
as it is done. Nothing else knows where the work is done, so the results are the same everywhere.
"""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, Final, Protocol, TypeVar

from mirabilia.arena.processes import AHEAD, outcomes
from mirabilia.errors import MirabiliaError
from mirabilia.extras import install_line

RAY: Final = "ray"
CLIENT: Final = "ray://"
# How often the games of a worker that was lost are played again, before a cluster that loses
# everything is given up.
TRIES: Final = 10

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


class ImpossibleCluster(MirabiliaError):
    """Work that cannot be done where it was asked for; the sentence says what can."""

    sentences: ClassVar[dict[str, str]] = {
        "where": "there is no {on!r} to play on; say ray, or ray://HOST:PORT",
        "package": "playing on a cluster needs a package: {line}",
        "away": "there is no cluster at {address}: {reason}",
        "lost": "the cluster lost the worker of some games {tries} times; they are given up",
    }


class Executor(Protocol):
    """Does work somewhere."""

    def outcomes(
        self,
        work: Callable[[Task], Outcome],
        tasks: Sequence[Task],
        classes: Sequence[type] = (),
    ) -> Generator[tuple[int, Outcome], None, None]:
        """The outcome of each task, with its number, as soon as it is done.

        `classes` are those that the work needs and that may be defined where only the caller can
        import them.
        """
        ...


class Processes:
    """This process alone, or several on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs

    def outcomes(
        self,
        work: Callable[[Task], Outcome],
        tasks: Sequence[Task],
        classes: Sequence[type] = (),
    ) -> Generator[tuple[int, Outcome], None, None]:
        return outcomes(work, tasks, self.jobs)


class Cluster:
    """A Ray cluster: the one that is connected already, one on this machine, or one elsewhere."""

    def __init__(self, address: str = "") -> None:
        self.address: Final = address
        self.ray: Final = load_ray()

    def outcomes(
        self,
        work: Callable[[Task], Outcome],
        tasks: Sequence[Task],
        classes: Sequence[type] = (),
    ) -> Generator[tuple[int, Outcome], None, None]:
        with self.connection(), shipped(self.ray, classes):
            # A worker that is lost is no failure of its task, which is begun again elsewhere.
            remote = self.ray.remote(num_cpus=1, max_retries=TRIES)(carry_out)
            whole = self.ray.put(work)
            workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            yield from self.rounds(remote, whole, tasks, AHEAD * workers)

    def rounds(
        self, remote: Any, work: Any, tasks: Sequence[Any], ahead: int
    ) -> Iterator[tuple[int, Any]]:
        """Keep the workers busy, not too far ahead of the oldest task that is not done."""
        under_way: dict[Any, int] = {}
        begun = 0
        try:
            while begun < len(tasks) or under_way:
                oldest = min(under_way.values(), default=begun)
                while begun < len(tasks) and begun < oldest + ahead:
                    under_way[remote.remote(work, tasks[begun])] = begun
                    begun += 1
                done, _ = self.ray.wait(list(under_way), num_returns=1)
                for reference in done:
                    number = under_way.pop(reference)
                    yield number, self.outcome(reference)
        finally:
            for reference in under_way:
                self.ray.cancel(reference, force=True)

    def outcome(self, reference: Any) -> Any:
        """What a task came to, or the error that ended it."""
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.WorkerCrashedError:
            raise ImpossibleCluster("lost", tries=TRIES + 1) from None

    @contextmanager
    def connection(self) -> Iterator[None]:
        """Connect for the time of the work, unless the program is connected already."""
        if self.ray.is_initialized():
            yield
            return
        # Ray would report how it is used, and its workers would draw lines into the progress bar.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        here = {} if self.address else {"include_dashboard": False, "configure_logging": False}
        try:
            with quiet():
                self.ray.init(self.address or "local", log_to_driver=False, **here)
        except Exception as error:
            # Ray has no class for it: a node that does not start raises a plain one.
            reason, address = " ".join(str(error).split()), self.address or "this machine"
            raise ImpossibleCluster("away", address=address, reason=reason) from error
        try:
            yield
        finally:
            self.ray.shutdown()


@contextmanager
def quiet() -> Iterator[None]:
    """Keep what Ray says of a connection off the terminal: what is wrong is told by an error."""
    # Ray sets the levels of its own loggers while it connects.
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)


def carry_out(work: Callable[[Task], Outcome], task: Task) -> Outcome:
    """One task, on a worker."""
    return work(task)


@contextmanager
def shipped(ray: ModuleType, classes: Sequence[type]) -> Iterator[None]:
    """Send the modules of these classes along, unless they come with the package."""
    names = {kind.__module__ for kind in classes if not is_ours(kind.__module__)}
    modules = [import_module(name) for name in sorted(names - {"__main__"})]
    for module in modules:
        ray.cloudpickle.register_pickle_by_value(module)
    try:
        yield
    finally:
        for module in modules:
            ray.cloudpickle.unregister_pickle_by_value(module)


def is_ours(module: str) -> bool:
    return module.partition(".")[0] == "mirabilia"


def load_ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise ImpossibleCluster("package", line=install_line("cluster")) from None


def executor_for(jobs: int, on: str | None) -> Executor:
    """The executor for `--jobs` and `--on`."""
    if on is None:
        return Processes(jobs)
    if on == RAY:
        return Cluster()
    if on.startswith(CLIENT) and len(on) > len(CLIENT):
        return Cluster(on)
    raise ImpossibleCluster("where", on=on)
