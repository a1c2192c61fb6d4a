"""A plugin of pytest: differences of IR in failed comparisons, and fixtures. `pip install` makes pytest find it."""

import pytest

from .ir import Context, Location, Module, Operation, OpView
from .testing import difference, filecheck

_KINDS = (Module, Operation, OpView)


def pytest_assertrepr_compare(op, left, right):
    """The explanation of a failed `==` in which one side is IR, and the other one IR or a text."""
    sides = (left, right)
    if op != "==" or not any(isinstance(side, _KINDS) for side in sides):
        return None
    if not all(isinstance(side, (*_KINDS, str)) for side in sides):
        return None
    lines = difference(left, right) or ["the texts are equal, but these are two operations"]
    return ["the IR is another one:", *lines]


@pytest.fixture
def mlir_context():
    """A context, which is the current one during the test, with an unknown location."""
    with Context() as context, Location.unknown():
        yield context


@pytest.fixture(name="filecheck")
def _filecheck():
    """The function `ods.testing.filecheck`."""
    return filecheck
