//! The headers of the library, generated from its functions. The tests compare `include/mlir-c` with them,
//! and `INSTA_UPDATE=always` writes the files. `Types.h` and `Enums.h` are hand-written: they have the
//! structs and enums.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// A function as it is defined.
#[repr(C)]
pub(crate) struct Function {
    pub(crate) module: &'static str,
    pub(crate) doc: &'static [&'static str],
    pub(crate) name: &'static str,
    /// Names and types in Rust.
    pub(crate) arguments: &'static [(&'static str, &'static str)],
    pub(crate) result: &'static str,
}

#[allow(improper_ctypes, reason = "no C reads them")]
unsafe extern "C" {
    #[link_name = "__start_capi_functions"]
    static FIRST: Function;
    #[link_name = "__stop_capi_functions"]
    static END: Function;
}

/// All functions, in the order of their definitions.
fn functions() -> &'static [Function] {
    let (first, end) = (&raw const FIRST, &raw const END);
    // SAFETY: the linker lays out the statics of the section contiguously, and its symbols at both ends.
    unsafe { std::slice::from_raw_parts(first, end.offset_from_unsigned(first)) }
}

/// The headers of modules whose names differ from them.
const HEADERS: &[(&str, &str)] = &[
    ("amdgpu", "Dialect/AMDGPU"),
    ("attributes", "IR"),
    ("block", "IR"),
    ("build", "IR"),
    ("complex", "Dialect/Complex"),
    ("context", "IR"),
    ("dialect", "IR"),
    ("emitc", "Dialect/EmitC"),
    ("export_smtlib", "Target/ExportSMTLIB"),
    ("func", "Dialect/Func"),
    ("gpu", "Dialect/GPU"),
    ("identifier", "IR"),
    ("irdl", "Dialect/IRDL"),
    ("linalg", "Dialect/Linalg"),
    ("llvm", "Dialect/LLVM"),
    ("llvm_debug_info", "Dialect/LLVM"),
    ("location", "IR"),
    ("module", "IR"),
    ("nvgpu", "Dialect/NVGPU"),
    ("op_attributes", "IR"),
    ("operation", "IR"),
    ("pdl", "Dialect/PDL"),
    ("printing", "IR"),
    ("quant", "Dialect/Quant"),
    ("region", "IR"),
    ("smt", "Dialect/SMT"),
    ("symbol_table", "IR"),
    ("target_llvmir", "Target/LLVMIR"),
    ("types", "IR"),
    ("value", "IR"),
];

/// The headers of the modules of `from_definitions`.
const FROM_DEFINITIONS: &[(&str, &str)] =
    &[("emitc", "EmitC"), ("llvm", "LLVM"), ("pdl", "PDL"), ("transform", "Transform")];

