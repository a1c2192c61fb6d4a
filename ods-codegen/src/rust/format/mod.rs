//! Declarative formats of operations: the data that the runtime interprets, and the functions that it calls.
//!
//! ```text
//! format: Some(&CMP_I_OP_FORMAT),
//! syntax: Syntax::FORMAT.transforms(&[Transform::Type(constraints::i1_same_shape)]),
//! ```
//!
//! Functions derive types from others, and parse and print custom directives.
//!
//! **Invariant**: the author implements a trait for every directive that the runtime lacks. An operation
//! whose format the runtime cannot interpret at all requires `CustomAssemblyFormat`.

mod forms;
mod statics;

pub use statics::Formats;

use ods_schema::format::{Argument, OpPart, Typed};

use super::emit::{DirectiveCall, Syntax, SyntaxKind, TransformKind, TypeTransform};
use super::expr::Subject;
use super::{Emitter, TokenStream, ident, quote};
use crate::format::model::{Origin, Transform, TypeSource};
use crate::model::{Named, Operation, Result, SyntaxCalls, TypeConstraint};

use crate::format::{self as assembly_format, lower};

/// The directives that the runtime implements for all dialects.
const SHARED_DIRECTIVES: [&str; 4] =
    ["DimensionList", "DynamicIndexList", "OptionalDynamicIndexList", "SemiFunctionType"];

