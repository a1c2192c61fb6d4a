//! The README of a package: how it is installed and used, and a reference of everything in it.

use super::content::Content;
use super::documentation::{dedented, def_text, operation_text};
use super::{passes, runtimes};
use crate::collect::each;
use crate::model::{Argument, Enum, Named, Operation, Pass, Result};
use crate::python::builder::{self, Role};
use crate::python::defs::Class;
use crate::python::names::sanitized;
use crate::python::value_builder;
use crate::{Output, Writer};

/// Writes the README.
///
/// ````text
/// # toy: the MLIR dialect 'toy'
///
/// …
/// ## Operations
///
/// ### `toy.add`
///
/// ```python
/// toy.add(lhs, rhs, *, results=None, loc=None, ip=None) -> ir.OpResult
/// ```
///
/// Adds two numbers.
///
/// | | | |
/// | --- | --- | --- |
/// | `lhs` | operand | 32-bit signless integer |
/// ````
///
/// # Errors
/// All errors in definitions.
pub(super) fn readme(package: &str, content: &Content<'_>, runtime: &str) -> Output {
    let mut out = Writer::new("    ");
    introduction(&mut out, package, content, runtime);
    let module = content.module();
    section(&mut out, "Operations", content.operations.is_empty());
    each(&mut out, &content.operations, |out, operation| self::operation(out, &module, operation))?;
    let classes = content.defs.as_ref().map_or(&[][..], |defs| &defs.classes);
    section(&mut out, "Types and attributes", classes.is_empty());
    each(&mut out, classes, |out, class| definition(out, &module, class))?;
    section(&mut out, "Enums", content.enums.is_empty());
    each(&mut out, &content.enums, |out, of| enumeration(out, &module, *of))?;
    section(&mut out, "Passes", content.passes.is_empty());
    each(&mut out, &content.passes, |out, of| pass(out, *of))?;
    Ok(out.finish())
}

fn introduction(out: &mut Writer, package: &str, content: &Content<'_>, runtime: &str) {
    let (name, module) = (content.name, content.module());
    let runtimes = runtimes(runtime);
    out.add(format_args!("# {package}: the MLIR dialect '{name}'\n\n"));
    let about = [content.dialect.summary().trim().to_owned(), dedented(content.dialect.description())];
    for text in about.into_iter().filter(|text| !text.is_empty()) {
        out.add(format_args!("{text}\n\n"));
    }
    out.add(format_args!(
        "`pip install .` in this folder installs the package. It needs the package `{}` when it is imported.\n\n",
        runtimes.join("` or `")
    ));
    out.add(format_args!("```python\nfrom {} import ir\nfrom {package} import {module}\n```\n", runtimes[0]));
}

fn section(out: &mut Writer, title: &str, is_empty: bool) {
    if !is_empty {
        out.add(format_args!("\n## {title}\n"));
    }
}

/// Writes a heading, a signature and documentation.
fn entry(out: &mut Writer, title: &str, signature: &str, documentation: &str) {
    out.add(format_args!("\n### {title}\n\n```python\n{signature}\n```\n"));
    if !documentation.is_empty() {
        out.add(format_args!("\n{documentation}\n"));
    }
}

/// Writes rows with a header of two or three columns; nothing if there are none.
fn table<const N: usize>(out: &mut Writer, header: [&str; N], rows: &[[String; N]]) {
    if rows.is_empty() {
        return;
    }
    let cell = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|");
    out.add(format_args!("\n| {} |\n|{}\n", header.join(" | "), " --- |".repeat(N)));
    for row in rows {
        let cells: Vec<String> = row.iter().map(|text| cell(text)).collect();
        out.add(format_args!("| {} |\n", cells.join(" | ")));
    }
}

fn operation(out: &mut Writer, module: &str, operation: &Operation<'_>) -> Result<()> {
    let parameters = builder::parameters(operation)?;
    let shown = parameters.iter().map(|parameter| match parameter.role {
        Role::Mark => "*".to_owned(),
        _ => format!("{}{}", parameter.name, parameter.default()),
    });
    let shown: Vec<String> = shown.collect();
    let (function, returned) = (value_builder::function_name(operation), value_builder::returned(operation));
    let returned = returned.replace("_ods_ir.", "ir.").replace("_Union", "Union");
    let signature = format!("{module}.{function}({}) -> {returned}", shown.join(", "));
    let title = format!("`{}`: `{}`", operation.name(), operation.class_name);
    entry(out, &title, &signature, &operation_text(operation, "```")?);
    table(out, ["property", "", ""], &members(operation));
    Ok(())
}

