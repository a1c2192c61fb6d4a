//! The tree of tests as data.

use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::{PatternEmitter, RuleNames};
use crate::codes;
use crate::decision::{Choice, Entity, EntityKind, Leaf, Node, Step, Test, Tree};
use crate::model::{Constraint, Operation, Pattern, Result};
use crate::rust::expr::{Callee, Subject, Ty};
use crate::rust::names::ident;

fn number(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}

fn numbers(values: &[usize]) -> TokenStream {
    let values = values.iter().map(|value| number(*value));
    quote! { &[#(#values),*] }
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
            let (from, step) = (number(*from), self.step(step)?);
            positions.push(quote! { (#from, #step) });
        }
        let names: Vec<Ident> = rules.0.iter().map(static_name).collect();
        let leaves =
            tree.leaves.iter().map(|leaf| leaf_tokens(leaf, tree.rules[leaf.rule], &names[leaf.rule]));
        let leaves: Vec<TokenStream> = leaves.collect();
        let top = self.node(&tree.top)?;
        Ok(quote! {
            #[doc = #doc]
            pub(super) static #name: RuleTree = RuleTree {
                root: #root,
                positions: &[#(#positions),*],
                rules: &[#(&#names),*],
                leaves: &[#(#leaves),*],
                top: #top,
            };
        })
    }

    /// `static NAME: Rule = …;`, and the function that rewrites.
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

    fn step(&mut self, step: &Step<'r>) -> Result<TokenStream> {
        Ok(match step {
            Step::Root => quote! { Step::Root },
            Step::Operand(operand) => {
                let operand = number(*operand);
                quote! { Step::Operand(#operand) }
            }
            Step::Group(op, group) => {
                let (spec, group) = (self.spec(op), number(*group));
                quote! { Step::Group(#spec, #group) }
            }
            Step::Item(item) => {
                let item = number(*item);
                quote! { Step::Item(#item) }
            }
            Step::FromEnd(item) => {
                let item = number(*item);
                quote! { Step::FromEnd(#item) }
            }
            Step::Rest(front, back) => {
                let (front, back) = (number(*front), number(*back));
                quote! { Step::Rest(#front, #back) }
            }
            Step::Region(region) => {
                let region = number(*region);
                quote! { Step::Region(#region) }
            }
            Step::Terminator => quote! { Step::Terminator },
            Step::TypeOf => quote! { Step::TypeOf },
            Step::ResultType(result) => {
                let result = number(*result);
                quote! { Step::ResultType(#result) }
            }
            Step::Chosen(chosen) => {
                let chosen = number(*chosen);
                quote! { Step::Chosen(#chosen) }
            }
            Step::Definer => quote! { Step::Definer },
            Step::Attribute(name) => quote! { Step::Attribute(#name) },
            Step::AttributeOrDefault(op, name) => {
                let spec = self.spec(op);
                quote! { Step::AttributeOrDefault(#spec, #name) }
            }
            Step::Native(matcher, output) => {
                let find = self.matcher(matcher, *output)?;
                quote! { Step::Native(#find) }
            }
        })
    }

    fn node(&mut self, node: &Node<'r>) -> Result<TokenStream> {
        let leaves = numbers(&node.leaves);
        let mut choices = Vec::new();
        for choice in &node.choices {
            let (best, test) = (number(choice.best), self.choice(choice)?);
            choices.push(quote! { Choice { best: #best, test: #test } });
        }
        Ok(quote! { Node { leaves: #leaves, choices: &[#(#choices),*] } })
    }

    fn choice(&mut self, choice: &Choice<'r>) -> Result<TokenStream> {
        let Some((first, next)) = choice.cases.first() else { return Ok(TokenStream::new()) };
        let mut cases = Vec::new();
        if first.is_switch() {
            for (test, next) in &choice.cases {
                let (answer, next) = (self.answer(test)?, self.node(next)?);
                cases.push(quote! { (#answer, #next) });
            }
        }
        let cases = quote! { &[#(#cases),*] };
        let node = |this: &mut Self| this.node(next);
        Ok(match first {
            Test::Name(at, _) => {
                let at = number(*at);
                quote! { Test::Name(#at, #cases) }
            }
            Test::Count(at, _) => {
                let at = number(*at);
                quote! { Test::Count(#at, #cases) }
            }
            Test::Constant(at, _) => {
                let at = number(*at);
                quote! { Test::Constant(#at, #cases) }
            }
            Test::Present(at) => {
                let (at, next) = (number(*at), node(self)?);
                quote! { Test::Present(#at, #next) }
            }
            Test::Absent(at) => {
                let (at, next) = (number(*at), node(self)?);
                quote! { Test::Absent(#at, #next) }
            }
            Test::Equal(a, b) => {
                let (a, b, next) = (number(*a), number(*b), node(self)?);
                quote! { Test::Equal(#a, #b, #next) }
            }
            Test::Type(at, constraint) => {
                let (at, accepts, next) =
                    (number(*at), self.accepts(*constraint, Subject::Type)?, node(self)?);
                quote! { Test::Type(#at, #accepts, #next) }
            }
            Test::Attribute(at, constraint) => {
                let (at, accepts, next) =
                    (number(*at), self.accepts(*constraint, Subject::Attribute)?, node(self)?);
                quote! { Test::Attribute(#at, #accepts, #next) }
            }
            Test::Condition(constraint, entities) => {
                let (holds, next) = (self.condition(*constraint, entities)?, node(self)?);
                quote! { Test::Holds(#holds, #next) }
            }
            Test::Where(text, entities, place) => {
                let (holds, next) = (self.where_clause(text, entities, place.0)?, node(self)?);
                quote! { Test::Holds(#holds, #next) }
            }
            other => {
                let next = node(self)?;
                self.form(other, &next)?
            }
        })
    }

    /// A test that MLIR's rules do not have.
    fn form(&mut self, test: &Test<'r>, next: &TokenStream) -> Result<TokenStream> {
        Ok(match test {
            Test::AtLeast(at, count) => {
                let (at, count) = (number(*at), number(*count));
                quote! { Test::AtLeast(#at, #count, #next) }
            }
            Test::BlockArgument(at, wanted) => {
                let at = number(*at);
                let wanted = match wanted.map(number) {
                    Some(wanted) => quote! { Some(#wanted) },
                    None => quote! { None },
                };
                quote! { Test::BlockArgument(#at, #wanted, #next) }
            }
            Test::Region(at, shape) => {
                let (at, shape) = (number(*at), ident(&format!("{shape:?}")));
                quote! { Test::Region(#at, RegionShape::#shape, #next) }
            }
            Test::Not(tests) => {
                let inner = self.node(&Node::of_one(tests))?;
                quote! { Test::Not(#inner, #next) }
            }
            Test::User(at, chosen, name) => {
                let (at, chosen) = (number(*at), number(*chosen));
                quote! { Test::User(#at, #chosen, #name, #next) }
            }
            _ => TokenStream::new(),
        })
    }

    /// A closure for an expression on several things.
    fn where_clause(&mut self, text: &str, entities: &[Entity<'r>], span: Span) -> Result<TokenStream> {
        let types: Vec<Ty> = entities.iter().map(|entity| self.entity_type(entity)).collect();
        let constraints = &mut self.emitter.constraints;
        let made = constraints.translator.native(
            text,
            "where_clause",
            &types,
            &Ty::Bool,
            span,
            constraints.namespace,
        );
        let Some(callee) = made else {
            let message = "the condition says something that is not known, or is no expression";
            let error = Diagnostic::error(codes::UNSUPPORTED, span, message);
            return Err(error.with_help("docs/predicates.md says what can be asked"));
        };
        Ok(holds(&callee, entities, &types))
    }

    /// The answer to a question with several.
    fn answer(&mut self, test: &Test<'r>) -> Result<TokenStream> {
        Ok(match test {
            Test::Name(_, name) => quote! { #name },
            Test::Count(_, count) => {
                let count = number(*count);
                quote! { #count }
            }
            Test::Constant(_, record) => {
                let made = self.constant(*record, &quote!(ctx), Span::NONE)?;
                let (value, ctx) = (&made, names_ctx(&made));
                quote! { |#ctx| #value }
            }
            _ => TokenStream::new(),
        })
    }

    /// The function that tests a constraint.
    fn accepts(&mut self, constraint: Constraint<'r>, subject: Subject<'_>) -> Result<TokenStream> {
        let function = self.emitter.function(constraint, subject)?;
        Ok(function.map_or_else(|| quote! { |_, _| true }, |function| quote! { constraints::#function }))
    }

    /// A closure for a constraint on several things.
    fn condition(&mut self, constraint: Constraint<'r>, entities: &[Entity<'r>]) -> Result<TokenStream> {
        let types: Vec<Ty> = entities.iter().map(|entity| self.entity_type(entity)).collect();
        let constraints = &mut self.emitter.constraints;
        let made = constraints.translator.condition(constraint, &types, constraints.namespace);
        let Some(callee) = made.map_err(|error| error.diagnostic(self.emitter.sources))? else {
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

/// The parameter of a closure that may or may not use its context.
fn names_ctx(tokens: &TokenStream) -> Ident {
    let uses = tokens.to_string().split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == "ctx");
    ident(if uses { "ctx" } else { "_ctx" })
}

fn leaf_tokens(leaf: &Leaf<'_>, rule: &Pattern<'_>, name: &Ident) -> TokenStream {
    debug_assert!(leaf.symbols.len() <= rule.symbols.all.len());
    let (slots, ops) = (numbers(&leaf.symbols), numbers(&leaf.ops));
    quote! { Leaf { rule: &#name, slots: #slots, ops: #ops } }
}

/// A closure that calls a function with what is at positions; one that cannot answer says no.
fn holds(callee: &Callee, entities: &[Entity<'_>], types: &[Ty]) -> TokenStream {
    let mut bindings = Vec::new();
    let mut arguments = Vec::new();
    for (index, (entity, ty)) in entities.iter().zip(types).enumerate() {
        let (variable, at) = (ident(&format!("value_{index}")), number(entity.position));
        let found = match (entity.kind, entity.index) {
            (EntityKind::Op, Some(result)) => {
                let result = number(result);
                quote! { probe.result(#at, #result) }
            }
            (EntityKind::Op | EntityKind::Value, _) => quote! { probe.value(#at) },
            (EntityKind::Values, Some(item)) => {
                let item = number(item);
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
