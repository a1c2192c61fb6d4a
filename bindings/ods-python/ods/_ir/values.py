"""Values, blocks, regions, and sequences of them."""

from collections.abc import Sequence

from .._native import (
    Block, BlockArgument, BlockArgumentList, BlockIterator, BlockList, BlockPredecessors, BlockSuccessors, OpOperand,
    OpOperandIterator, OpOperandList, OpResult, OpResultList, OpSuccessors, OperationIterator, OperationList, Region,
    RegionSequence, Value,
)
from .attributes import iterator_class

RegionIterator = iterator_class("RegionIterator", "An iterator over the regions of an operation.")

# As in upstream's classes, this is a member of the derived classes, too.
for _cls in (OpResult, BlockArgument):
    _cls.__str__ = Value.__str__
for _cls in (
    BlockArgumentList, BlockList, BlockPredecessors, BlockSuccessors, OperationList, OpOperandList, OpResultList,
    OpSuccessors, RegionSequence,
):
    Sequence.register(_cls)
del _cls

__all__ = [
    "Block", "BlockArgument", "BlockArgumentList", "BlockIterator", "BlockList", "BlockPredecessors", "BlockSuccessors",
    "OpOperand", "OpOperandIterator", "OpOperandList", "OpResult", "OpResultList", "OpSuccessors", "OperationIterator",
    "OperationList", "Region", "RegionIterator", "RegionSequence", "Value",
]
