"""Makes, reads, prints and parses again types and attributes through their generated classes, on upstream's runtime.

    python types_and_attributes.py PACKAGE_FOLDER

The folder holds the generated modules `_*_types_gen.py` of many dialects, `_ods_reflect.py` and an `_ods_common.py`
that leads to the runtime. Values are made up from the kinds of the parameters; SAMPLES has those that a definition's own
verifier asks for. Prints what was skipped, with the reason, and a count per dialect; fails when anything differs.
"""

import importlib
import pathlib
import sys

from mlir import ir

def parse_attribute(text):
    return ir.Attribute.parse(text)


# MLIR prints the cases of these enums without the quotes that it needs to read them.
UNREADABLE = ("tosa.level", "tosa.specification_version")

# Classes of parameters that are other classes in C++, which the definition does not say.
ALIASES = {"shard.axisarray": "GridAxesAttr"}

# Parameters whose values follow from more than their kind, by definition or dialect and parameter.
SAMPLES = {
    ("acc.declare_action", None): lambda: {name: "f" for name in ("preAlloc", "postAlloc", "preDealloc", "postDealloc")},
    ("amdgpu.tdm_gather_base", "indexType"): lambda: ir.Type.parse("i32"),
    ("dlti.function_pointer_alignment", "alignment"): lambda: 64,
    ("gpu.kernel_metadata", "function_type"): lambda: ir.Type.parse("() -> ()"),
    ("gpu.loop_dim_map", "map"): lambda: ir.AffineMap.get_identity(1),
    ("gpu.loop_dim_map", "bound"): lambda: ir.AffineMap.get_identity(1),
    ("gpu.kernel_table", "kernel_table"): lambda: [parse_attribute('#gpu.kernel_metadata<"f", () -> ()>')],
    ("gpu.mask", "mask"): lambda: 7,
    ("gpu.select_object", "target"): lambda: ir.Attribute.parse("0 : i64"),
    ("llvm.access_group", "id"): lambda: ir.Attribute.parse("distinct[0]<>"),
    ("llvm.di_compile_unit", "id"): lambda: ir.Attribute.parse("distinct[0]<>"),
    ("llvm.di_subprogram", "id"): lambda: ir.Attribute.parse("distinct[0]<>"),
    ("llvm", "recId"): lambda: ir.Attribute.parse("distinct[1]<>"),
    ("llvm", "scope"): lambda: parse_attribute('#llvm.di_file<"f.c" in "/">'),
    ("llvm", "entity"): lambda: parse_attribute('#llvm.di_file<"f.c" in "/">'),
    ("llvm", "elements"): lambda: [parse_attribute('#llvm.di_file<"f.c" in "/">')],
    ("llvm", "retainedNodes"): lambda: [parse_attribute('#llvm.di_file<"f.c" in "/">')],
    ("llvm", "extraData"): lambda: parse_attribute('#llvm.di_file<"f.c" in "/">'),
    ("llvm", "type"): lambda: parse_attribute("#llvm.di_null_type"),
    ("llvm", "baseType"): lambda: parse_attribute("#llvm.di_null_type"),
    ("llvm", "types"): lambda: [parse_attribute("#llvm.di_null_type")],
    ("llvm", "stringLength"): lambda: None,
    ("llvm.blockaddress", "tag"): lambda: parse_attribute("#llvm.blocktag<id = 1>"),
    ("llvm.dependent_libraries", "libs"): lambda: ["a", "b"],
    ("llvm.di_subprogram", "type"): lambda: parse_attribute("#llvm.di_subroutine_type<types = #llvm.di_null_type>"),
    ("llvm.loop_annotation", "startLoc"): lambda: parse_attribute('loc(fused["f.c":1:2, "f.c":3:4])'),
    ("llvm.loop_annotation", "endLoc"): lambda: parse_attribute('loc(fused["f.c":5:6, "f.c":7:8])'),
    ("llvm.di_subprogram", "annotations"): lambda: None,
    ("llvm", "flags"): lambda: 4,
    ("llvm", "subprogramFlags"): lambda: 8,
    ("llvm", "tag"): lambda: "DW_TAG_base_type",
    ("llvm", "encoding"): lambda: "DW_ATE_signed",
    ("llvm", "sourceLanguage"): lambda: "DW_LANG_C",
    ("llvm", "callingConvention"): lambda: "DW_CC_normal",
    ("llvm", "members"): lambda: "{<#llvm.tbaa_root, 0>}",
    ("llvm", "typeDesc"): lambda: parse_attribute("#llvm.tbaa_root"),
    ("llvm.alias_scope_domain", "id"): lambda: ir.Attribute.parse('"domain"'),
    ("llvm.alias_scope", "id"): lambda: ir.Attribute.parse('"scope"'),
    ("llvm.target_features", "features"): lambda: ["+a", "-b"],
    ("llvm.vec_type_hint", "hint"): lambda: ir.TypeAttr.get(ir.Type.parse("i32")),
    ("ptr.null", "type"): lambda: ir.Type.parse("!ptr.ptr<#ptr.generic_space>"),
    ("ptr.ptr", "memorySpace"): lambda: ir.Attribute.parse("#ptr.generic_space"),
    ("ptr.ptr_metadata", "type"): lambda: ir.Type.parse("memref<f32, #ptr.generic_space>"),
    ("sparse_tensor", "encoding"): lambda: parse_attribute("#sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>"),
    ("sparse_tensor.storage_specifier", "encoding"): lambda: parse_attribute(
        "#sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>"
    ),
    ("xegpu", "boundary_check"): lambda: False,
    ("xegpu.layout", "sg_data"): lambda: [16, 8],
    ("xegpu.layout", "sg_layout"): lambda: [4, 8],
    ("xegpu.layout", "inst_data"): lambda: [8, 8],
    ("xegpu.layout", "lane_layout"): lambda: [2, 8],
    ("xegpu.layout", "lane_data"): lambda: [1, 1],
    ("xegpu.layout", "order"): lambda: [1, 0],
    ("xegpu", "memory_space"): lambda: parse_attribute("#xegpu<memory_space slm>"),
    ("xegpu", "chunk_size"): lambda: parse_attribute("8 : i64"),
    ("xegpu.range", "end"): lambda: parse_attribute("8 : i32"),
    ("xegpu.slice", "parent"): lambda: parse_attribute("#xegpu.layout<sg_layout = [4, 8], sg_data = [1, 1]>"),
    ("xegpu.slice", "dims"): lambda: [0],
    ("ptr.spec", None): lambda: {"size": 64, "abi": 32, "preferred": 64, "index": 32},
    ("nvvm.target", "O"): lambda: 2,
    ("rocdl.target", "O"): lambda: 3,
    ("rocdl.target", "abi"): lambda: "600",
    ("xevm.target", "O"): lambda: 1,
    ("nvvm.target", "features"): lambda: "+ptx75",
    ("rocdl.target", "features"): lambda: "+sramecc",
    ("smt.func", "domainTypes"): lambda: [ir.Type.parse("!smt.int"), ir.Type.parse("!smt.bool")],
    ("smt.func", "rangeType"): lambda: ir.Type.parse("!smt.int"),
    ("smt.array", "domainType"): lambda: ir.Type.parse("!smt.int"),
    ("smt.array", "rangeType"): lambda: ir.Type.parse("!smt.bool"),
    ("smt.sort", "sortParams"): lambda: [ir.Type.parse("!smt.int")],
    ("transform.op", "operation_name"): lambda: "func.func",
    ("transform.param", "type"): lambda: ir.Type.parse("i64"),
    ("wasmssa.tabletype", "reference"): lambda: ir.Type.parse("!wasmssa.funcref"),
}

