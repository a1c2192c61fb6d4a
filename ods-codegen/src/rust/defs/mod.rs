//! Types and attributes: the Rust of each, as the input of `emit`.
//!
//! - **Invariant**: a handle of a type or attribute consists of four bytes, and accessors that read
//!   parameters by index.
//! - **Invariant**: a class of the definitions is tested by its definition (`DefHandle::is`), never by its
//!   text.
//! - The definition lists the interfaces of a type or attribute by their C++ names (`DefSpec::implements`),
//!   so that no dialect needs the module of another one. Implementers without a definition are facts
//!   (`CppModel`).

mod builders;
pub(super) mod defaults;
mod format;
mod hand_written;
mod kinds;

use super::emit::{self, Access, DefParam, DefSpec, DefSyntax, Implemented, ParamSpec, RustDef};
use super::expr::parameter::{ItemPaths, ParamType, has_null_default};
use super::names::{self};
use super::types::Lifetime;
use super::{Emitter, Ident, ProvidedType, RustType, Taken, ident};
use crate::model::{self, AttrOrTypeDef, DefKind, Dialect, Result};
use crate::{Diagnostic, Records, Span};

use crate::format as ods_format;

/// Names of the items that every handle has.
const RESERVED: &[&str] =
    &["get", "get_checked", "is", "cast", "base", "from_base_unchecked", "clone", "ctx"];

/// The parameter of `get_checked` besides the context and those of the definition.
const LOCATION: &str = "location";

/// A type or attribute as it is emitted.
pub(super) struct Def<'d, 'r> {
    def: &'d AttrOrTypeDef<'r>,
    /// The handle's name.
    handle: Ident,
    params: Vec<Param<'d, 'r>>,
}

/// A parameter as it is emitted.
struct Param<'d, 'r> {
    name: Ident,
    ty: ParamType<'d, 'r>,
    /// Whether it may be null.
    is_absent: bool,
}

impl Param<'_, '_> {
    /// The owned Rust type.
    fn owned(&self, paths: &ItemPaths<'_, '_>) -> RustType {
        let ty = self.ty.owned(paths);
        if self.is_absent { ty.option() } else { ty }
    }

    /// The Rust type of a constructor's argument.
    fn argument(&self, paths: &ItemPaths<'_, '_>) -> RustType {
        match self.access() {
            Access::Param => self.returned(paths, Lifetime::Elided),
            Access::Other | Access::OptionalOther | Access::Others => self.owned(paths),
        }
    }

    /// The functions of the runtime that access it.
    fn access(&self) -> Access {
        match &self.ty {
            ParamType::Other(_) if self.is_absent => Access::OptionalOther,
            ParamType::Other(_) => Access::Other,
            ParamType::Optional(inner) if matches!(**inner, ParamType::Other(_)) => Access::OptionalOther,
            ParamType::List(inner) if matches!(**inner, ParamType::Other(_)) => Access::Others,
            _ => Access::Param,
        }
    }

    /// The Rust type that the accessor returns.
    fn returned(&self, paths: &ItemPaths<'_, '_>, lifetime: Lifetime) -> RustType {
        let ty = self.ty.returned(paths, lifetime);
        if self.is_absent { ty.option() } else { ty }
    }
}

/// The items of all types or attributes of a dialect.
#[derive(Default)]
pub(super) struct Defs {
    /// Each type or attribute.
    pub(super) items: Vec<RustDef>,
    /// The handles of those with a mnemonic, by which the dialect parses them.
    pub(super) named: Vec<Ident>,
    /// Their mnemonics.
    pub(super) mnemonics: Vec<String>,
    /// The handles of those that print as aliases.
    pub(super) aliased: Vec<Ident>,
}

