//! `-gen-op-interface-docs`, `-gen-attr-interface-docs`, `-gen-type-interface-docs`: interfaces and their
//! methods.

use super::{Language, Words, text};
use crate::collect::each;
use crate::model::{Interface, InterfaceKind, InterfaceMethod, Result, own_interfaces};
use crate::rust::{DescribedMethod, described_methods};
use crate::{Output, Records, SourceMap, Writer};

/// Documents the interfaces of one kind that the main file defines.
///
/// ````text
/// # OpInterface definitions
///
/// ## CallOpInterface (`CallOpInterface`)
///
/// A call-like operation …
///
/// ### Methods:
///
/// #### `getCallableForCallee`
///
/// ```c++
/// ::mlir::CallInterfaceCallable getCallableForCallee();
/// ```
///
/// Returns the callee of this call-like operation.
///
/// NOTE: This method *must* be implemented by the user.
/// ````
///
/// # Errors
/// When there is no class of such interfaces, or a field of one has another type.
pub fn interface_docs(
    records: &Records,
    sources: &SourceMap,
    kind: InterfaceKind,
    language: Language,
) -> Output {
    let mut out = Words::new(language, records).page();
    let base = match kind {
        InterfaceKind::Op => "OpInterface",
        InterfaceKind::Attr => "AttributeInterface",
        InterfaceKind::Type => "TypeInterface",
        InterfaceKind::Dialect => "DialectInterface",
    };
    out.add(format_args!("\n# {base} definitions\n"));
    each(&mut out, own_interfaces(records, sources, kind)?, |out, interface| {
        let interface = interface?;
        let described = match language {
            Language::Cpp => {
                interface.methods()?.into_iter().map(|method| cpp_method(method).map(Some)).collect()
            }
            Language::Rust => described_methods(records, sources, interface, kind),
        };
        emit(out, interface, language, described?)
    })?;
    Ok(out.finish())
}

fn emit(
    out: &mut Writer,
    interface: Interface<'_>,
    language: Language,
    described: Vec<Option<DescribedMethod>>,
) -> Result<()> {
    let fence = if language == Language::Rust { "rust" } else { "c++" };
    out.add(format_args!("\n## {} (`{}`)\n", interface.cpp_name()?, interface.def_name()));
    text::description(out, interface.description()?);
    out.add("\n### Methods:\n");
    for (method, described) in interface.methods()?.into_iter().zip(described) {
        match &described {
            Some(DescribedMethod { name, declaration, .. }) => {
                out.add(format_args!("\n#### `{name}`\n\n```{fence}\n{declaration}\n```\n"));
            }
            None => {
                let name = method.name()?;
                out.add(format_args!(
                    "\n#### `{name}`\n\nThe trait lacks this method, because Rust lacks its types.\n"
                ));
            }
        }
        text::description(out, method.description()?);
        if described.is_some_and(|described| described.is_required) {
            out.add("\nNOTE: This method *must* be implemented by the user.");
        }
        out.blank();
    }
    Ok(())
}

/// A method in C++. As in mlir-tblgen, one with a default implementation only counts as required.
fn cpp_method(method: InterfaceMethod<'_>) -> Result<DescribedMethod> {
    Ok(DescribedMethod {
        name: method.name()?.to_owned(),
        declaration: signature(method)?,
        is_required: method.body()?.is_none(),
    })
}

/// `static int name(bool a, T *b);`
fn signature(method: InterfaceMethod<'_>) -> Result<String> {
    let arguments: Vec<String> =
        method.arguments()?.iter().map(|argument| declaration(argument.cpp_type, argument.name)).collect();
    let before = if method.is_static() { "static " } else { "" };
    let named = declaration(method.return_type()?, method.name()?);
    Ok(format!("{before}{named}({});", arguments.join(", ")))
}

/// A C++ type and a name, with a space between them unless the type ends with `&` or `*`.
fn declaration(cpp_type: &str, name: &str) -> String {
    let cpp_type = text::trim(cpp_type);
    let space = if cpp_type.ends_with(['&', '*']) { "" } else { " " };
    format!("{cpp_type}{space}{name}")
}
