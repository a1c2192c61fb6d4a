//! Compares the handwritten functions of upstream's `mlir-c/Dialect/*.h` with generated ones.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::emitted;
use super::own::Origins;
use crate::installed;

/// Functions that do not follow from definitions, by the beginning of their names, with the reason.
const NOT_STATED: [(&str, &str); 32] = [
    ("mlirTypeIsAQuantized", "a C++ class without a definition"),
    ("mlirTypeIsAAnyQuantized", "a C++ class without a definition"),
    ("mlirTypeIsAUniformQuantized", "a C++ class without a definition"),
    ("mlirTypeIsACalibratedQuantized", "a C++ class without a definition"),
    ("mlirQuantizedType", "a C++ class without a definition"),
    ("mlirAnyQuantizedType", "a C++ class without a definition"),
    ("mlirUniformQuantized", "a C++ class without a definition"),
    ("mlirCalibratedQuantizedType", "a C++ class without a definition"),
    ("mlirLLVMVoidType", "a C++ class without a definition"),
    ("mlirGPUAsyncTokenType", "a C++ class without a definition"),
    ("mlirTypeIsAGPUAsyncTokenType", "a C++ class without a definition"),
    ("mlirTypeIsAPDLType", "a test of a C++ base class"),
    ("mlirSMTTypeIsAny", "a test in C++"),
    ("mlirSMTAttrIsASMTAttribute", "a test in C++"),
    ("mlirLLVMStructTypeIs", "a C++ method"),
    ("mlirLLVMStructTypeGetNumElementTypes", "a C++ method"),
    ("mlirLLVMStructTypeGetElementType", "a C++ method"),
    ("mlirLLVMStructTypeGetIdentifier", "a C++ method"),
    ("mlirLLVMStructTypeLiteralGet", "a C++ method"),
    ("mlirLLVMStructTypeIdentified", "a C++ method"),
    ("mlirLLVMStructTypeOpaqueGet", "a C++ method"),
    ("mlirLLVMStructTypeSetBody", "a C++ method"),
    ("mlirLLVMDICompositeTypeAttrGetRecSelf", "a C++ method"),
    ("mlirLLVMDISubprogramAttrGetRecSelf", "a C++ method"),
    ("mlirComplexAttrDouble", "the value is a C++ 'APFloat'"),
    ("mlirComplexAttrGetImag", "the value is a C++ 'APFloat'"),
    ("mlirComplexAttrGetReal", "the value is a C++ 'APFloat'"),
    ("mlirSparseTensorEncodingGetLvlRank", "a C++ method"),
    ("mlirSparseTensorEncodingAttr", "values of a C++ class"),
    ("mlirLoadIRDLDialects", "a C++ function"),
    ("mlirLinalg", "a C++ function"),
    ("mlirFunc", "a C++ function"),
];

/// Dialects whose C functions do not contain the name of the dialect.
const WITHOUT_NAME: [&str; 1] = ["quant"];

/// A function's result and the types of its parameters.
pub(super) type Signature = (String, Vec<String>);

/// Outcomes for the functions of all headers.
#[derive(Debug, Default)]
pub struct Comparison {
    /// Functions that are generated with the same name and signature.
    pub equal: usize,
    /// Functions that are not generated alike, although they follow from definitions.
    pub different: usize,
    /// Functions that do not follow from definitions.
    pub not_stated: usize,
    /// Number of functions of each origin in this project's C library.
    pub origins: BTreeMap<&'static str, usize>,
    /// The table in Markdown.
    pub table: String,
}

/// Compares the functions of all headers with generated ones. `origins` has the origins of functions in this
/// project's C library.
///
/// # Errors
/// When headers or definitions cannot be read.
pub fn compare(include: &Path, origins: &Origins) -> Result<Comparison, String> {
    let folder = include.join("mlir-c/Dialect");
    let mut headers: Vec<_> = fs::read_dir(&folder)
        .map_err(|error| error.to_string())?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "h"))
        .collect();
    headers.sort();
    let mut comparison = Comparison::default();
    for path in headers {
        let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let functions = functions(&text);
        if !functions.is_empty() {
            comparison.header(&name, &functions, &generated(include, &name, &text)?, origins);
        }
    }
    Ok(comparison)
}

