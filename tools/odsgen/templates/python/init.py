"""The dialect `@name@`: generated modules of its operations, enums, types and attributes."""

from ._@name@_enum_gen import *
from ._@name@_ops_gen import *
from ._@name@_types_gen import *
