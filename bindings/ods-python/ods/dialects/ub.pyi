"""The dialect `ub`."""

from ._ub_ops_gen import *
