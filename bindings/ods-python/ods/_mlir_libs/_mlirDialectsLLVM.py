"""Types of the dialect `llvm`."""

from .. import _native
from .._ir.types import builtin_type
from ..ir import Type


@builtin_type("llvm.ptr", type_name="llvm.ptr")
class PointerType(Type):
    """A pointer: `!llvm.ptr`, `!llvm.ptr<3>`."""

    @staticmethod
    def get(address_space=None, *, context=None):
        return _native.llvm_pointer(_native.resolve_context(context), address_space or 0)

    @property
    def address_space(self):
        return _native.llvm_address_space(self)


@builtin_type("llvm.struct", type_name="llvm.struct")
class StructType(Type):
    """A struct: a literal one, or one with a name, whose body may be set later."""

    @staticmethod
    def get_literal(elements, *, packed=False, loc=None, context=None):
        location = _native.resolve_location(loc)
        context = location.context if context is None else context
        elements = list(elements)
        wrong = _native.llvm_element_error(context, elements)
        if wrong is not None:
            raise ValueError(f"at {location}: {wrong}")
        return _native.llvm_literal_struct(context, elements, packed)

    @staticmethod
    def get_literal_unchecked(elements, *, packed=False, context=None):
        return _native.llvm_literal_struct(_native.resolve_context(context), list(elements), packed)

    @staticmethod
    def get_identified(name, *, context=None):
        return _native.llvm_named_struct(_native.resolve_context(context), "identified", name, [], False)

    @staticmethod
    def get_opaque(name, context=None):
        return _native.llvm_named_struct(_native.resolve_context(context), "opaque", name, [], False)

    @staticmethod
    def new_identified(name, elements, *, packed=False, context=None):
        return _native.llvm_named_struct(_native.resolve_context(context), "new", name, list(elements), packed)

    def set_body(self, elements, *, packed=False):
        """Sets the body of a struct with a name, unless it has another one."""
        if not _native.llvm_set_body(self, list(elements), packed):
            raise ValueError("Struct body already set to different content.")

    @property
    def name(self):
        return _native.llvm_struct_parts(self)[0]

    @property
    def body(self):
        return _native.llvm_struct_parts(self)[1]

    @property
    def packed(self):
        return _native.llvm_struct_parts(self)[2]

    @property
    def opaque(self):
        return _native.llvm_struct_parts(self)[3]


def translate_module_to_llvmir(module):
    """The text of a module as LLVM IR."""
    return _native.llvm_ir(getattr(module, "operation", module))


__all__ = ["PointerType", "StructType", "translate_module_to_llvmir"]
