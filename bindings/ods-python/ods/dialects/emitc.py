"""The dialect `emitc`."""

from ._emitc_ops_gen import *
from ._emitc_ops_gen import _Dialect