BUILTIN = {
    "StringAttr": lambda: 'a "b" \\ \n\u00e9',
    "BoolAttr": lambda: True,
    "IntegerAttr": lambda: ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 4),
    "FloatAttr": lambda: ir.FloatAttr.get_f64(0.5),
    "ArrayAttr": lambda: [],
    "DictAttr": lambda: {"key": ir.UnitAttr.get()},
    "FlatSymbolRefAttr": lambda: "function",
    "SymbolRefAttr": lambda: ["module", "function"],
    "TypeAttr": lambda: ir.Type.parse("i32"),
    "DenseI32ArrayAttr": lambda: [1, -2, 3],
    "DenseI64ArrayAttr": lambda: [4, 5],
}

TYPES = {"MemRefType": "memref<128x64xf16>", "VectorType": "vector<64x64xf32>"}


class Skipped(Exception):
    """Why a definition is not tested."""


class Package:
    """The generated modules."""

    def __init__(self, folder):
        sys.path.insert(0, str(folder.parent))
        self.reflect = importlib.import_module(f"{folder.name}._ods_reflect")
        self.classes = []
        self.enums = {}
        for path in sorted(folder.glob("_*_types_gen.py")):
            module = importlib.import_module(f"{folder.name}.{path.stem}")
            for value in vars(module).values():
                if hasattr(value, "_ODS_DEFINITION"):
                    self.classes.append(value)
        self.by_name = {(c._ODS_DEFINITION.kind, c._ODS_DEFINITION.name): c for c in self.classes}

    def value(self, definition, parameter, depth, variant):
        sample = SAMPLES.get((definition.name, parameter.name))
        sample = sample or SAMPLES.get((definition.dialect, parameter.name))
        if sample:
            return sample()
        if variant == 1 and parameter.is_optional:
            return None
        return self.of_kind(parameter.kind, depth, variant)

    def of_kind(self, kind, depth, variant):
        reflect = self.reflect
        if depth > 4:
            raise Skipped("nested without end")
        if isinstance(kind, reflect.Integer):
            return 3 + variant
        if isinstance(kind, reflect.Boolean):
            return variant == 0
        if isinstance(kind, reflect.String):
            return 'x "y" \\ \t\u00e9'
        if isinstance(kind, reflect.Enum):
            cases = list(kind.enum.__members__.values())
            if kind.is_flag and variant == 0 and len(cases) > 2:
                return cases[1] | cases[2]
            return cases[0 if variant else -1]
        if isinstance(kind, reflect.AffineMap):
            return ir.AffineMap.get_identity(2)
        if isinstance(kind, reflect.ListOf):
            return [self.of_kind(kind.element, depth + 1, variant)] * (2 - variant)
        if isinstance(kind, reflect.OfType):
            return self.instance("type", kind, depth) or ir.Type.parse(TYPES.get(kind.builtin, "i32"))
        if isinstance(kind, reflect.OfAttribute):
            if kind.builtin:
                return BUILTIN[kind.builtin]()
            return self.instance("attribute", kind, depth) or ir.Attribute.parse("4 : i32")
        raise Skipped(f"a parameter is text of its own ({type(kind).__name__})")

    def instance(self, of, kind, depth):
        if kind.name is None:
            return None
        found = self.by_name.get((of, ".".join(kind.name)))
        if found is None:
            raise Skipped(f"there is no class of {'.'.join(kind.name)}")
        return found.get(*self.arguments(found, depth + 1, 1)[0], **self.arguments(found, depth + 1, 1)[1])

    def arguments(self, cls, depth, variant):
        definition = cls._ODS_DEFINITION
        all_at_once = SAMPLES.get((definition.name, None))
        if all_at_once:
            values = [all_at_once()[parameter.name] for parameter in definition.parameters]
        else:
            values = [self.value(definition, p, depth, variant) for p in definition.parameters]
        names = property_names(cls)
        leading = next((i for i, p in enumerate(definition.parameters) if p.is_optional), len(values))
        return values[:leading], dict(list(zip(names, values))[leading:])