/// The header of a function, without `.h`.
fn header(function: &Function) -> String {
    if let Some((_, header)) = crate::dialect::HANDLE_HEADERS.iter().find(|(name, _)| *name == function.name)
    {
        return format!("Dialect/{header}");
    }
    let mut modules = function.module.split("::").skip(1);
    let module = modules.next().unwrap_or_default();
    let of_dialects = match module {
        "absent" => Some(crate::absent::HEADERS),
        "from_definitions" => Some(FROM_DEFINITIONS),
        _ => None,
    };
    if let Some(headers) = of_dialects {
        let dialect = modules.next().unwrap_or_default();
        let header = headers.iter().find(|(name, _)| *name == dialect);
        return format!("Dialect/{}", header.map_or(dialect, |(_, header)| header));
    }
    match HEADERS.iter().find(|(name, _)| *name == module) {
        Some((_, header)) => (*header).to_owned(),
        None => module.split('_').map(capitalized).collect(),
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// A type of Rust in C.
fn c_type(ty: &str) -> String {
    // The compiler writes `* const T` if a macro put the name of the type in.
    let ty = ty.replace("* ", "*");
    let ty = ty.trim();
    if let Some(target) = ty.strip_prefix("*const ") {
        let target = c_type(target);
        return if target.ends_with('*') { format!("{target}const *") } else { format!("const {target} *") };
    }
    if let Some(target) = ty.strip_prefix("*mut ") {
        let target = c_type(target);
        return if target.ends_with('*') { format!("{target}*") } else { format!("{target} *") };
    }
    let name = match ty.rsplit("::").next().unwrap_or(ty) {
        "isize" => "intptr_t",
        "usize" => "size_t",
        "i8" => "int8_t",
        "i16" => "int16_t",
        "i32" => "int32_t",
        "i64" => "int64_t",
        "u8" => "uint8_t",
        "u16" => "uint16_t",
        "u32" => "unsigned",
        "u64" => "uint64_t",
        "f32" => "float",
        "f64" => "double",
        "c_int" => "int",
        "c_char" => "char",
        "c_void" => "void",
        "" | "()" => "void",
        name => name,
    };
    assert!(!name.contains(['<', '(']), "no C type for '{ty}': give it a name in Types.h");
    name.to_owned()
}

/// `type name`, with the blank where C programmers have it.
fn declared(ty: &str, name: &str) -> String {
    let ty = c_type(ty);
    let name = name.trim_start_matches("r#");
    if ty.ends_with('*') { format!("{ty}{name}") } else { format!("{ty} {name}") }
}

fn declaration(function: &Function) -> String {
    let arguments: Vec<String> =
        function.arguments.iter().map(|(name, ty)| declared(ty, name.trim_end_matches('_'))).collect();
    let arguments = if arguments.is_empty() { "void".to_owned() } else { arguments.join(", ") };
    let mut text = String::new();
    for line in function.doc {
        writeln!(text, "///{}", line.trim_end()).unwrap();
    }
    writeln!(text, "MLIR_CAPI_EXPORTED {}({arguments});", declared(function.result, function.name)).unwrap();
    text
}

/// The headers that a header includes: programs rely on those that MLIR's includes.
fn includes(header: &str) -> &'static [&'static str] {
    match header {
        "Support" => &["Types"],
        "IR" | "Debug" => &["Support"],
        "AffineMap" | "IntegerSet" => &["AffineExpr"],
        "BuiltinAttributes" => &["AffineMap", "IntegerSet"],
        "BuiltinTypes" | "Dialect/Linalg" => &["AffineMap"],
        // Generated headers of these dialects have the enums, too.
        "Dialect/SparseTensor" => &["AffineMap", "Enums"],
        "Dialect/EmitC" | "Dialect/LLVM" => &["IR", "Enums"],
        _ => &["IR"],
    }
}

/// The text of a header.
fn text(header: &str, functions: &[&Function]) -> String {
    let guard = format!("MLIR_C_{}_H", header.to_uppercase().replace('/', "_"));
    let has_passes = functions
        .iter()
        .any(|function| function.name.starts_with("mlirCreate") && function.arguments.is_empty());
    let includes = includes(header).iter().chain(has_passes.then_some(&"Pass"));
    let includes: String = includes.map(|included| format!("#include \"mlir-c/{included}.h\"\n")).collect();
    let mut text = format!(
        "// {header}.h: made of the definitions in Rust by the tests of this crate; changes here are lost.\n\n\
         #ifndef {guard}\n#define {guard}\n\n{includes}\n\
         #ifdef __cplusplus\nextern \"C\" {{\n#endif\n\n"
    );
    for function in functions {
        writeln!(text, "{}", declaration(function)).unwrap();
    }
    write!(text, "#ifdef __cplusplus\n}}\n#endif\n\n#endif // {guard}\n").unwrap();
    text
}

/// All headers with their paths.
fn all() -> BTreeMap<PathBuf, String> {
    let mut by_header: BTreeMap<String, Vec<&Function>> = BTreeMap::new();
    let mut sorted: Vec<&Function> = functions().iter().collect();
    // The linker's order is that of the compiler's parts.
    sorted.sort_by_key(|function| (function.module, function.name));
    for function in sorted {
        by_header.entry(header(function)).or_default().push(function);
    }
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/mlir-c");
    let file = |(header, functions): (String, Vec<&Function>)| {
        (include.join(format!("{header}.h")), text(&header, &functions))
    };
    by_header.into_iter().map(file).collect()
}

#[test]
fn the_headers_declare_the_functions() {
    golden::assert_all_equal(all());
}

#[test]
fn types_are_those_of_c() {
    let cases = [
        ("isize", "intptr_t"),
        ("c_int", "int"),
        ("*const c_char", "const char *"),
        ("*mut MlirValue", "MlirValue *"),
        ("* const u16", "const uint16_t *"),
        ("*const *const c_void", "const void *const *"),
        ("crate::MlirLogicalResult", "MlirLogicalResult"),
    ];
    for (rust, c) in cases {
        assert_eq!(c_type(rust), c, "{rust}");
    }
    assert_eq!(declared("*mut c_void", "userData"), "void *userData");
    assert_eq!(declared("bool", "r#type"), "bool type");
}
