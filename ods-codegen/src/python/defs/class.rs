//! The class of a definition.

use super::elements::{Elements, Format};
use super::parameter::Parameter;
use super::{DefTable, elements};
use crate::model::{AttrOrTypeDef, DefKind, Result};
use crate::python::docstring;
use crate::python::literal::quoted;
use crate::python::literal::tuple;
use crate::{SourceMap, Writer};

/// The class of a definition, for the module and its stub.
pub struct Class<'r> {
    /// The definition.
    pub def: AttrOrTypeDef<'r>,
    pub name: &'r str,
    pub parameters: Vec<Parameter<'r>>,
    dialect: &'r str,
    format: Option<Elements>,
}

impl<'r> Class<'r> {
    /// The class of a definition.
    ///
    /// # Errors
    /// When a field has the wrong type, or the format is invalid.
    pub(super) fn new(
        def: AttrOrTypeDef<'r>,
        known: &DefTable<'r>,
        sources: &SourceMap,
    ) -> Result<Class<'r>> {
        let name = def.cpp_class_name()?;
        let parameters = Parameter::all(&def, known)?;
        let format = match elements::read(&def, sources)? {
            Format::Declared(elements) => Some(elements),
            Format::Code => None,
        };
        Ok(Class { name, parameters, dialect: def.dialect()?.name()?, format, def })
    }

    /// The class of the runtime that it derives from.
    pub fn base(&self) -> &'static str {
        match self.def.kind() {
            DefKind::Type => "Type",
            DefKind::Attr => "Attribute",
        }
    }

    /// The name of the constructor's argument, which is the runtime's.
    pub fn cast_argument(&self) -> &'static str {
        match self.def.kind() {
            DefKind::Type => "cast_from_type",
            DefKind::Attr => "cast_from_attr",
        }
    }

    /// The names of its parameters as a tuple, by which `match` takes a value apart.
    pub fn match_args(&self) -> String {
        tuple(&self.parameters.iter().map(|parameter| parameter.name.clone()).collect::<Vec<_>>())
    }

    /// Number of parameters before the first optional one. The others are keyword arguments if a required one
    /// is among them.
    fn leading(&self) -> usize {
        let optional = self.parameters.iter().position(|parameter| parameter.default.is_some());
        optional.unwrap_or(self.parameters.len())
    }

    /// The arguments of `get`, each as `shown` writes it.
    pub fn arguments(
        &self,
        shown: impl Fn(&Parameter<'r>) -> Result<String>,
        context: &str,
    ) -> Result<String> {
        let leading = self.leading();
        let is_mixed = self.parameters[leading..].iter().any(|parameter| parameter.default.is_none());
        let mut arguments = vec!["cls".to_owned()];
        for (index, parameter) in self.parameters.iter().enumerate() {
            if is_mixed && index == leading {
                arguments.push("*".to_owned());
            }
            arguments.push(shown(parameter)?);
        }
        if !is_mixed {
            arguments.push("*".to_owned());
        }
        arguments.push(context.to_owned());
        Ok(arguments.join(", "))
    }

    /// Writes the class.
    ///
    /// ```text
    /// class LValueType(_ods_ir.Type):
    ///     r"""
    ///     EmitC lvalue type
    ///     """
    ///
    ///     _ODS_DEFINITION = _ods_reflect.Definition(
    ///         "type",
    ///         "emitc",
    ///         "lvalue",
    ///         "emitc.lvalue",
    ///         parameters=(
    ///             _ods_reflect.Parameter("valueType", _ods_reflect.OfType()),
    ///         ),
    ///         format=("<", 0, ">"),
    ///     )
    ///
    ///     __match_args__ = ("value_type",)
    ///
    ///     def __init__(self, cast_from_type):
    ///         super().__init__(_ods_reflect.cast(self._ODS_DEFINITION, cast_from_type))
    ///
    ///     @builtins.staticmethod
    ///     def isinstance(other):
    ///         return _ods_reflect.test(LValueType._ODS_DEFINITION, other)
    ///
    ///     def __repr__(self):
    ///         return _ods_reflect.represent(self._ODS_DEFINITION, self.__match_args__, self)
    ///
    ///     @builtins.classmethod
    ///     def get(cls, value_type, *, context=None):
    ///         return cls(_ods_reflect.make(cls._ODS_DEFINITION, (value_type,), context))
    ///
    ///     @builtins.property
    ///     def value_type(self):
    ///         return _ods_reflect.read(self._ODS_DEFINITION, self, 0)
    /// ```
    ///
    /// # Errors
    /// When a field of the definition is of the wrong type.
    pub(super) fn emit(&self, known: &DefTable<'r>, out: &mut Writer) -> Result<()> {
        out.blank();
        out.blank();
        out.line(format_args!("class {}(_ods_ir.{}):", self.name, self.base()));
        out.indented(|out| {
            docstring::summarized(self.def.summary()?, self.def.description()?, out);
            self.emit_definition(known, out)?;
            self.emit_methods(out)
        })
    }

    fn emit_definition(&self, known: &DefTable<'r>, out: &mut Writer) -> Result<()> {
        out.line("_ODS_DEFINITION = _ods_reflect.Definition(");
        out.indented(|out| -> Result<()> {
            let kind = match self.def.kind() {
                DefKind::Type => "type",
                DefKind::Attr => "attribute",
            };
            let mnemonic = self.def.mnemonic()?.map_or_else(|| "None".to_owned(), quoted);
            for argument in [quoted(kind), quoted(self.dialect), mnemonic, quoted(&self.full_name()?)] {
                out.line(format_args!("{argument},"));
            }
            if !self.parameters.is_empty() {
                out.line("parameters=(");
                for parameter in &self.parameters {
                    let parameter = parameter.expression(known)?;
                    out.indented(|out| out.line(format_args!("{parameter},")));
                }
                out.line("),");
            }
            match &self.format {
                None => out.line("format=None,"),
                Some(elements) if elements.is_empty() => {}
                Some(elements) => out.line(format_args!("format={elements},")),
            }
            if let Some(index) = self.parameters.iter().position(|parameter| parameter.is_self_type) {
                out.line(format_args!("self_type={index},"));
            }
            Ok(())
        })?;
        out.line(")");
        Ok(())
    }

    /// The name in the runtime.
    fn full_name(&self) -> Result<String> {
        if let Some(mnemonic) = self.def.mnemonic()? {
            return Ok(format!("{}.{mnemonic}", self.dialect));
        }
        let name = self.def.registered_name();
        Ok(if name.is_empty() { format!("{}.{}", self.dialect, self.name) } else { name.into_owned() })
    }

    fn emit_methods(&self, out: &mut Writer) -> Result<()> {
        out.blank();
        out.line(format_args!("__match_args__ = {}", self.match_args()));
        let cast = self.cast_argument();
        method(out, "", &format!("__init__(self, {cast})"), || {
            format!("super().__init__(_ods_reflect.cast(self._ODS_DEFINITION, {cast}))")
        });
        method(out, "@builtins.staticmethod", "isinstance(other)", || {
            format!("return _ods_reflect.test({}._ODS_DEFINITION, other)", self.name)
        });
        method(out, "", "__repr__(self)", || {
            "return _ods_reflect.represent(self._ODS_DEFINITION, self.__match_args__, self)".to_owned()
        });
        let argument = |parameter: &Parameter<'r>| {
            Ok(format!("{}{}", parameter.name, if parameter.default.is_some() { "=None" } else { "" }))
        };
        let signature = format!("get({})", self.arguments(argument, "context=None")?);
        method(out, "@builtins.classmethod", &signature, || {
            let values: String =
                self.parameters.iter().map(|parameter| format!("{}, ", parameter.name)).collect();
            let values =
                if self.parameters.len() == 1 { values.trim_end() } else { values.trim_end_matches(", ") };
            format!("return cls(_ods_reflect.make(cls._ODS_DEFINITION, ({values}), context))")
        });
        for (index, parameter) in self.parameters.iter().enumerate() {
            out.blank();
            out.line("@builtins.property");
            out.line(format_args!("def {}(self):", parameter.name));
            out.indented(|out| {
                if !parameter.summary.is_empty() {
                    out.line(quoted(parameter.summary));
                }
                out.line(format_args!("return _ods_reflect.read(self._ODS_DEFINITION, self, {index})"));
            });
        }
        Ok(())
    }
}

/// Writes a method of one statement.
fn method(out: &mut Writer, decorator: &str, signature: &str, statement: impl FnOnce() -> String) {
    out.blank();
    if !decorator.is_empty() {
        out.line(decorator);
    }
    out.line(format_args!("def {signature}:"));
    out.indented(|out| out.line(statement()));
}
