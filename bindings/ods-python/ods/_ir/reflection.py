"""Types and attributes by the names of their definitions, for modules that `odsgen gen python-types` writes."""

from .. import _native


class _Reflection:
    """The functions that generated classes call. They return `NotImplemented` for definitions without native code."""

    make = staticmethod(_native.reflect_make)
    test = staticmethod(_native.reflect_test)
    read = staticmethod(_native.reflect_read)


_ods_reflect = _Reflection()