/// The generated functions for the dialect of a header.
fn generated(include: &Path, name: &str, header: &str) -> Result<BTreeMap<String, Signature>, String> {
    let folder = if name == "LLVM" { "LLVMIR" } else { name };
    let folder = include.join("mlir/Dialect").join(folder);
    let outcome = installed::read(include, &folder).map_err(|error| error.to_string())?;
    let outcome = outcome.ok_or_else(|| format!("{} defines nothing", folder.display()))?;
    let registration = header.split_once("_DIALECT_REGISTRATION(").and_then(|(_, rest)| rest.split_once(')'));
    let dialect = registration.and_then(|(names, _)| names.split(',').nth(1)).unwrap_or_default().trim();
    let without = [("dialect-prefix", "")];
    let options: &[(&str, &str)] = if WITHOUT_NAME.contains(&dialect) { &without } else { &[] };
    Ok(functions(&emitted(&outcome, "c-header", dialect, options)?))
}

impl Comparison {
    fn header(
        &mut self,
        name: &str,
        functions: &BTreeMap<String, Signature>,
        generated: &BTreeMap<String, Signature>,
        origins: &Origins,
    ) {
        let _ = write!(
            self.table,
            "\n## {name}.h\n\n| function | of the definitions | in our library |\n| --- | --- | --- |\n"
        );
        for (function, signature) in functions {
            let reason = NOT_STATED.iter().find(|(start, _)| function.starts_with(start));
            let outcome = match (generated.get(function), reason) {
                (Some(found), _) if found == signature => {
                    self.equal += 1;
                    "equal".to_owned()
                }
                (Some((result, parameters)), _) => {
                    self.different += 1;
                    format!("generated with ({}), result {result}", parameters.join(", "))
                }
                (None, Some((_, reason))) => {
                    self.not_stated += 1;
                    format!("not stated: {reason}")
                }
                (None, None) => {
                    self.different += 1;
                    "generated under another name, or from other values".to_owned()
                }
            };
            let origin = origins.of(function);
            *self.origins.entry(origin).or_default() += 1;
            let _ = writeln!(self.table, "| `{function}` | {outcome} | {origin} |");
        }
    }
}

/// The functions that a header declares, without names of parameters, `const` and the word `enum`.
pub(super) fn functions(header: &str) -> BTreeMap<String, Signature> {
    let text = without_comments(header).split_whitespace().collect::<Vec<_>>().join(" ");
    let text = text.replace("enum ", "").replace("unsigned int ", "unsigned ");
    let mut found = BTreeMap::new();
    for declaration in text.split("MLIR_CAPI_EXPORTED").skip(1) {
        let declaration = declaration.split(';').next().unwrap_or_default();
        let Some((start, parameters)) = declaration.split_once('(') else { continue };
        let start = start.split_whitespace().collect::<Vec<_>>().join(" ");
        let Some((result, name)) = start.rsplit_once([' ', '*']) else { continue };
        let parameters = parameters.trim_end().trim_end_matches(')').split(',').map(parameter_type);
        let parameters = parameters.filter(|ty| !ty.is_empty() && ty != "void").collect();
        found.insert(name.to_owned(), (result.trim().to_owned(), parameters));
    }
    found
}

/// `MlirType const *types` → `MlirType *`
fn parameter_type(text: &str) -> String {
    let text = text.replace('*', " * ");
    let mut words: Vec<&str> = text.split_whitespace().filter(|word| *word != "const").collect();
    if words.len() > 1 && words.last().is_some_and(|last| *last != "*") {
        words.pop();
    }
    words.join(" ")
}

fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("/*") {
        out.push_str(&rest[..at]);
        rest = rest[at..].split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_compared_without_names() {
        let ours = functions("MLIR_CAPI_EXPORTED bool f(\n    MlirType const *a, unsigned b);");
        let theirs = functions("MLIR_CAPI_EXPORTED bool\nf(const MlirType *, unsigned int x); // void");
        assert_eq!(ours, theirs);
        assert_eq!(ours["f"], ("bool".to_owned(), vec!["MlirType *".to_owned(), "unsigned".to_owned()]));
    }
}
