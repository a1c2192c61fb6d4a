# Pointers and structs of the dialect llvm: literal ones, named ones, and bodies that are set later.
from mlir.dialects import llvm
from mlir.ir import *


def attempt(what, function):
    try:
        print(what, repr(function()))
    except Exception as error:
        print(what, type(error).__name__, error)


with Context() as context, Location.unknown():
    i32 = IntegerType.get_signless(32)
    Pointer, Struct = llvm.PointerType, llvm.StructType
    pointer = Pointer.get()
    for space in (None, 0, 3):
        attempt("pointer", lambda: (Pointer.get(space), Pointer.get(space).address_space))
    attempt("cast", lambda: Pointer(i32))
    attempt("cast", lambda: Struct(pointer))
    attempt("identities", lambda: (Pointer.type_name, Struct.type_name, Pointer.static_typeid == pointer.typeid))
    attempt("parsed", lambda: [Type.parse(text) for text in ("!llvm.ptr<1>", "!llvm.struct<(i8)>", "!llvm.array<2 x ptr>")])
    attempt("equal", lambda: (Pointer.get(1) == Pointer.get(1), Pointer.get(1) == Pointer.get(2)))

    function = Type.parse("!llvm.func<void ()>")
    attempt("literal", lambda: Struct.get_literal([i32, pointer]))
    attempt("packed", lambda: Struct.get_literal([i32], packed=True))
    attempt("unchecked", lambda: Struct.get_literal_unchecked([i32, pointer], packed=True))
    attempt("function element", lambda: Struct.get_literal([function]))
    for literal in (Struct.get_literal([]), Struct.get_literal([i32, pointer], packed=True)):
        attempt("parts", lambda: (literal.name, literal.body, literal.packed, literal.opaque))

    node = Struct.get_identified("node")
    attempt("before", lambda: (node, node.name, node.body, node.packed, node.opaque))
    attempt("set", lambda: node.set_body([i32, node]))
    attempt("after", lambda: (node, node.name, node.body, node.packed, node.opaque))
    attempt("same", lambda: node.set_body([i32, node]))
    attempt("other", lambda: node.set_body([i32]))
    attempt("other", lambda: node.set_body([i32, node], packed=True))
    attempt("new", lambda: Struct.new_identified("node", [i32]))
    attempt("new", lambda: Struct.new_identified("node", [i32], packed=True))
    attempt("new", lambda: Struct.new_identified("tree", [pointer]))
    attempt("found", lambda: Struct.get_identified("tree").body)
    handle = Struct.get_opaque("handle")
    attempt("opaque", lambda: (handle, handle.body, handle.opaque))
    attempt("set", lambda: handle.set_body([i32]))
    attempt("opaque", lambda: Struct.get_opaque("tree"))
    attempt("text", lambda: Type.parse('!llvm.struct<"node", (i32)>'))
