//! The functions of `mlir-c/Dialect` in this project's C library: generated functions, handwritten functions,
//! and stubs that report that they are absent.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::emitted;
use super::upstream::functions;
use crate::definitions;

/// A dialect of the C library.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// Its name.
    pub name: &'static str,
    /// Its header in `mlir-c/Dialect`.
    pub header: &'static str,
    /// Its definitions, from the root of the repository.
    pub definitions: &'static str,
    /// The folder of the included definitions.
    pub include: &'static str,
}

/// The dialects with generated functions.
pub const DIALECTS: [Dialect; 4] = [
    Dialect {
        name: "emitc",
        header: "EmitC.h",
        definitions: "dialects/src/emitc/emitc.ods",
        include: "dialects/src",
    },
    Dialect {
        name: "llvm",
        header: "LLVM.h",
        definitions: "dialects/dialect-llvm/src/llvm.ods",
        include: "dialects/dialect-llvm/src",
    },
    Dialect {
        name: "pdl",
        header: "PDL.h",
        definitions: "dialects/pdl/src/pdl.ods",
        include: "dialects/pdl/src",
    },
    with_types_only("transform", "Transform.h", "bindings/ir-capi/src/type_dialects/transform.ods"),
];

const fn with_types_only(name: &'static str, header: &'static str, definitions: &'static str) -> Dialect {
    Dialect { name, header, definitions, include: "bindings/ir-capi/src/type_dialects" }
}

/// Functions that MLIR declares with an array that is not `const`.
const BY_HAND: [&str; 1] = ["mlirEmitCArrayTypeGet"];

impl Dialect {
    /// The Rust of the header's functions with a name and signature that follow from the definitions.
    /// Functions with enums are excluded, because MLIR chose the integers of its C enums manually.
    ///
    /// # Errors
    /// When a file cannot be read, or the definitions are wrong.
    pub fn source(&self, root: &Path) -> Result<String, String> {
        let header = root.join("bindings/ir-capi/include/mlir-c/Dialect").join(self.header);
        let header = fs::read_to_string(&header).map_err(|error| format!("{}: {error}", header.display()))?;
        let expected = functions(&header);
        let path = |path: &str| root.join(path).to_string_lossy().into_owned();
        let outcome = definitions::read(&path(self.definitions), &path(self.include));
        let generated = functions(&emitted(&outcome, "c-header", self.name, &[])?);
        let mut left_out: BTreeSet<String> = generated
            .iter()
            .filter(|(name, signature)| {
                expected.get(*name) != Some(*signature)
                    || has_enum(signature)
                    || BY_HAND.contains(&name.as_str())
            })
            .map(|(name, _)| name.clone())
            .collect();
        // The handle is generated with the handles of all dialects.
        left_out.insert(format!("mlirGetDialectHandle__{}__", self.name));
        let left_out: Vec<String> = left_out.into_iter().collect();
        let options = [("host", "rust"), ("without", &*left_out.join(","))];
        let source = emitted(&outcome, "c-api", self.name, &options)?;
        Ok(source.replace("use ir_capi::", "use crate::").replace("ir_capi::functions! {", "capi! {"))
    }
}

/// Whether a type in a signature is an enum.
fn has_enum((result, parameters): &(String, Vec<String>)) -> bool {
    const STRUCTS: [&str; 6] =
        ["MlirType", "MlirAttribute", "MlirContext", "MlirLocation", "MlirStringRef", "MlirTypeID"];
    let mut types = parameters.iter().chain([result]).map(|ty| ty.trim_end_matches([' ', '*']));
    types.any(|ty| ty.starts_with("Mlir") && !STRUCTS.contains(&ty))
}

/// Where the functions of the C library come from.
#[derive(Debug)]
pub struct Origins {
    generated: BTreeSet<String>,
    absent: BTreeSet<String>,
}

impl Origins {
    /// Reads the sources of the library.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn read(root: &Path) -> Result<Origins, String> {
        let source = root.join("bindings/ir-capi/src");
        let generated = names(&source.join("from_definitions"))?;
        Ok(Origins { generated, absent: names(&source.join("absent"))? })
    }

    /// The origin of a function, in the words of `book/src/reference/c-api.md`.
    #[must_use]
    pub fn of(&self, function: &str) -> &'static str {
        match function {
            _ if self.generated.contains(function) => "generated",
            _ if self.absent.contains(function) => "absent",
            _ => "hand-written",
        }
    }
}

/// The functions of `mlir-c` that the sources in a folder define.
fn names(folder: &Path) -> Result<BTreeSet<String>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let text = fs::read_to_string(entry.map_err(failed)?.path()).map_err(failed)?;
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let words = code.flat_map(|line| line.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()));
        found.extend(words.filter(|word| word.starts_with("mlir")).map(str::to_owned));
    }
    Ok(found)
}
