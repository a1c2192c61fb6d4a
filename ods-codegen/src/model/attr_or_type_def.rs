//! Attributes and types that a dialect defines: the classes `AttrDef` and `TypeDef` of
//! `mlir/IR/AttrTypeBase.td`.

use std::borrow::Cow;

use ods_parser::records::ValueRef;

use super::{Builder, Dialect, FieldText, Interface, Piece, Result, fields};
use crate::{Diagnostic, RecordRef, Span, codes};

/// Whether a definition is of an attribute or of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefKind {
    /// An `AttrDef`.
    Attr,
    /// A `TypeDef`.
    Type,
}

/// Whether definitions refer to a class of types or attributes of a dialect that only C++ defines.
pub(crate) fn has_cpp_class(dialect: Dialect<'_>, kind: DefKind) -> bool {
    let (base, definition) = match kind {
        DefKind::Type => ("DialectType", "TypeDef"),
        DefKind::Attr => ("DialectAttr", "AttrDef"),
    };
    let mut found = dialect.record().records().derived(base);
    found.any(|record| {
        !record.is_a(definition) && record.def("dialect").is_ok_and(|of| of == dialect.record())
    })
}

/// An attribute or type of a dialect.
#[derive(Clone, Debug)]
pub struct AttrOrTypeDef<'r> {
    record: RecordRef<'r>,
    kind: DefKind,
    parameters: Vec<Parameter<'r>>,
    builders: Vec<Builder<'r>>,
}

/// A parameter of an attribute or type.
#[derive(Clone, Copy, Debug)]
pub struct Parameter<'r> {
    /// Its name.
    pub name: &'r str,
    source: ParameterSource<'r>,
}

/// A parameter is written as its C++ type, or as a record with more information.
#[derive(Clone, Copy, Debug)]
enum ParameterSource<'r> {
    CppType(&'r str),
    Record(RecordRef<'r>),
}

impl DefKind {
    /// The class that the definitions derive from.
    pub fn class(self) -> &'static str {
        match self {
            DefKind::Attr => "AttrDef",
            DefKind::Type => "TypeDef",
        }
    }

    /// The character that precedes an attribute or type of a dialect in the text of MLIR.
    pub fn sigil(self) -> char {
        match self {
            DefKind::Attr => '#',
            DefKind::Type => '!',
        }
    }
}

fields! {
    &AttrOrTypeDef
    /// The name of its C++ class, without the namespace.
    cpp_class_name: string "cppClassName",
    /// The one-line description with its location.
    summary_piece: piece "summary",
    /// Whether parser and printer are user-provided.
    has_custom_assembly_format: bit "hasCustomAssemblyFormat",
    /// Its name in the text of MLIR, without the dialect; `None` if it has no format.
    mnemonic: optional_string "mnemonic",
    /// Its declarative format.
    assembly_format: optional_string "assemblyFormat",
    /// Whether values print as aliases that the mnemonic names.
    has_mnemonic_alias: flag "genMnemonicAlias",
    /// Whether it has a generated storage class.
    has_storage_class: bit "genStorageClass",
    /// Whether its parameters have accessors.
    has_accessors: bit "genAccessors",
    /// Whether it has only the builders that the definition adds.
    skips_default_builders: bit "skipDefaultBuilders",
    /// Whether user-provided code verifies the parameters.
    has_verifier: flag "genVerifyDecl",
}

impl<'r> AttrOrTypeDef<'r> {
    /// Reads a record that derives from the kind's class.
    ///
    /// # Errors
    /// When a builder, the traits or a parameter cannot be read, or the fields on the format in text
    /// contradict each other.
    pub fn new(record: RecordRef<'r>, kind: DefKind) -> Result<AttrOrTypeDef<'r>> {
        let builders = builders(record)?;
        let def = AttrOrTypeDef { record, kind, parameters: parameters(record)?, builders };
        def.interfaces()?;
        def.check_format()?;
        Ok(def)
    }

    /// The record that defines it.
    pub fn record(&self) -> RecordRef<'r> {
        self.record
    }

    /// Whether it is an attribute or a type.
    pub fn kind(&self) -> DefKind {
        self.kind
    }

