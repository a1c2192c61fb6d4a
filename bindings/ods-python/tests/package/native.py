"""Types and attributes of a dialect with code in Rust: classes of a generated package call it, for definitions with syntax by code as well."""

from llvm_dialect import _llvm_types_gen
from llvm_dialect._llvm_types_gen import *
from ods.ir import *


CLASSES = [cls for cls in vars(_llvm_types_gen).values() if hasattr(cls, "_ODS_DEFINITION")]


def raises(expected, action):
    try:
        action()
    except expected as error:
        return str(error)
    raise AssertionError(f"expected {expected}")


def same(value, text):
    """Whether a value is what its text is, and is taken apart and put together again by its class."""
    parse = Type.parse if isinstance(value, Type) else Attribute.parse
    assert parse(text) == value, (value, text)
    cls = type(value)
    assert cls.isinstance(parse(text))
    again = cls(parse(text))
    parameters = {name: getattr(again, name) for name in cls.__match_args__}
    assert cls.get(**parameters) == value, (value, parameters)
    assert repr(again).startswith(f"{cls.__name__}("), repr(again)


with Context() as context, Location.unknown():
    i8, i32, f32 = IntegerType.get_signless(8), IntegerType.get_signless(32), F32Type.get()
    pointer = LLVMPointerType.get(3)
    same(pointer, "!llvm.ptr<3>")
    same(LLVMPointerType.get(), "!llvm.ptr")
    assert pointer.address_space == 3 and repr(pointer) == "LLVMPointerType(address_space=3)"
    # The syntax of these is code.
    array = LLVMArrayType.get(pointer, 4)
    same(array, "!llvm.array<4 x ptr<3>>")
    assert array.num_elements == 4 and array.element_type == pointer
    function = LLVMFunctionType.get(i32, [pointer, i8], True)
    same(function, "!llvm.func<i32 (ptr<3>, i8, ...)>")
    assert function.params == [pointer, i8] and function.var_arg is True
    same(LLVMFunctionType.get(i32, [], False), "!llvm.func<i32 ()>")
    same(LLVMStructType.get("", [i8, f32]), "!llvm.struct<(i8, f32)>")
    same(LLVMTargetExtType.get("spirv.Image", [i32], [0, 1]), '!llvm.target<"spirv.Image", i32, 0, 1>')

    same(LinkageAttr.get("internal"), "#llvm.linkage<internal>")
    assert LinkageAttr.get(Linkage.External).linkage is Linkage.External
    assert LinkageAttr(Attribute.parse("#llvm.linkage<private>")).linkage is Linkage.Private
    same(CConvAttr.get("fastcc"), "#llvm.cconv<fastcc>")
    same(FastmathFlagsAttr.get(FastmathFlags.nnan | FastmathFlags.ninf), "#llvm.fastmath<nnan, ninf>")
    same(DIFileAttr.get("a.c", "/src"), '#llvm.di_file<"a.c" in "/src">')
    file = DIFileAttr.get("a.c", "/src")
    assert file.name == StringAttr.get("a.c") and file.directory.value == "/src"
    same(DINullTypeAttr.get(), "#llvm.di_null_type")
    # Read as text, found by class, and created again of their parameters.
    for text in (
        '#llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>',
        "#llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>",
        '#llvm.di_subroutine_type<types = #llvm.di_null_type, #llvm.di_basic_type<tag = DW_TAG_base_type, name = "u8">>',
        '#llvm.di_lexical_block<scope = #llvm.di_file<"a.c" in "/src">, line = 3, column = 7>',
        '#llvm.di_label<scope = #llvm.di_file<"a.c" in "/src">, name = "end", line = 9>',
        "#llvm.loop_annotation<disableNonforced = true, unroll = <disable = true, count = 4 : i32>, mustProgress = true>",
        "#llvm.tbaa_root<id = \"root\">",
        '#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_root<id = "root">, 0>}>',
        "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>",
        "#llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>",
        '#llvm.target_features<["+sse", "-avx"]>',
        "#llvm<comdat any>",
        '#llvm.mmra_tag<"amdgpu-as":"local">',
        "#llvm.poison",
        "#llvm.undef",
        "#llvm.zero",
        "#llvm.uwtableKind<sync>",
        "#llvm.framePointerKind<all>",
        "#llvm.tailcallkind<musttail>",
    ):
        value = Attribute.parse(text)
        classes = [cls for cls in CLASSES if cls.isinstance(value)]
        assert len(classes) == 1, (text, classes)
        same(classes[0](value), text)
    # Values are checked as parameters, and as a whole.
    assert "element type" in raises(ValueError, lambda: LLVMArrayType.get(function, 2))
    raises(TypeError, lambda: LLVMArrayType.get(pointer, "four"))
    raises(ValueError, lambda: LLVMPointerType.get(1 << 40))
    raises(ValueError, lambda: LLVMPointerType.get(-1))
    raises(ValueError, lambda: LinkageAttr.get(99))
    raises(ValueError, lambda: LLVMPointerType(i32))
    raises(NotImplementedError, lambda: LLVMStructType.get("node", [i8]))
    other = Context()
    raises(Exception, lambda: LLVMArrayType.get(IntegerType.get_signless(8, context=other), 2, context=context))
print("ok")
