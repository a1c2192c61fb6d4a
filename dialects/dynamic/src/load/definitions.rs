//! Types and attributes.
//!
//! A class whose parser only C++ has is text: instances are kept as they are written.

use ir_core::attr_or_type::{
    DefFormat, DefSpec, DefSyntax, DefTraits, Interned, Param, ParamKind, ParamSpec,
};
use ir_core::context::{Attribute, Constructor, Context, Type};
use ir_core::text::{ParseResult, Parser, Printer, TokenKind};
use ods_schema::plan;

use super::constraints::{Subject, element_type};
use super::scope::{Constant, Scope};
use super::tables::{ParamFunctions, param_syntax};
use crate::check;
use crate::error::LoadError;
use crate::evaluate::{Class, Definition, param_of_value};
use crate::leak::{leak, leak_list, leak_text, leak_texts};
use crate::report::CppKind;

/// The types and attributes of a dialect.
#[derive(Default)]
pub struct Definitions {
    /// The types with a definition in the runtime.
    pub types: Vec<&'static DefSpec<Type>>,
    /// The same of attributes.
    pub attributes: Vec<&'static DefSpec<Attribute>>,
    /// The mnemonics of types that are text.
    pub text_types: Vec<&'static str>,
    /// The same of attributes.
    pub text_attributes: Vec<&'static str>,
}

