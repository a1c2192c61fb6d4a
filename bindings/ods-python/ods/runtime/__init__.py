"""What programs need to call compiled functions: memrefs and arrays of numpy."""

from .np_to_memref import *
