"""Wrong use in several threads at once: each in a context of its own, and all in one module. None may end the process."""

import threading

import misuse
import random_calls
from ods.ir import *

THREADS = 4


def in_threads(*works):
    """Runs functions at once; fails with the first exception of any."""
    failures = []

    def guarded(work):
        try:
            work()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def misused():
    silent = [case.__name__ for case in misuse.CASES if not misuse.ends_in_exception(case)]
    assert not silent, silent


in_threads(*[misused] * THREADS)
in_threads(*[lambda seed=seed: random_calls.run(seed, 5_000) for seed in range(THREADS)])


def read(module, ended):
    """Reads a module that others change. What is erased meanwhile raises."""
    seen = 0
    while not ended.is_set():
        try:
            for op in module.body.operations:
                seen += len(str(op)) + len(op.operation.attributes) + sum(1 for _ in op.regions[0].blocks)
        except RuntimeError:
            pass
    assert seen


def change(module, ended):
    """Parses functions into a module and erases them."""
    context = module.context
    for number in range(300):
        with context, Location.unknown(), InsertionPoint(module.body):
            Operation.parse(f"func.func private @f{number}()")
            added = Module.parse(misuse.TEXT).body.operations[0].clone()
        if number % 3 == 0:
            module.operation.verify()
        added.operation.erase()
        with context:
            for op in list(module.body.operations)[2:]:
                op.operation.erase()
    ended.set()


with Context(), Location.unknown():
    shared = Module.parse("func.func private @g() func.func private @h()")
ended = threading.Event()
in_threads(*[lambda: read(shared, ended)] * (THREADS - 1), lambda: change(shared, ended))
assert len(shared.body.operations) == 2