impl<'r> Emitter<'r, '_> {
    /// The types or attributes of the dialect, without those that the runtime defines itself.
    pub(super) fn defs(
        &mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
        kind: DefKind,
        errors: &mut Vec<Diagnostic>,
    ) -> Defs {
        let mut all = Defs::default();
        for def in model::defs_of_dialect(records, dialect, kind) {
            let owner = def.as_ref().map_or(Span::NONE, |def| def.record().span());
            self.constraints.translator.set_owner(owner);
            if let Err(error) = def.and_then(|def| self.def(&def, dialect, &mut all)) {
                errors.push(model::authored(error, owner, self.sources));
            }
        }
        all
    }

    fn def(&mut self, def: &AttrOrTypeDef<'r>, dialect: Dialect<'r>, all: &mut Defs) -> Result<()> {
        let class = def.cpp_class_name()?;
        if dialect.namespace()? == "::mlir" && super::expr::is_builtin_class(class) {
            return Ok(());
        }
        if !self.is_plan {
            model::check_class(def)?;
        }
        let definitions = std::sync::Arc::clone(&self.definitions);
        let namespace = dialect.namespace()?;
        let mut taken = Taken::with_reserved(RESERVED);
        if def.has_verifier() {
            taken.free(LOCATION.to_owned());
        }
        let params = def.parameters().iter().map(|parameter| {
            let ty = ParamType::from_parameter(*parameter, &definitions, namespace);
            let is_absent = ty.is_nullable() && has_null_default(*parameter);
            Param { name: ident(&taken.free(names::snake(parameter.name))), ty, is_absent }
        });
        let created =
            Def { def, handle: definitions.item(dialect.name().ok(), class), params: params.collect() };
        self.claim(&created.handle, def.record())?;
        for param in &created.params {
            param.ty.enums(&mut |definition| self.need_enum(definition));
            let mut others = Vec::new();
            param.ty.others(&mut others);
            for cpp in others {
                if !self.other_types.contains_key(cpp) {
                    let (used_at, owner) = (def.parameters_span(), def.record().span());
                    let close = super::expr::close::parameter_type(&definitions, cpp, namespace);
                    self.other_types.insert(cpp.to_owned(), ProvidedType { used_at, owner, close });
                }
            }
        }
        let item = self.rust_def(&created, dialect)?;
        all.items.push(item);
        if let Some(mnemonic) = def.mnemonic()? {
            all.mnemonics.push(mnemonic.to_owned());
            all.named.push(created.handle.clone());
        }
        if def.has_mnemonic_alias() {
            all.aliased.push(created.handle);
        }
        Ok(())
    }

    fn rust_def(&mut self, def: &Def<'_, 'r>, dialect: Dialect<'r>) -> Result<RustDef> {
        let base = RustType::Name(match def.def.kind() {
            DefKind::Type => "Type",
            DefKind::Attr => "Attribute",
        });
        let doc = self.docs(def.def.summary()?, def.def.description()?, def.def.record());
        let (implements, empty_impls) = self.def_interfaces(def.def, &def.handle)?;
        let (custom_builders, builders_trait) = self.def_builders(def, dialect.namespace()?);
        let (spec, hand_written) = self.def_spec(def, dialect, implements)?;
        let paths = self.item_paths();
        Ok(RustDef {
            doc,
            handle: def.handle.clone(),
            base,
            spec,
            params: params(def, &paths),
            custom_builders,
            empty_impls,
            builders_trait,
            syntax_trait: hand_written::hand_written_trait(def, &hand_written, &paths),
        })
    }

    /// The data, with the interfaces that its dialect defines, and the user-provided directives of its
    /// format.
    fn def_spec(
        &mut self,
        def: &Def<'_, 'r>,
        dialect: Dialect<'r>,
        interfaces: Option<Implemented>,
    ) -> Result<(DefSpec, Vec<hand_written::HandWritten>)> {
        let handle = &def.handle;
        let (mut syntax, mut hand_written) = (self.runtime_syntax(def, dialect)?, Vec::new());
        let params = def.def.parameters().iter().zip(&def.params);
        let params = params
            .map(|(parameter, param)| self.param_spec(def, *parameter, param, dialect, syntax.is_some()))
            .collect::<Result<_>>()?;
        if syntax.is_none() {
            if def.def.has_custom_assembly_format()? {
                self.required.add("CustomFormat", handle);
                syntax = Some(DefSyntax::UserProvided(handle.clone()));
            } else if let Some(checked) = ods_format::parse_def_format(def.def, self.sources)? {
                let format;
                (format, hand_written) = self.def_format(def, &checked);
                syntax = Some(format);
            }
            if !hand_written.is_empty()
                || def.def.parameters().iter().any(|parameter| hand_written::has_code(*parameter))
            {
                self.required.add(&hand_written::syntax_trait(handle).to_string(), handle);
            }
        }
        let has_verifier = def.def.has_verifier();
        if has_verifier {
            self.required.add("VerifyDef", handle);
        }
        let spec = DefSpec {
            handle: handle.clone(),
            name: def.def.record().name().to_owned(),
            mnemonic: def.def.mnemonic()?.map(str::to_owned),
            class_name: class_name(def.def)?,
            params,
            syntax,
            has_verifier,
            flags: flags(def.def)?,
            interfaces,
            implements: super::expr::implemented(def.def),
        };
        Ok((spec, hand_written))
    }

    /// The syntax of a definition that a fact states.
    fn runtime_syntax(&self, def: &Def<'_, 'r>, dialect: Dialect<'r>) -> Result<Option<DefSyntax>> {
        let (name, mnemonic) = (dialect.name()?, def.def.mnemonic()?.unwrap_or_default());
        let path = self.definitions.facts().syntax(name, mnemonic, def.def.kind());
        Ok(path.map(|path| DefSyntax::Params(self.paths.fact_type(path), path.to_string())))
    }

    fn param_spec(
        &mut self,
        def: &Def<'_, 'r>,
        parameter: model::Parameter<'r>,
        param: &Param<'_, 'r>,
        dialect: Dialect<'r>,
        has_runtime_syntax: bool,
    ) -> Result<ParamSpec> {
        let kind = if hand_written::has_code(parameter) && !has_runtime_syntax {
            hand_written::param_kind(def, param)
        } else {
            self.param_kind(&param.ty, parameter)
        };
        let default = self.default_param(parameter, &param.ty, dialect.namespace()?);
        Ok(ParamSpec {
            name: parameter.name.to_owned(),
            cpp: parameter.cpp_type()?.to_owned(),
            kind,
            default: default.map_err(|error| error.diagnostic(self.sources))?,
            is_self_type: parameter.is_self_type(),
        })
    }
}

