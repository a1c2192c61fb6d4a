"""The dialect `cf`."""

from ._cf_ops_gen import *