    /// Its dialect.
    ///
    /// # Errors
    /// When the field is not a record.
    pub fn dialect(&self) -> Result<Dialect<'r>> {
        Ok(Dialect::new(self.record.def("dialect")?))
    }

    /// Its one-line description; may be empty.
    ///
    /// # Errors
    /// When the field is not a string.
    pub fn summary(&self) -> Result<&'r str> {
        Ok(self.record.optional_string("summary")?.unwrap_or_default())
    }

    /// Its description in Markdown; may be empty.
    ///
    /// # Errors
    /// When the field is not a string.
    pub fn description(&self) -> Result<&'r str> {
        Ok(self.record.optional_string("description")?.unwrap_or_default())
    }

    /// The same with its location.
    pub fn assembly_format_field(&self) -> Option<FieldText<'r>> {
        FieldText::from_field(self.record, "assemblyFormat")
    }

    /// The interfaces among its traits.
    ///
    /// # Errors
    /// When the field is not a list of records.
    pub fn interfaces(&self) -> Result<Vec<Interface<'r>>> {
        let traits = self.record.defs("traits")?;
        Ok(traits.into_iter().filter(|record| record.is_a("Interface")).map(Interface::new).collect())
    }

    /// Whether its C++ class may have a member of this name besides the accessors of parameters and what every
    /// type or attribute has: the definition declares it, or has traits or a base class of its own.
    pub fn may_have_member(&self, name: &str) -> bool {
        let declared = self.record.get("extraClassDeclaration").as_str();
        let traits = self.record.get("traits").as_list();
        let base = self.record.get("cppBaseClassName").as_str().unwrap_or_default();
        declared.is_some_and(|text| text.contains(name))
            || traits.is_none_or(|traits| traits.iter().next().is_some())
            || !matches!(base, "::mlir::Type" | "::mlir::Attribute")
    }

    /// The name by which the definition is registered: that of its dialect and of itself; empty without one.
    /// Up to MLIR 18, definitions have no field for it.
    pub fn registered_name(&self) -> Cow<'r, str> {
        let field = match self.kind {
            DefKind::Type => "typeName",
            DefKind::Attr => "attrName",
        };
        if let Some(name) = self.record.get(field).as_str() {
            return Cow::Borrowed(name);
        }
        let parts = (self.dialect().and_then(Dialect::name), self.record.get("mnemonic").as_str());
        if let (Ok(dialect), Some(mnemonic)) = parts {
            format!("{dialect}.{mnemonic}").into()
        } else {
            "".into()
        }
    }

    /// The builders that the definition adds to the default ones.
    pub fn builders(&self) -> &[Builder<'r>] {
        &self.builders
    }

    /// The location of its parameters.
    pub fn parameters_span(&self) -> Span {
        field_span(self.record, "parameters")
    }

    /// Its parameters.
    pub fn parameters(&self) -> &[Parameter<'r>] {
        &self.parameters
    }

    fn check_format(&self) -> Result<()> {
        let is_custom = self.has_custom_assembly_format()?;
        let is_declared = self.assembly_format()?.is_some();
        let error = |message: &str| Err(wrong(self.record.span(), message));
        let missing = |message: &str, help: &str| Err(wrong(self.record.span(), message).with_help(help));
        match self.mnemonic()? {
            Some(_) if is_custom && is_declared => {
                error("'assemblyFormat' and 'hasCustomAssemblyFormat' exclude each other")
            }
            Some(_) if !self.parameters.is_empty() && !is_custom && !is_declared => missing(
                "with a 'mnemonic' and parameters, 'assemblyFormat' or 'hasCustomAssemblyFormat' is needed",
                "add 'let assemblyFormat = \"`<` struct(params) `>`\";'",
            ),
            None if is_custom || is_declared => missing(
                "'assemblyFormat' and 'hasCustomAssemblyFormat' need a 'mnemonic'",
                "add 'let mnemonic = \"…\";'",
            ),
            _ if is_declared && !self.has_accessors()? => error("'assemblyFormat' needs 'genAccessors'"),
            _ => Ok(()),
        }
    }
}

