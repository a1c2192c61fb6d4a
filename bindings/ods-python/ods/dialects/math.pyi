"""The dialect `math`."""

from ._math_ops_gen import *
