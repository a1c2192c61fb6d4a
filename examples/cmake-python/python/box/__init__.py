"""The dialect of boxes."""

from ._box_enum_gen import *
from ._box_ops_gen import *
from ._box_types_gen import *