fn parameters(record: RecordRef<'_>) -> Result<Vec<Parameter<'_>>> {
    let span = field_span(record, "parameters");
    let bad = |subject: String| wrong(span, subject);
    record
        .dag("parameters")?
        .args()
        .map(|arg| {
            let name = arg.name.ok_or_else(|| bad("a parameter needs a name: int:$name".to_owned()))?;
            let source = match arg.value {
                ValueRef::Str { text, .. } => ParameterSource::CppType(text),
                ValueRef::Def(def) if def.field("cppType").is_some() => ParameterSource::Record(def),
                other => {
                    return Err(bad(format!(
                        "parameter '{name}' must be a C++ type or a record with a field 'cppType', not {}",
                        other.text()
                    )));
                }
            };
            Ok(Parameter { name, source })
        })
        .collect()
}

/// The builders of the definition, which pass their parameters on by name.
fn builders(record: RecordRef<'_>) -> Result<Vec<Builder<'_>>> {
    let Some(list) = record.get("builders").as_list() else { return Ok(Vec::new()) };
    let mut builders = Vec::with_capacity(list.len());
    for builder in list.iter().filter_map(ValueRef::as_def) {
        let builder = Builder::new(builder, record)?;
        if builder.parameters.iter().any(|parameter| parameter.name.is_none()) {
            let span = field_span(record, "builders");
            return Err(wrong(span, "a builder's parameters need names: \"int\":$name"));
        }
        builders.push(builder);
    }
    Ok(builders)
}

fn wrong(span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(codes::WRONG_ATTR_OR_TYPE, span, message)
}

fn field_span(record: RecordRef<'_>, name: &str) -> Span {
    record.field(name).map_or(record.span(), |field| field.span())
}

impl<'r> Parameter<'r> {
    /// Its record, unless it is written as a C++ type.
    pub fn record(self) -> Option<RecordRef<'r>> {
        match self.source {
            ParameterSource::CppType(_) => None,
            ParameterSource::Record(record) => Some(record),
        }
    }

    /// Its C++ type.
    ///
    /// # Errors
    /// When the field is not a string.
    pub fn cpp_type(self) -> Result<&'r str> {
        match self.source {
            ParameterSource::CppType(text) => Ok(text),
            ParameterSource::Record(record) => Ok(record.string("cppType")?),
        }
    }

    /// The C++ type that its accessor returns.
    ///
    /// # Errors
    /// When the field `cppType` is not a string.
    pub fn accessor_type(self) -> Result<&'r str> {
        let accessor = self.record().and_then(|record| record.get("cppAccessorType").as_str());
        accessor.filter(|text| !text.is_empty()).map_or_else(|| self.cpp_type(), Ok)
    }

    /// Whether it is one value that may be absent.
    pub fn is_optional(self) -> bool {
        self.record().is_some_and(|record| {
            record.is_a("OptionalParameter") && !record.is_a("OptionalArrayRefParameter")
        })
    }

    /// Whether it is a constraint, which generated C++ verifies.
    pub fn is_constraint(self) -> bool {
        self.record().is_some_and(|record| record.is_a("Constraint"))
    }

    /// Its one-line description; may be empty.
    pub fn summary(self) -> &'r str {
        self.record().and_then(|record| record.get("summary").as_str()).unwrap_or_default()
    }

    /// Its default value; `None` if it is required.
    pub fn default_value(self) -> Option<&'r str> {
        self.record()?.get("defaultValue").as_str().filter(|value| !value.is_empty())
    }

    /// The code of its default value, with its location.
    pub fn default_code(self) -> Option<Piece<'r>> {
        Piece::from_field(self.record()?, "defaultValue")
    }

    /// The C++ class that stores it; empty if the definition does not specify one.
    pub fn storage_type(self) -> &'r str {
        self.record().and_then(|record| record.get("cppStorageType").as_str()).unwrap_or_default()
    }

    /// The C++ code that compares two values; `None` for `==`.
    pub fn comparator(self) -> Option<&'r str> {
        self.record()?.get("comparator").as_str()
    }

    /// Whether its class is that of enums.
    pub fn is_enum(self) -> bool {
        self.record().is_some_and(|record| record.is_a("EnumParameter"))
    }

    /// Whether its class is that of strings.
    pub fn is_string(self) -> bool {
        self.record().is_some_and(|record| record.is_a("StringRefParameter"))
    }

    /// The C++ code that parses it; `None` without any.
    pub fn parser(self) -> Option<&'r str> {
        self.record()?.get("parser").as_str()
    }

    /// The C++ code that prints it; `None` without any.
    pub fn printer(self) -> Option<&'r str> {
        self.record()?.get("printer").as_str()
    }

    /// Whether it is the attribute's self type, which follows the attribute.
    pub fn is_self_type(self) -> bool {
        self.record().is_some_and(|record| record.is_a("AttributeSelfTypeParameter"))
    }

    /// An example of its text for readers; its C++ type if the definition has no example.
    ///
    /// # Errors
    /// When neither field is a string.
    pub fn syntax(self) -> Result<&'r str> {
        self.record().and_then(|record| record.get("syntax").as_str()).map_or_else(|| self.cpp_type(), Ok)
    }
}
