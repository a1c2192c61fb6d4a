//! The stub of the module of types and attributes.

use super::{StubOptions, enums, stub};
use crate::collect::each;
use crate::model::{DefKind, Result};
use crate::python::defs::{Class, DefBindings, DefTable, ParameterKind, content};
use crate::python::types::plain_values;
use crate::{Output, Records, SourceMap, Writer};

/// Writes the stub of [`def_bindings`]' module.
///
/// ```text
/// class PointerType(_ods_ir.Type):
///     __match_args__ = ("pointee",)
///     def __init__(self, cast_from_type: _ods_ir.Type) -> None: ...
///     @builtins.staticmethod
///     def isinstance(other: builtins.object) -> builtins.bool: ...
///     @builtins.classmethod
///     def get(cls, pointee: _ods_ir.Type, *, context: _ods_ir.Context | None = None) -> _typing.Self: ...
///     @builtins.property
///     def pointee(self) -> _ods_ir.Type: ...
/// ```
///
/// [`def_bindings`]: super::super::def_bindings
///
/// # Errors
/// As the module's.
pub fn def_stubs(
    records: &Records,
    sources: &SourceMap,
    bindings: &DefBindings,
    options: &StubOptions,
) -> Output {
    let content = content(records, sources, bindings)?;
    let mut out = Writer::new("    ");
    each(&mut out, &content.enums, |out, enumeration| enums::emit(*enumeration, out))?;
    each(&mut out, &content.classes, |out, class| emit(class, &content.known, out))?;
    Ok(stub(options, out))
}

fn emit(class: &Class<'_>, known: &DefTable<'_>, out: &mut Writer) -> Result<()> {
    let base = class.base();
    let get = class.arguments(
        |parameter| {
            let given = given(&parameter.kind, known)?;
            Ok(match parameter.default {
                Some(_) => format!("{}: {given} | None = None", parameter.name),
                None => format!("{}: {given}", parameter.name),
            })
        },
        "context: _ods_ir.Context | None = None",
    )?;
    out.blank();
    out.line(format_args!("class {}(_ods_ir.{base}):", class.name));
    out.indented(|out| {
        let cast = class.cast_argument();
        out.line(format_args!("__match_args__ = {}", class.match_args()));
        out.line(format_args!("def __init__(self, {cast}: _ods_ir.{base}) -> None: ..."));
        out.line("@builtins.staticmethod");
        out.line("def isinstance(other: builtins.object) -> builtins.bool: ...");
        out.line("@builtins.classmethod");
        out.line(format_args!("def get({get}) -> _typing.Self: ..."));
        for parameter in &class.parameters {
            let got = got(&parameter.kind, known)?;
            let rest = if parameter.default.as_deref() == Some("None") { " | None" } else { "" };
            out.line("@builtins.property");
            out.line(format_args!("def {}(self) -> {got}{rest}: ...", parameter.name));
        }
        Ok(())
    })
}

/// The return type of a property.
fn got(kind: &ParameterKind<'_>, known: &DefTable<'_>) -> Result<String> {
    Ok(match kind {
        ParameterKind::Integer => "builtins.int".to_owned(),
        ParameterKind::Boolean => "builtins.bool".to_owned(),
        ParameterKind::Float => "builtins.float".to_owned(),
        ParameterKind::String | ParameterKind::Text => "builtins.str".to_owned(),
        ParameterKind::AffineMap => "_ods_ir.AffineMap".to_owned(),
        ParameterKind::Enum(of, _) => of.class_name()?.to_owned(),
        ParameterKind::Builtin(_, class) => format!("_ods_ir.{class}"),
        ParameterKind::List(of) => format!("builtins.list[{}]", got(of, known)?),
        ParameterKind::Def(kind, of) => {
            match of.filter(|of| of.dialect == known.dialect && of.mnemonic.is_some()) {
                Some(of) => of.class.to_owned(),
                None => base(*kind).to_owned(),
            }
        }
    })
}

/// Python's types of numbers.
const NUMBERS: [&str; 2] = ["builtins.float", "builtins.int"];

/// The parameter type of `get`.
fn given(kind: &ParameterKind<'_>, known: &DefTable<'_>) -> Result<String> {
    Ok(match kind {
        ParameterKind::Enum(of, _) => format!("{} | builtins.int | builtins.str", of.class_name()?),
        // A number alone does not determine the type of its attribute.
        ParameterKind::Builtin(_, class) => {
            match plain_values(class).filter(|plain| !NUMBERS.contains(plain)) {
                Some(plain) => format!("_ods_ir.{class} | {plain}"),
                None => format!("_ods_ir.{class}"),
            }
        }
        ParameterKind::List(of) => format!("_abc.Sequence[{}]", given(of, known)?),
        // An instance of the general class is converted to this one.
        ParameterKind::Def(kind, _) => base(*kind).to_owned(),
        kind => got(kind, known)?,
    })
}

fn base(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Type => "_ods_ir.Type",
        DefKind::Attr => "_ods_ir.Attribute",
    }
}
