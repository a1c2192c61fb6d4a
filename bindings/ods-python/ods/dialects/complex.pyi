"""The dialect `complex`."""

from ._complex_ops_gen import *
