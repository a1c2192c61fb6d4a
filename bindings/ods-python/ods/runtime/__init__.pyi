from .np_to_memref import *