def property_names(cls):
    return [name for name, value in vars(cls).items() if isinstance(value, property)]


def check(package, cls, variant):
    """Makes an instance, and looks at it from all sides."""
    definition = cls._ODS_DEFINITION
    positional, named = package.arguments(cls, 0, variant)
    made = cls.get(*positional, **named)
    base = ir.Type if definition.kind == "type" else ir.Attribute
    text = str(made)
    if definition.name not in UNREADABLE and "distinct" not in text:
        again = base.parse(text)
        assert again == made, f"{text} is parsed to {again}"
        assert cls.isinstance(again), f"{text} is not recognised"
        assert cls(again) == made
    for other in package.classes:
        if other is not cls and other._ODS_DEFINITION.mnemonic and other._ODS_DEFINITION.kind == definition.kind:
            assert not other.isinstance(made), f"{text} is taken for {other.__name__}"
    read = [getattr(made, name) for name in property_names(cls)]
    given = positional + list(named.values())
    for parameter, value, back in zip(definition.parameters, given, read):
        if value is None and parameter.default is None:
            continue  # The default may be an expression that only the dialect's own code can compute.
        if value is None:
            wanted = parameter.from_runtime(parameter.default)
        else:
            wanted = parameter.from_runtime(parameter.to_runtime(value, None))
        assert same(back, wanted), f"{parameter.name} of {text} is {back!r} and not {wanted!r}"
    rebuilt = definition.base(package.reflect.make(definition, read))
    assert "distinct" in text or rebuilt == made, f"{text} becomes {rebuilt}"


def same(a, b):
    if isinstance(a, ir.Attribute) and "distinct" in str(a):
        return str(a) == str(b)
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    return a == b


def main():
    package = Package(pathlib.Path(sys.argv[1]).resolve())
    counts, skipped, failed = {}, [], []
    with ir.Context(), ir.Location.unknown():
        for cls in package.classes:
            definition = cls._ODS_DEFINITION
            count = counts.setdefault(definition.dialect, [0, 0, 0])
            if definition.format is None:
                count[2] += 1
                continue
            try:
                if definition.name in ALIASES:
                    raise Skipped(f"only C++ knows which class {ALIASES[definition.name]} is")
                for variant in (0, 1):
                    check(package, cls, variant)
                count[0] += 1
            except Skipped as reason:
                count[1] += 1
                skipped.append(f"{definition.name}: {reason}")
            except Exception as error:
                failed.append(f"{definition.name}: {type(error).__name__}: {error}")
    print(f"{'dialect':<16} {'work':>5} {'skipped':>8} {'by hand':>8}")
    for dialect, (works, others, by_hand) in sorted(counts.items()):
        print(f"{dialect:<16} {works:>5} {others:>8} {by_hand:>8}")
    works = sum(count[0] for count in counts.values())
    print(f"{'all':<16} {works:>5} {sum(c[1] for c in counts.values()):>8} {sum(c[2] for c in counts.values()):>8}")
    for line in skipped:
        print(f"skipped: {line}")
    for line in failed:
        print(f"FAILED: {line}")
    return 1 if failed or works < 40 else 0


if __name__ == "__main__":
    sys.exit(main())