/// The classes that dialects define, with their mnemonics if instances are text.
pub fn classes(dialects: &[&plan::Dialect<'static>]) -> Vec<(plan::Class, Option<String>)> {
    let definitions = dialects.iter().flat_map(|dialect| {
        let all = dialect.types.iter().chain(&dialect.attributes);
        all.map(|found| (plan::Class(dialect.name.clone(), found.name.clone()), text_mnemonic(found)))
    });
    definitions.collect()
}

/// The mnemonic of a class if its instances are text.
fn text_mnemonic(found: &plan::Def<'_>) -> Option<String> {
    let is_cpp = match &found.syntax {
        Some(plan::DefSyntax::Cpp) => true,
        Some(plan::DefSyntax::Params(path)) => {
            // A fact is about one version of a project; definitions of another one may have other parameters.
            param_syntax(path).is_none_or(|syntax| syntax.count != found.params.len())
        }
        Some(plan::DefSyntax::Format(_, directives)) => {
            !directives.is_empty() || found.params.iter().any(|param| is_cpp(&param.kind))
        }
        None => false,
    };
    if is_cpp { found.mnemonic.clone() } else { None }
}

/// Whether only C++ has values of this kind.
fn is_cpp(kind: &plan::ParamKind) -> bool {
    match kind {
        plan::ParamKind::Cpp(_) => true,
        plan::ParamKind::List(kind) | plan::ParamKind::Optional(kind) => is_cpp(kind),
        _ => false,
    }
}

/// Resolves the names in the types and attributes of a dialect.
///
/// # Errors
/// A name is unknown.
pub fn prepare(
    scope: &mut Scope<'_, '_>,
    dialect: &plan::Dialect<'static>,
) -> Result<Definitions, LoadError> {
    let mut all = Definitions::default();
    let parsers = [(dialect.has_cpp_types, '!', "types"), (dialect.has_cpp_attributes, '#', "attributes")];
    for (_, sigil, noun) in parsers.into_iter().filter(|(is_cpp, ..)| *is_cpp) {
        let detail = format!("{noun} without a definition are kept as text");
        scope.report.add(CppKind::Syntax, &format!("{sigil}{}", dialect.name), &detail);
    }
    for found in &dialect.types {
        match scope.definition::<Type>(found, '!')? {
            ClassForm::Text(mnemonic) => all.text_types.push(mnemonic),
            ClassForm::Spec(spec, class) => {
                class.define(Definition::Type(spec));
                all.types.extend((!spec.mnemonic.is_empty()).then_some(spec));
            }
        }
    }
    for found in &dialect.attributes {
        match scope.definition::<Attribute>(found, '#')? {
            ClassForm::Text(mnemonic) => all.text_attributes.push(mnemonic),
            ClassForm::Spec(spec, class) => {
                class.define(Definition::Attribute(spec));
                all.attributes.extend((!spec.mnemonic.is_empty()).then_some(spec));
            }
        }
    }
    Ok(all)
}

/// The form of a class of types or attributes.
enum ClassForm<H: Interned> {
    /// Its instances are text.
    Text(&'static str),
    /// It has a definition in the runtime.
    Spec(&'static DefSpec<H>, &'static Class),
}

impl Scope<'_, '_> {
    fn definition<H: Subject>(
        &mut self,
        found: &plan::Def<'static>,
        sigil: char,
    ) -> Result<ClassForm<H>, LoadError> {
        let with_name = |error: LoadError| error.with_part(format_args!("in '{}'", found.name));
        let title = match &found.mnemonic {
            Some(mnemonic) => format!("{sigil}{}.{mnemonic}", self.name),
            None => found.name.clone(),
        };
        if found.has_verifier {
            self.report.add(CppKind::Verifier, &title, "");
        }
        if let Some(mnemonic) = text_mnemonic(found) {
            self.report.add(CppKind::Syntax, &title, "it is kept as text");
            return Ok(ClassForm::Text(leak_text(&mnemonic)));
        }
        self.spec(found).map_err(with_name)
    }

    fn spec<H: Subject>(&mut self, found: &plan::Def<'static>) -> Result<ClassForm<H>, LoadError> {
        let plan::Def { name, mnemonic, class_name, params, syntax, flags, implements, .. } = found;
        let class = self.loader.classes.get(&plan::Class(self.name.to_owned(), name.clone()));
        let syntax = match syntax {
            Some(plan::DefSyntax::Format(elements, directives)) if directives.is_empty() => {
                check::definition(elements, params.len(), 0)?;
                DefSyntax::Format(DefFormat { elements, custom: &[] })
            }
            Some(plan::DefSyntax::Params(path)) => match param_syntax(path) {
                Some(ParamFunctions { parse, print, .. }) => DefSyntax::Params { parse, print },
                None => DefSyntax::Nothing,
            },
            _ => DefSyntax::Nothing,
        };
        let params = params.iter().map(|param| self.param(param)).collect::<Result<Vec<_>, _>>()?;
        let spec = DefSpec {
            dialect: self.name,
            name: leak_text(name),
            mnemonic: mnemonic.as_deref().map_or("", leak_text),
            class_name: class_name.as_deref().map_or("", leak_text),
            params: leak_list(params),
            syntax,
            implements: leak_texts(implements),
            traits: def_traits(flags)?,
            ..DefSpec::EMPTY
        };
        Ok(ClassForm::Spec(leak(spec.hashed()), class))
    }

    fn param(&mut self, param: &plan::Param) -> Result<ParamSpec, LoadError> {
        let plan::Param { name, cpp, kind, default } = param;
        let loaded = ParamSpec::new(leak_text(name), leak_text(cpp), self.param_kind(kind)?);
        Ok(match default {
            plan::ParamDefault::Required => loaded,
            plan::ParamDefault::Value(value) => loaded.with_default(self.param_value(value)?),
            plan::ParamDefault::SelfType(None) => loaded.self_type(None),
            plan::ParamDefault::SelfType(Some(value)) => loaded.self_type(Some(self.param_value(value)?)),
        })
    }

    fn param_value(&mut self, value: &plan::Expr) -> Result<&'static dyn Constructor<Param>, LoadError> {
        let value: Constant = self.expression(value)?;
        Ok(leak(move |ctx: &Context| param_of_value(ctx, &value.value(ctx)).unwrap_or(Param::Absent)))
    }

    fn param_kind(&mut self, kind: &plan::ParamKind) -> Result<ParamKind, LoadError> {
        Ok(match kind {
            plan::ParamKind::Signed(width) => ParamKind::signed(*width),
            plan::ParamKind::Unsigned(width) => ParamKind::unsigned(*width),
            plan::ParamKind::Plain(name) => plain(name)?,
            plan::ParamKind::Type(class) => match self.own_class(class) {
                Some(class) => ParamKind::Type(leak(move || match class.known_definition() {
                    Some(Definition::Type(spec)) => spec,
                    _ => const { &DefSpec::EMPTY },
                })),
                None => match self.loader.classes.get(class).own_text() {
                    Some((dialect, mnemonic)) => text_type(dialect, mnemonic),
                    None => ParamKind::TypeOf(self.test(&plan::Test::Class(class.clone()))?),
                },
            },
            plan::ParamKind::Attribute(class) => match self.own_class(class) {
                Some(class) => ParamKind::Attribute(leak(move || match class.known_definition() {
                    Some(Definition::Attribute(spec)) => spec,
                    _ => const { &DefSpec::EMPTY },
                })),
                None => match self.loader.classes.get(class).own_text() {
                    Some((dialect, mnemonic)) => text_attribute(dialect, mnemonic),
                    None => ParamKind::AttributeOf(self.test(&plan::Test::Class(class.clone()))?),
                },
            },
            plan::ParamKind::TypeOf(test) => ParamKind::TypeOf(self.test(test)?),
            plan::ParamKind::AttributeOf(test) => ParamKind::AttributeOf(self.test(test)?),
            plan::ParamKind::DenseArray(element) => ParamKind::DenseArray(element_type(element)?),
            plan::ParamKind::Enum(name) => ParamKind::Enum(self.loader.enumeration(name)?),
            plan::ParamKind::EnumField(name) => ParamKind::EnumField(self.loader.enumeration(name)?),
            plan::ParamKind::List(element) => ParamKind::List(leak(self.param_kind(element)?)),
            plan::ParamKind::Optional(inner) => ParamKind::Optional(leak(self.param_kind(inner)?)),
            plan::ParamKind::Cpp(name) => {
                let message: &'static str = leak_text(&format!("the syntax of '{name}' is C++"));
                ParamKind::Other {
                    parse: leak(move |parser: &mut Parser<'_>| -> ParseResult<Param> {
                        Err(parser.error_here(message))
                    }),
                    print: &|_: &Param, _: &mut Printer<'_>| {},
                }
            }
        })
    }

    /// A class whose instances are written without dialect and mnemonic: it has a definition, in the plan or
    /// in a registered dialect.
    fn own_class(&mut self, class: &plan::Class) -> Option<&'static Class> {
        let is_defined = self.loader.defined.contains(class);
        let class = self.loader.classes.get(class);
        (is_defined || class.definition(self.loader.ctx).is_some()).then_some(class)
    }
}

