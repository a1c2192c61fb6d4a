"""The dialect `index`."""

from ._index_enum_gen import *
from ._index_ops_gen import *