impl<'r> Emitter<'r, '_> {
    /// The format of an operation; `None` if it has only the generic form.
    ///
    /// # Errors
    /// When the format is invalid.
    pub fn syntax(&mut self, op: &Operation<'r>) -> Result<Option<Syntax>> {
        let class = self.definitions.handle(op);
        let hand_written = Syntax::UserProvided(class.clone());
        let Some(format) = assembly_format::parse_op_format(op, self.sources)? else {
            if !op.has_custom_assembly_format()? {
                return Ok(None);
            }
            if let Some(SyntaxCalls { parse, print }) = op.syntax_calls() {
                let parse = self.constraints.syntax_function(SyntaxKind::Parse, parse);
                let print = self.constraints.syntax_function(SyntaxKind::Print, print);
                return Ok(Some(Syntax::Functions { parse, print }));
            }
            self.required.add("CustomAssemblyFormat", &class);
            return Ok(Some(hand_written));
        };
        if !self.is_plan {
            assembly_format::check_complete(op, &format)?;
        }
        let has_text = |index: &usize| self.property_has_text(op.properties[*index].constraint, op.namespace);
        if !format.properties.iter().all(has_text) {
            self.required.add("CustomAssemblyFormat", &class);
            return Ok(Some(hand_written));
        }
        let mut transforms = Transforms::default();
        let arena = self.arena;
        let lowered = lower::lower_operation(arena, op, &format, |target, source| {
            self.transform(op, target, source, &mut transforms)
        })?;
        let Some(format) = lowered else {
            self.required.add("CustomAssemblyFormat", &class);
            return Ok(Some(hand_written));
        };
        let directives = format
            .directives
            .iter()
            .map(|directive| {
                let name = directive.name;
                if let Some((directive, path)) = self.runtime_directive(op.dialect_name, name) {
                    return DirectiveCall::Shared { directive, path, handle: class.clone() };
                }
                self.directives.insert(name.to_owned());
                let arguments = directive.arguments.iter().map(|argument| argument_text(op, argument));
                self.required.add_directive(name, &class, arguments.collect());
                DirectiveCall::UserProvided(name.to_owned(), class.clone())
            })
            .collect();
        let transforms = transforms.items;
        let format = self.formats.add_operation(&class, format);
        let default_dialect = super::traits::default_dialect(op);
        Ok(Some(Syntax::Format { format, transforms, directives, default_dialect }))
    }

    /// The type that implements a directive, so that its author need not, and its path.
    fn runtime_directive(&self, dialect: &str, name: &str) -> Option<(TokenStream, String)> {
        if let Some(path) = self.definitions.facts().directive(dialect, name) {
            return Some((self.paths.fact_type(path), path.to_string()));
        }
        SHARED_DIRECTIVES.contains(&name).then(|| {
            let path = format!("shared_directives::{name}");
            let name = ident(name);
            (quote! { shared_directives::#name }, path)
        })
    }

    /// Index of the function that derives the type of `target`; `None` if the runtime has no such functions.
    fn transform(
        &mut self,
        op: &Operation<'r>,
        target: &str,
        source: &TypeSource<'r>,
        all: &mut Transforms,
    ) -> Result<Option<usize>> {
        let TypeSource::Derived { from, by: Transform::Expression(code) } = source else { return Ok(None) };
        let Some(types) = op.type_transformer(code, Some(target)) else { return Ok(None) };
        let is_list = match from {
            Origin::Operand(index) => op.operands[*index].constraint.is_variadic(),
            Origin::Result(index) => op.results[*index].constraint.is_variadic(),
            Origin::Attribute(_) => false,
        };
        if is_list {
            return Ok(None);
        }
        let subject = match from {
            Origin::Attribute(_) => Subject::Attribute,
            Origin::Operand(_) | Origin::Result(_) => Subject::Type,
        };
        let is_target = |part: &&Named<'r, TypeConstraint<'r>>| part.name == target;
        let makes_list = op
            .operands
            .iter()
            .chain(&op.results)
            .find(is_target)
            .is_some_and(|part| part.constraint.is_variadic());
        if makes_list && matches!(from, Origin::Attribute(_)) {
            return Ok(None);
        }
        let created = self.constraints.translator.transformer(types, subject, makes_list, op.namespace);
        let Some(maker) = created.map_err(|error| error.diagnostic(self.sources))? else { return Ok(None) };
        let kind = match from {
            _ if makes_list => TransformKind::Types,
            Origin::Attribute(_) => TransformKind::Attribute,
            Origin::Operand(_) | Origin::Result(_) => TransformKind::Type,
        };
        let item = TypeTransform { kind, is_partial: maker.is_partial, function: maker.function };
        Ok(Some(all.add(item)))
    }

    /// The names of the `custom` directives, as types.
    pub fn directive_names(&self) -> Option<TokenStream> {
        let items = self.directives.iter().map(|name| {
            let doc = format!(" `custom<{name}>`");
            let name = ident(name);
            quote! {
                #[doc = #doc]
                pub struct #name;
            }
        });
        (!self.directives.is_empty()).then(|| {
            quote! {
                #[doc = " User-provided directives of assembly formats: implement `Directive` to parse and print them."]
                pub mod directives {
                    #(#items)*
                }
            }
        })
    }
}

/// The functions of an operation that derive types from others.
#[derive(Default)]
struct Transforms {
    items: Vec<TypeTransform>,
}

impl Transforms {
    /// The index of a function, which is added if it is new.
    fn add(&mut self, item: TypeTransform) -> usize {
        self.items.iter().position(|known| *known == item).unwrap_or_else(|| {
            self.items.push(item);
            self.items.len() - 1
        })
    }
}

/// The argument of a directive as the format has it: `$skip`, `type($take)`.
fn argument_text(op: &Operation<'_>, argument: &Argument<'_>) -> String {
    match argument {
        Argument::Bound(part) => part_text(op, *part),
        Argument::Ref(part) => format!("ref({})", part_text(op, *part)),
        Argument::Code(code) => format!("{code:?}"),
    }
}

fn part_text(op: &Operation<'_>, part: OpPart) -> String {
    let named = |name: &str| format!("${name}");
    match part {
        OpPart::Operand(index) => named(op.operands[index].name),
        OpPart::Attribute(index) => named(op.attributes[index].name),
        OpPart::QualifiedAttribute(index) => format!("qualified(${})", op.attributes[index].name),
        OpPart::Property(index) => named(op.properties[index].name),
        OpPart::Region(index) => named(op.regions[index].name),
        OpPart::Successor(index) => named(op.successors[index].name),
        OpPart::AttrDict => "attr-dict".to_owned(),
        OpPart::AttrDictWithKeyword => "attr-dict-with-keyword".to_owned(),
        OpPart::PropDict => "prop-dict".to_owned(),
        OpPart::Operands => "operands".to_owned(),
        OpPart::Regions => "regions".to_owned(),
        OpPart::Successors => "successors".to_owned(),
        OpPart::Type(of) => format!("type({})", typed_text(op, of)),
        OpPart::QualifiedType(of) => format!("qualified(type({}))", typed_text(op, of)),
        OpPart::FunctionalType(inputs, results) => {
            format!("functional-type({}, {})", typed_text(op, inputs), typed_text(op, results))
        }
        OpPart::Custom(_) => "custom".to_owned(),
    }
}

fn typed_text(op: &Operation<'_>, of: Typed) -> String {
    match of {
        Typed::Operand(index) => format!("${}", op.operands[index].name),
        Typed::Result(index) => format!("${}", op.results[index].name),
        Typed::Operands => "operands".to_owned(),
        Typed::Results => "results".to_owned(),
    }
}
