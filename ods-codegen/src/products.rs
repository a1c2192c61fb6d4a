//! The outputs of a dialect: what there is, what each is called, and what makes it.

use heck::ToUpperCamelCase;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use ods_parser::source::SourceMap;

use crate::docs::OpOptions;
use crate::model::{DefKind, InterfaceKind};
use crate::python::{DefBindings, OpBindings, StubOptions};
use crate::{Output, capi, codes, docs, json, model, python, rust};

/// The subject of the outputs.
#[derive(Clone, Debug, Default)]
pub struct Target {
    /// The dialect.
    pub dialect: String,
    /// The name of an extension of it; empty for the dialect itself.
    pub extension: String,
    /// The name of the group that the passes form.
    pub pass_group: String,
    /// Options of stubs.
    pub stubs: StubOptions,
}

impl Target {
    /// The dialect, or an extension of it, with the usual names.
    #[must_use]
    pub fn new(dialect: &str, extension: &str) -> Target {
        Target {
            dialect: dialect.to_owned(),
            extension: extension.to_owned(),
            pass_group: dialect.to_upper_camel_case(),
            stubs: StubOptions::default(),
        }
    }
}

/// A generated file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Its path from the folder of all outputs, with slashes.
    pub path: String,
    /// All of it.
    pub text: String,
}

/// An output of a dialect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Product {
    /// The Python module of operations, or its stub.
    PythonOps(Form),
    /// The Python module of enums, or its stub.
    PythonEnums(Form),
    /// The Python module of types and attributes, or its stub.
    PythonTypes(Form),
    /// The Python module that modules of types and attributes import.
    PythonReflect,
    /// Documentation of the dialect.
    DialectDoc,
    /// Documentation of operations.
    OpDoc,
    /// Documentation of attributes or types.
    DefDoc(DefKind),
    /// Documentation of enums.
    EnumDoc,
    /// Documentation of the interfaces of the main file.
    InterfaceDocs(InterfaceKind),
    /// Documentation of passes.
    PassDoc,
    /// The C header of passes.
    PassHeader,
    /// The C++ after the header.
    PassSource,
    /// The model as JSON.
    Model,
    /// The dialect in Rust, to be included in a module.
    Rust,
}

/// The group of a product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Rust.
    Rust,
    /// Python modules and their stubs.
    Python,
    /// Documentation in Markdown.
    Docs,
    /// The C interface of passes.
    CApi,
    /// The model as JSON.
    Model,
}

/// Which of the two files of a Python module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The module.
    Module,
    /// The stub, which type checkers read in place of the module.
    Stub,
}

impl Product {
    /// All, the costly ones first.
    const ALL: [Product; 20] = [
        Product::Rust,
        Product::PythonOps(Form::Module),
        Product::DialectDoc,
        Product::OpDoc,
        Product::Model,
        Product::PythonOps(Form::Stub),
        Product::PythonTypes(Form::Module),
        Product::PythonTypes(Form::Stub),
        Product::PythonEnums(Form::Module),
        Product::PythonEnums(Form::Stub),
        Product::PythonReflect,
        Product::DefDoc(DefKind::Attr),
        Product::DefDoc(DefKind::Type),
        Product::EnumDoc,
        Product::InterfaceDocs(InterfaceKind::Attr),
        Product::InterfaceDocs(InterfaceKind::Op),
        Product::InterfaceDocs(InterfaceKind::Type),
        Product::PassDoc,
        Product::PassHeader,
        Product::PassSource,
    ];

    /// The products that the definitions have something to say for.
    ///
    /// # Errors
    /// When it cannot be read which dialect a definition belongs to.
    pub fn of(
        records: &Records,
        sources: &SourceMap,
        target: &Target,
    ) -> Result<Vec<Product>, Vec<Diagnostic>> {
        let mut products = Vec::new();
        for product in Product::ALL {
            if product.has_content(records, sources, target)? {
                products.push(product);
            }
        }
        Ok(products)
    }

    fn has_content(self, records: &Records, sources: &SourceMap, target: &Target) -> model::Result<bool> {
        let is_extension = !target.extension.is_empty();
        Ok(match self {
            Product::Model => true,
            Product::PythonOps(_) => has_of_dialect(records, "Op", "opDialect", &target.dialect)?,
            Product::OpDoc => records.derived("Op").next().is_some(),
            Product::DefDoc(kind) => records.derived(kind.class()).next().is_some(),
            Product::PythonEnums(_) | Product::EnumDoc => model::enums(records).next().is_some(),
            Product::Rust => {
                let dialect = &target.dialect;
                !is_extension
                    && (has_of_dialect(records, "Op", "opDialect", dialect)? || has_defs(records, dialect)?)
            }
            // An extension shares the types and attributes of its dialect.
            Product::PythonTypes(_) | Product::PythonReflect => {
                !is_extension && has_defs(records, &target.dialect)?
            }
            Product::DialectDoc => !is_extension && records.class("Op").is_some(),
            Product::InterfaceDocs(kind) => {
                records.class(kind.class()).is_some()
                    && model::own_interfaces(records, sources, kind)?.next().is_some()
            }
            Product::PassDoc | Product::PassHeader | Product::PassSource => {
                records.derived("PassBase").next().is_some()
            }
        })
    }

