//! The decision tree as data.

use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::{PatternEmitter, RuleNames};
use crate::codes;
use crate::decision::{Condition, Entity, EntityKind, Leaf, Node, Step, Test, Tree};
use crate::model::{Constant, Constraint, Operation, Pattern, Result};
use crate::rust::emit::Emit;
use crate::rust::expr::{Callee, Subject, Ty, used_name};
use crate::rust::names::ident;

/// `Type::Name(a, b)`
fn variant(ty: &str, name: &str, arguments: &[TokenStream]) -> TokenStream {
    let (ty, name) = (ident(ty), ident(name));
    let arguments = (!arguments.is_empty()).then(|| quote! { (#(#arguments),*) });
    quote! { #ty::#name #arguments }
}

/// The name of a rule's static.
fn static_name(name: &Ident) -> Ident {
    ident(&name.to_string().to_uppercase())
}

impl<'r> PatternEmitter<'_, 'r, '_> {
    /// `static TREE_0: RuleTree = …;`
    pub(super) fn tree(
        &mut self,
        tree: &Tree<'_, 'r>,
        name: &Ident,
        rules: &RuleNames,
    ) -> Result<TokenStream> {
        let root = tree.root.name();
        let doc = format!(" Rules for `{root}`.");
        let mut positions = Vec::new();
        for (from, step) in &tree.positions.steps {
            let (from, step) = (from.emit(), self.step(step)?);
            positions.push(quote! { (#from, #step) });
        }
        let names: Vec<Ident> = rules.0.iter().map(static_name).collect();
        let leaves =
            tree.leaves.iter().map(|leaf| leaf_tokens(leaf, tree.rules[leaf.rule], &names[leaf.rule]));
        let leaves: Vec<TokenStream> = leaves.collect();
        let top = self.node(&tree.top)?;
        Ok(quote! {
            #[doc = #doc]
            #[allow(clippy::redundant_closure, reason = "constants are closures, whatever they call")]
            pub(super) static #name: RuleTree = RuleTree {
                root: #root,
                positions: &[#(#positions),*],
                rules: &[#(&#names),*],
                leaves: &[#(#leaves),*],
                top: #top,
            };
        })
    }

    /// `static NAME: Rule = …;`, and its rewrite function.
    pub(super) fn rule(&mut self, rule: &Pattern<'r>, function: &Ident) -> Result<TokenStream> {
        let name = &rule.name;
        let place = crate::model::place(rule.record, self.emitter.sources);
        let benefit = Literal::u16_unsuffixed(rule.benefit);
        let doc = format!(" `{name}`, {place}.");
        let item = static_name(function);
        let body = self.rewrite(rule)?;
        Ok(quote! {
            #[doc = #doc]
            static #item: Rule = Rule { name: #name, place: #place, benefit: #benefit, rewrite: #function };

            fn #function(rw: &mut Rewrite<'_, '_>) -> Option<()> {
                #body
            }
        })
    }

    /// The `OpSpec` of an operation.
    pub(super) fn spec(&self, op: &Operation<'r>) -> TokenStream {
        let class = self.paths.operation(op, &self.emitter.definitions);
        quote! { #class::SPEC }
    }

    fn step(&mut self, step: &Step<'_, 'r>) -> Result<TokenStream> {
        let (name, arguments) = match step {
            Step::Root => ("Root", Vec::new()),
            Step::Operand(operand) => ("Operand", vec![operand.emit()]),
            Step::Group(op, group) => ("Group", vec![self.spec(op), group.emit()]),
            Step::Item(item) => ("Item", vec![item.emit()]),
            Step::FromEnd(item) => ("FromEnd", vec![item.emit()]),
            Step::Rest(front, back) => ("Rest", vec![front.emit(), back.emit()]),
            Step::Region(region) => ("Region", vec![region.emit()]),
            Step::Terminator => ("Terminator", Vec::new()),
            Step::TypeOf => ("TypeOf", Vec::new()),
            Step::ResultType(result) => ("ResultType", vec![result.emit()]),
            Step::Chosen(chosen) => ("Chosen", vec![chosen.emit()]),
            Step::Definer => ("Definer", Vec::new()),
            Step::Attribute(name) => ("Attribute", vec![name.emit()]),
            Step::AttributeOrDefault(op, name) => ("AttributeOrDefault", vec![self.spec(op), name.emit()]),
            Step::Native((matcher, output)) => ("Native", vec![self.matcher(matcher, *output)?]),
        };
        Ok(variant("Step", name, &arguments))
    }

    fn node(&mut self, node: &Node<'_, 'r>) -> Result<TokenStream> {
        let leaves = node.leaves.emit();
        let mut choices = Vec::new();
        for choice in node.choices {
            let best = choice.best.emit();
            let mut cases = Vec::new();
            for (test, next) in choice.cases {
                let (test, next) = (self.test(test)?, self.node(next)?);
                cases.push(quote! { (#test, #next) });
            }
            choices.push(quote! { Choice { best: #best, cases: &[#(#cases),*] } });
        }
        Ok(quote! { Node { leaves: #leaves, choices: &[#(#choices),*] } })
    }

    fn test(&mut self, test: &Test<'_, 'r>) -> Result<TokenStream> {
        let (name, arguments) = match test {
            Test::Name(at, name) => ("Name", vec![at.emit(), name.emit()]),
            Test::Count(at, count) => ("Count", vec![at.emit(), count.emit()]),
            Test::Present(at) => ("Present", vec![at.emit()]),
            Test::Absent(at) => ("Absent", vec![at.emit()]),
            Test::Constant(at, constant) => ("Constant", vec![at.emit(), self.constant_maker(*constant)?]),
            Test::Type(at, test) => ("Type", vec![at.emit(), self.accepts(*test, Subject::Type)?]),
            Test::Attribute(at, test) => {
                ("Attribute", vec![at.emit(), self.accepts(*test, Subject::Attribute)?])
            }
            Test::Equal(a, b) => ("Equal", vec![a.emit(), b.emit()]),
            Test::AtLeast(at, count) => ("AtLeast", vec![at.emit(), count.emit()]),
            Test::BlockArgument(at, number) => ("BlockArgument", vec![at.emit(), number.emit()]),
            Test::Region(at, shape) => ("Region", vec![at.emit(), shape.emit()]),
            Test::Not(tests) => {
                let tests = tests.iter().map(|test| self.test(test)).collect::<Result<Vec<_>>>()?;
                ("Not", vec![quote! { &[#(#tests),*] }])
            }
            Test::User(at, chosen, name) => ("User", vec![at.emit(), chosen.emit(), name.emit()]),
            Test::Holds(Condition::Constraint(constraint, entities)) => {
                ("Holds", vec![self.condition(*constraint, entities)?])
            }
            Test::Holds(Condition::Expression(text, entities, place)) => {
                ("Holds", vec![self.where_clause(text, entities, place.0)?])
            }
        };
        Ok(variant("Test", name, &arguments))
    }

    /// A closure that builds a constant.
    fn constant_maker(&mut self, constant: Constant<'r>) -> Result<TokenStream> {
        let created = self.constant(constant, &quote!(ctx), Span::NONE)?;
        let ctx = used_name(&ident("ctx"), &created);
        Ok(quote! { |#ctx| #created })
    }

    /// A closure for an expression on several entities.
    fn where_clause(&mut self, text: &str, entities: &[Entity<'r>], span: Span) -> Result<TokenStream> {
        let types: Vec<Ty> = entities.iter().map(|entity| self.entity_type(entity)).collect();
        let constraints = &mut self.emitter.constraints;
        let created = constraints.translator.native(
            text,
            "where_clause",
            &types,
            &Ty::Bool,
            span,
            constraints.namespace,
        );
        let Some(callee) = created else {
            let message = "the condition says something that is not known, or is no expression";
            let error = Diagnostic::error(codes::UNSUPPORTED, span, message);
            return Err(error.with_help("docs/predicates.md says what can be asked"));
        };
        Ok(holds(&callee, entities, &types))
    }

    /// The function that tests a constraint.
    fn accepts(&mut self, constraint: Constraint<'r>, subject: Subject<'_>) -> Result<TokenStream> {
        let function = self.emitter.function(constraint, subject)?;
        Ok(function.map_or_else(|| quote! { |_, _| true }, |function| quote! { constraints::#function }))
    }

    /// A closure for a constraint on several entities.
    fn condition(&mut self, constraint: Constraint<'r>, entities: &[Entity<'r>]) -> Result<TokenStream> {
        let types: Vec<Ty> = entities.iter().map(|entity| self.entity_type(entity)).collect();
        let constraints = &mut self.emitter.constraints;
        let created = constraints.translator.condition(constraint, &types, constraints.namespace);
        let Some(callee) = created.map_err(|error| error.diagnostic(self.emitter.sources))? else {
            return Ok(quote! { |_| true });
        };
        Ok(holds(&callee, entities, &types))
    }

    fn entity_type(&self, entity: &Entity<'r>) -> Ty {
        match entity.kind {
            EntityKind::Values if entity.index.is_none() => Ty::List(Box::new(Ty::Value)),
            EntityKind::Value | EntityKind::Values | EntityKind::Op => Ty::Value,
            EntityKind::Type => Ty::any_type(),
            EntityKind::Attribute(attribute) => {
                let is_optional = attribute.is_some_and(|attribute| attribute.is_optional().unwrap_or(false));
                let ty = self.attribute_type(attribute);
                if is_optional { Ty::Optional(Box::new(ty)) } else { ty }
            }
        }
    }
}

fn leaf_tokens(leaf: &Leaf<'_, '_>, rule: &Pattern<'_>, name: &Ident) -> TokenStream {
    debug_assert!(leaf.symbols.len() <= rule.symbols.all.len());
    let (slots, ops) = (leaf.symbols.as_slice().emit(), leaf.ops.as_slice().emit());
    quote! { Leaf { rule: &#name, slots: #slots, ops: #ops } }
}

/// A closure that calls a function with the entities at their positions; without a result, the condition does not hold.
fn holds(callee: &Callee, entities: &[Entity<'_>], types: &[Ty]) -> TokenStream {
    let mut bindings = Vec::new();
    let mut arguments = Vec::new();
    for (index, (entity, ty)) in entities.iter().zip(types).enumerate() {
        let (variable, at) = (ident(&format!("value_{index}")), entity.position.emit());
        let found = match (entity.kind, entity.index) {
            (EntityKind::Op, Some(result)) => {
                let result = result.emit();
                quote! { probe.result(#at, #result) }
            }
            (EntityKind::Op | EntityKind::Value, _) => quote! { probe.value(#at) },
            (EntityKind::Values, Some(item)) => {
                let item = item.emit();
                quote! { probe.values(#at).get(#item).copied() }
            }
            (EntityKind::Values, None) => quote! { probe.values(#at) },
            (EntityKind::Attribute(_), _) => quote! { probe.attribute(#at) },
            (EntityKind::Type, _) => quote! { probe.ty(#at) },
        };
        match ty {
            Ty::List(_) => {
                bindings.push(quote! { let #variable = #found; });
                arguments.push(quote! { &#variable });
            }
            Ty::Optional(_) => arguments.push(found),
            _ => {
                bindings.push(quote! { let Some(#variable) = #found else { return false }; });
                arguments.push(quote! { #variable });
            }
        }
    }
    let function = &callee.function;
    let ir = callee.takes_ir.then(|| quote! { probe.ir, });
    let call = quote! { constraints::#function(probe.ctx, #ir #(#arguments),*) };
    let call = if callee.is_partial {
        quote! { #call == Some(true) }
    } else {
        call
    };
    quote! { |probe| { #(#bindings)* #call } }
}