/// The kind of types that are text. Brackets need no name before them.
fn text_type(dialect: &'static str, mnemonic: &'static str) -> ParamKind {
    ParamKind::Other {
        parse: leak(move |parser: &mut Parser<'_>| -> ParseResult<Param> {
            let is_named = parser.is_at(TokenKind::ExclamationId);
            let ty = if is_named { parser.parse_type() } else { parser.parse_own_type(dialect, mnemonic) };
            ty.map(Param::Type)
        }),
        print: &|param: &Param, printer: &mut Printer<'_>| {
            if let Param::Type(ty) = param {
                printer.print_own_type(*ty);
            }
        },
    }
}

/// The same of attributes.
fn text_attribute(dialect: &'static str, mnemonic: &'static str) -> ParamKind {
    ParamKind::Other {
        parse: leak(move |parser: &mut Parser<'_>| -> ParseResult<Param> {
            let is_named = parser.is_at(TokenKind::HashId);
            let attribute = if is_named {
                parser.parse_attribute(None)
            } else {
                parser.parse_own_attribute(dialect, mnemonic, None)
            };
            attribute.map(Param::Attribute)
        }),
        print: &|param: &Param, printer: &mut Printer<'_>| {
            if let Param::Attribute(attribute) = param {
                printer.print_own_attribute(*attribute);
            }
        },
    }
}

fn plain(name: &str) -> Result<ParamKind, LoadError> {
    Ok(match name {
        "Bool" => ParamKind::Bool,
        "Str" => ParamKind::Str,
        "BareStr" => ParamKind::BareStr,
        "AnyType" => ParamKind::AnyType,
        "AnyAttribute" => ParamKind::AnyAttribute,
        "ApInt" => ParamKind::ApInt,
        "ApFloat" => ParamKind::ApFloat,
        "AffineMap" => ParamKind::AffineMap,
        "IntegerSet" => ParamKind::IntegerSet,
        "Location" => ParamKind::Location,
        _ => return Err(LoadError::new(format!("there is no kind '{name}' of parameters"))),
    })
}

fn def_traits(flags: &[String]) -> Result<DefTraits, LoadError> {
    let mut traits = DefTraits::NONE;
    for flag in flags {
        let field = match &**flag {
            "is_memref_element" => &mut traits.is_memref_element,
            "is_vector_element" => &mut traits.is_vector_element,
            "is_memref_layout" => &mut traits.is_memref_layout,
            "has_alias" => &mut traits.has_alias,
            _ => return Err(LoadError::new(format!("there is no flag '{flag}' of types and attributes"))),
        };
        *field = true;
    }
    Ok(traits)
}