    /// The group of the product.
    #[must_use]
    pub fn group(self) -> Group {
        match self {
            Product::Rust => Group::Rust,
            Product::PythonOps(_)
            | Product::PythonEnums(_)
            | Product::PythonTypes(_)
            | Product::PythonReflect => Group::Python,
            Product::DialectDoc
            | Product::OpDoc
            | Product::DefDoc(_)
            | Product::EnumDoc
            | Product::InterfaceDocs(_)
            | Product::PassDoc => Group::Docs,
            Product::PassHeader | Product::PassSource => Group::CApi,
            Product::Model => Group::Model,
        }
    }

    /// The path of the file, from the folder of all outputs.
    #[must_use]
    pub fn path(self, target: &Target) -> String {
        let name = if target.extension.is_empty() { &target.dialect } else { &target.extension };
        let ending = |form| if form == Form::Module { "py" } else { "pyi" };
        match self {
            Product::PythonOps(form) => format!("python/_{name}_ops_gen.{}", ending(form)),
            Product::PythonEnums(form) => format!("python/_{name}_enum_gen.{}", ending(form)),
            Product::PythonTypes(form) => format!("python/_{name}_types_gen.{}", ending(form)),
            Product::PythonReflect => "python/_ods_reflect.py".to_owned(),
            Product::DialectDoc => format!("docs/{name}.md"),
            Product::OpDoc => format!("docs/{name}_ops.md"),
            Product::DefDoc(DefKind::Attr) => format!("docs/{name}_attrs.md"),
            Product::DefDoc(DefKind::Type) => format!("docs/{name}_types.md"),
            Product::EnumDoc => format!("docs/{name}_enums.md"),
            Product::InterfaceDocs(InterfaceKind::Attr) => format!("docs/{name}_attr_interfaces.md"),
            Product::InterfaceDocs(InterfaceKind::Op) => format!("docs/{name}_op_interfaces.md"),
            Product::InterfaceDocs(InterfaceKind::Type) => format!("docs/{name}_type_interfaces.md"),
            Product::InterfaceDocs(InterfaceKind::Dialect) => format!("docs/{name}_dialect_interfaces.md"),
            Product::PassDoc => format!("docs/{name}_passes.md"),
            Product::PassHeader => format!("capi/{}Passes.h", target.pass_group),
            Product::PassSource => format!("capi/{}Passes.cpp", target.pass_group),
            Product::Model => format!("{name}.json"),
            Product::Rust => format!("rust/{name}.rs"),
        }
    }

    /// The last part of the path.
    #[must_use]
    pub fn file_name(self, target: &Target) -> String {
        let path = self.path(target);
        path.rsplit_once('/').map_or(path.clone(), |(_, name)| name.to_owned())
    }

    /// Makes the text.
    ///
    /// # Errors
    /// All mistakes that the emitter meets.
    pub fn emit(self, records: &Records, sources: &SourceMap, target: &Target) -> Output {
        let ops = OpBindings { dialect: target.dialect.clone(), extension: target.extension.clone() };
        let defs = DefBindings { dialect: target.dialect.clone() };
        match self {
            Product::PythonOps(Form::Module) => python::op_bindings(records, &ops),
            Product::PythonOps(Form::Stub) => python::op_stubs(records, &ops, &target.stubs),
            Product::PythonEnums(Form::Module) => python::enum_bindings(records),
            Product::PythonEnums(Form::Stub) => python::enum_stubs(records, &target.stubs),
            Product::PythonTypes(Form::Module) => python::def_bindings(records, sources, &defs),
            Product::PythonTypes(Form::Stub) => python::def_stubs(records, sources, &defs, &target.stubs),
            Product::PythonReflect => Ok(python::REFLECT_MODULE.to_owned()),
            Product::DialectDoc => {
                docs::dialect_doc(records, sources, Some(&target.dialect), &OpOptions::default())
            }
            Product::OpDoc => docs::op_doc(records, sources, &OpOptions::default()),
            Product::DefDoc(kind) => docs::def_doc(records, kind),
            Product::EnumDoc => docs::enum_doc(records),
            Product::InterfaceDocs(kind) => docs::interface_docs(records, sources, kind),
            Product::PassDoc => docs::pass_doc(records),
            Product::PassHeader => capi::pass_header(records, &target.pass_group),
            Product::PassSource => capi::pass_source(records, &target.pass_group),
            Product::Model => json::model_json(records, sources, Some(&target.dialect)),
            Product::Rust => rust::dialect(
                records,
                sources,
                &rust::Options { dialect: Some(&target.dialect), ..rust::Options::default() },
            ),
        }
    }
}

/// Whether a mistake is none of the definitions: an output has no form for them.
#[must_use]
pub fn is_unsupported(diagnostic: &Diagnostic) -> bool {
    diagnostic.code == codes::UNSUPPORTED
}

/// Whether a record of the class belongs to the dialect.
fn has_of_dialect(records: &Records, class: &str, field: &str, dialect: &str) -> model::Result<bool> {
    for record in records.derived(class) {
        if record.def(field)?.string("name")? == dialect {
            return Ok(true);
        }
    }
    Ok(false)
}

fn has_defs(records: &Records, dialect: &str) -> model::Result<bool> {
    for kind in [DefKind::Attr, DefKind::Type] {
        // The modules need both classes, and the file that defines one defines the other.
        if records.class(kind.class()).is_none() {
            return Ok(false);
        }
    }
    Ok(has_of_dialect(records, "AttrDef", "dialect", dialect)?
        || has_of_dialect(records, "TypeDef", "dialect", dialect)?)
}
