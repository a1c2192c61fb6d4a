"""The dialect `emitc`."""

from ._emitc_ops_gen import *