/// The properties of an operation: name, kind and constraint.
fn members(operation: &Operation<'_>) -> Vec<[String; 3]> {
    fn row<T>(named: &Named<'_, T>, kind: &str, summary: &str) -> Option<[String; 3]> {
        (!named.name.is_empty())
            .then(|| [format!("`{}`", sanitized(named.name)), kind.to_owned(), summary.to_owned()])
    }
    let arguments = operation.arguments.iter().filter_map(|argument| match *argument {
        Argument::Operand(index) => {
            let operand = &operation.operands[index];
            row(operand, "operand", operand.constraint.constraint().summary())
        }
        Argument::Attribute(index) => {
            let attribute = &operation.attributes[index];
            row(attribute, "attribute", attribute.constraint.constraint().summary())
        }
        Argument::Property(_) => None,
    });
    let results = operation
        .results
        .iter()
        .filter_map(|result| row(result, "result", result.constraint.constraint().summary()));
    let regions = operation
        .regions
        .iter()
        .filter_map(|region| row(region, "region", region.constraint.constraint().summary()));
    arguments.chain(results).chain(regions).collect()
}

fn definition(out: &mut Writer, module: &str, class: &Class<'_>) -> Result<()> {
    let argument = |parameter: &crate::python::defs::Parameter<'_>| {
        Ok(format!("{}{}", parameter.name, if parameter.default.is_some() { "=None" } else { "" }))
    };
    let arguments = class.arguments(argument, "context=None")?;
    let arguments = arguments.strip_prefix("cls, ").unwrap_or(&arguments);
    let signature = format!("{module}.{}.get({arguments})", class.name);
    let title = match class.def.mnemonic()? {
        Some(mnemonic) => {
            format!(
                "`{}{}.{mnemonic}`: `{}`",
                class.def.kind().sigil(),
                class.def.dialect()?.name()?,
                class.name
            )
        }
        None => format!("`{}`", class.name),
    };
    entry(out, &title, &signature, &def_text(&class.def, "```")?);
    let parameters = class.parameters.iter().zip(class.def.parameters());
    let rows = parameters.map(|(parameter, of)| {
        Ok([format!("`{}`", parameter.name), format!("`{}`", of.cpp_type()?), parameter.summary.to_owned()])
    });
    table(out, ["property", "in C++", ""], &rows.collect::<Result<Vec<_>>>()?);
    Ok(())
}

fn enumeration(out: &mut Writer, module: &str, of: Enum<'_>) -> Result<()> {
    let class = of.class_name()?;
    out.add(format_args!("\n### `{module}.{class}`\n"));
    let about = [of.summary()?.trim().to_owned(), dedented(of.description()?)];
    for text in about.into_iter().filter(|text| !text.is_empty()) {
        out.add(format_args!("\n{text}\n"));
    }
    let rows = Content::cases(of)?.into_iter();
    let rows =
        rows.map(|(name, value, text)| [format!("`{class}.{name}`"), value.to_string(), format!("`{text}`")]);
    table(out, ["case", "value", "text"], &rows.collect::<Vec<_>>());
    Ok(())
}

fn pass(out: &mut Writer, pass: Pass<'_>) -> Result<()> {
    let signature = format!("passes.{}({})", passes::function(pass)?, passes::signature(pass, false)?);
    let about = [pass.summary()?.trim().to_owned(), dedented(pass.description()?)];
    let about: Vec<String> = about.into_iter().filter(|text| !text.is_empty()).collect();
    entry(out, &format!("`-{}`", pass.argument()?), &signature, &about.join("\n\n"));
    let rows: Vec<[String; 2]> =
        passes::options(pass)?.into_iter().map(|(name, text)| [format!("`{name}`"), text]).collect();
    table(out, ["option", ""], &rows);
    Ok(())
}