/// The registered name, if it is not that of the dialect and the mnemonic.
fn class_name(def: &AttrOrTypeDef<'_>) -> Result<Option<String>> {
    let (name, Some(mnemonic)) = (def.registered_name(), def.mnemonic()?) else { return Ok(None) };
    let usual = format!("{}.{mnemonic}", def.dialect()?.name()?);
    Ok((!name.is_empty() && name != usual).then(|| name.into_owned()))
}

/// The flags for the interfaces that builtin types and attributes ask for.
fn flags(def: &AttrOrTypeDef<'_>) -> Result<Vec<&'static str>> {
    let interfaces: Vec<&str> =
        def.interfaces()?.into_iter().map(|interface| interface.qualified_name().1).collect();
    let known = [
        ("MemRefElementTypeInterface", "is_memref_element"),
        ("VectorElementTypeInterface", "is_vector_element"),
        ("MemRefLayoutAttrInterface", "is_memref_layout"),
    ];
    let found = known.iter().filter(|(name, _)| interfaces.contains(name)).map(|(_, flag)| *flag);
    Ok(found.chain(def.has_mnemonic_alias().then_some("has_alias")).collect())
}

/// The parameters of the constructors, and the accessors.
fn params(def: &Def<'_, '_>, paths: &ItemPaths<'_, '_>) -> Vec<DefParam> {
    let param = |(param, parameter): (&Param<'_, '_>, &model::Parameter<'_>)| DefParam {
        parameter: emit::Parameter { name: param.name.clone(), ty: param.argument(paths) },
        access: param.access(),
        returned: param.returned(paths, Lifetime::Elided),
        doc: match parameter.summary() {
            "" => format!(" The parameter `{}`.", parameter.name),
            summary => {
                let summary = super::escaped(summary.trim_end_matches('.'));
                format!(" The parameter `{}`: {summary}.", parameter.name)
            }
        },
    };
    def.params.iter().zip(def.def.parameters()).map(param).collect()
}
