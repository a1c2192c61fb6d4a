//! The files of a package as outputs, which only `odsgen build --python` writes.

use super::content::{Content, module_name};
use super::{PLAN, VERSION, module, passes, project, reference, runtime_of_stubs};
use crate::emit::{Emitter, Failure, Input, Opt, OutputGroup, PYTHON_PACKAGE, Settings};
use crate::model::{self, Result};
use crate::python::defs::DefBindings;
use crate::python::emitters::{GROUP, PACKAGE};
use crate::rust::plan;

/// The outputs.
pub(crate) static EMITTERS: &[&dyn Emitter] = &[
    &File::Project,
    &File::Readme,
    &File::Init,
    &File::Marker,
    &File::Common,
    &File::CommonStub,
    &File::Plan,
    &File::Module,
    &File::Stub,
    &File::Passes,
    &File::PassesStub,
];

/// A file of a package.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum File {
    /// `pyproject.toml`
    Project,
    /// `README.md`
    Readme,
    /// `toy/__init__.py`
    Init,
    /// `toy/py.typed`, which marks the package as typed
    Marker,
    /// `toy/_ods_common.py`
    Common,
    /// `toy/_ods_common.pyi`
    CommonStub,
    /// `toy/plan.json`, with which `ods` registers the dialect
    Plan,
    /// `toy/toy.py`
    Module,
    /// `toy/toy.pyi`
    Stub,
    /// `toy/passes.py`
    Passes,
    /// `toy/passes.pyi`
    PassesStub,
}

impl Emitter for File {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn options(&self) -> &'static [&'static Opt] {
        &[&PYTHON_PACKAGE, &VERSION, &PACKAGE]
    }

    fn path(&self, settings: &Settings) -> Option<String> {
        let package = settings.get(&PYTHON_PACKAGE)?;
        let module = module_name(settings.dialect().unwrap_or_default());
        Some(match self {
            File::Project => "pyproject.toml".to_owned(),
            File::Readme => "README.md".to_owned(),
            File::Init => format!("{package}/__init__.py"),
            File::Marker => format!("{package}/py.typed"),
            File::Common => format!("{package}/_ods_common.py"),
            File::CommonStub => format!("{package}/_ods_common.pyi"),
            File::Plan => format!("{package}/{PLAN}"),
            File::Module => format!("{package}/{module}.py"),
            File::Stub => format!("{package}/{module}.pyi"),
            File::Passes => format!("{package}/passes.py"),
            File::PassesStub => format!("{package}/passes.pyi"),
        })
    }

    fn needs_dialect(&self) -> bool {
        true
    }

    fn has_content(&self, input: &Input<'_>) -> Result<bool> {
        Ok(match self {
            File::Passes | File::PassesStub => {
                model::own_passes(input.records, input.sources).next().is_some()
            }
            _ => true,
        })
    }

    fn emit(&self, input: &Input<'_>) -> std::result::Result<String, Failure> {
        let settings = input.settings;
        let bindings = DefBindings { dialect: settings.dialect().unwrap_or_default().to_owned() };
        if !settings.extension().is_empty() {
            let message = "'--python' is for a dialect, and '--extension' for a part of one";
            return Err(Failure::Usage(message.to_owned()));
        }
        let content = Content::new(input.records, input.sources, &bindings)?;
        let package = settings.text(&PYTHON_PACKAGE);
        let runtime = settings.text(&PACKAGE);
        Ok(match self {
            File::Project => project::pyproject(package, settings.text(&VERSION), &content, runtime),
            File::Readme => reference::readme(package, &content, runtime)?,
            File::Init => project::init(&bindings.dialect),
            File::Marker => String::new(),
            File::Common => project::common(runtime),
            File::CommonStub => project::common_stub(runtime_of_stubs(settings, runtime)),
            File::Plan => plan::plan(input.records, input.sources, Some(&bindings.dialect))?,
            File::Module => module::module(&content)?,
            File::Stub => module::stub(&content, runtime_of_stubs(settings, runtime))?,
            File::Passes => passes::module(&content)?,
            File::PassesStub => passes::stub(&content)?,
        })
    }
}
