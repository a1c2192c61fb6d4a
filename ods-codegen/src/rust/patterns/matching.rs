//! The statements that match the source pattern of a rule.
//!
//! ```text
//! let ir = rw.ir();
//! let sub = SubOp(op);
//! let neg = NegOp::defining(ir, sub.rhs(ir))?;
//! let x = sub.lhs(ir);
//! let y = neg.x(ir);
//! ```

use super::PatternEmitter;
use super::entity::{Entity, Kind};
use super::uses::Uses;
use super::writer::Bound;
use crate::decision::{self, Condition, OperationRef, Position, RegionShape, Step, Test, Tree};
use crate::model::{Constraint, Result};
use crate::rust::emit::{Emit, OpVariable};
use crate::rust::expr::{Callee, Subject, Ty};
use crate::rust::{Ident, Taken, TokenStream, ident, quote, snake};
use crate::{FxHashMap, Span};

/// The match of one leaf.
pub(super) struct Matching<'m, 'a, 'r, 's, 't> {
    pub(super) patterns: &'m mut PatternEmitter<'a, 'r, 's, 't>,
    pub(super) tree: &'m Tree<'t, 'r>,
    pub(super) uses: Uses,
    /// The variables of the positions that have a name in the rule.
    pub(super) names: FxHashMap<Position, Ident>,
    pub(super) taken: &'m mut Taken,
    /// The entities of the positions that are in a variable.
    pub(super) bound: FxHashMap<Position, Entity<'t, 'r>>,
    /// The roots so far.
    pub(super) roots: Vec<Entity<'t, 'r>>,
    /// The variable of the first root's handle.
    pub(super) root_handle: Option<Entity<'t, 'r>>,
    pub(super) statements: Vec<TokenStream>,
}

/// `if #condition { return None; }`
fn reject(condition: &TokenStream) -> TokenStream {
    quote!(if #condition { return None; })
}

/// `x`, `(x, y)`, `()`
pub(super) fn tuple(variables: &[Ident]) -> TokenStream {
    match variables {
        [variable] => quote!(#variable),
        variables => quote!((#(#variables),*)),
    }
}

/// The entities of a match that later code uses.
pub(super) struct Exports<'e> {
    pub(super) symbols: &'e [(Position, Bound)],
    /// The operations whose locations the new operations take.
    pub(super) located: &'e [Position],
}

/// The variables of the entities that later code uses.
pub(super) struct Exported {
    pub(super) variables: Vec<Ident>,
    pub(super) located: Vec<OpVariable>,
}

impl<'r: 't, 't> Matching<'_, '_, 'r, '_, 't> {
    pub(super) fn push(&mut self, statement: TokenStream) {
        self.statements.push(statement);
    }

    /// Adds the tests of a leaf, and then the variables of the exports. Both are within a closure after a
    /// further root.
    pub(super) fn tests(&mut self, tests: &[Test<'t, 'r>], exports: &Exports<'_>) -> Result<Exported> {
        let Some((test, rest)) = tests.split_first() else { return self.export(exports) };
        if let Test::User(shared, chosen, op) = *test {
            return self.further_root(shared, chosen, op, rest, exports);
        }
        self.test(test)?;
        self.tests(rest, exports)
    }

    fn export(&mut self, exports: &Exports<'_>) -> Result<Exported> {
        let mut variables = self.bind_symbols(exports.symbols)?;
        let mut located = Vec::new();
        for &position in exports.located {
            let entity = self.entity(position)?;
            variables.extend(entity.variable.clone().filter(|variable| !variables.contains(variable)));
            located.push(entity.op_variable());
        }
        let roots = self.roots.iter().filter_map(|root| root.variable.clone());
        let roots: Vec<Ident> = roots.filter(|variable| !variables.contains(variable)).collect();
        variables.extend(roots);
        Ok(Exported { variables, located })
    }

    /// ```text
    /// let (mul, y) = matching::joinable_users::<MulOp>(ir, &[op], x).into_iter().find_map(|mul| {
    ///     …
    ///     Some((mul, y))
    /// })?;
    /// ```
    fn further_root(
        &mut self,
        shared: Position,
        chosen: usize,
        op: OperationRef<'t, 'r>,
        rest: &[Test<'t, 'r>],
        exports: &Exports<'_>,
    ) -> Result<Exported> {
        let shared = self.entity(shared)?.value();
        let position = self.tree.positions.find(0, &Step::Chosen(chosen));
        let (handle, roots) = (self.patterns.handle(op.0), self.roots.iter().map(Entity::op));
        let users = quote!(matching::joinable_users::<#handle>(ir, &[#(#roots),*], #shared));
        let variable = self.new_variable(position, op.0.mnemonic);
        let entity = Entity::variable(Kind::Handle(op), variable.clone());
        self.roots.push(entity.clone());
        self.bound.extend(position.map(|position| (position, entity)));
        let before = std::mem::take(&mut self.statements);
        let exported = self.tests(rest, exports)?;
        let inner = std::mem::replace(&mut self.statements, before);
        let result = tuple(&exported.variables);
        self.push(quote! {
            let #result = #users.into_iter().find_map(|#variable| {
                #(#inner)*
                Some(#result)
            })?;
        });
        Ok(exported)
    }

    fn test(&mut self, test: &Test<'t, 'r>) -> Result<()> {
        let statement = match *test {
            Test::Name(at, op) => return self.name(at, op),
            Test::Present(at) => return self.present(at),
            Test::Attribute(at, constraint) => return self.attribute(at, constraint),
            Test::Type(at, constraint) => return self.types(at, constraint),
            Test::Not(tests) => return self.not(tests),
            Test::Holds(condition) => return self.condition(condition),
            Test::User(..) => return Ok(()),
            Test::Count(at, count) => {
                let (length, count) = (self.entity(at)?.length(), count.emit());
                reject(&quote!(#length != #count))
            }
            Test::AtLeast(at, count) => {
                let (length, count) = (self.entity(at)?.length(), count.emit());
                reject(&quote!(#length < #count))
            }
            Test::Absent(at) => {
                let attribute = self.entity(at)?.optional();
                reject(&quote!(#attribute.is_some()))
            }
            Test::Constant(at, constant) => {
                let attribute = self.entity(at)?.optional();
                let constant = self.patterns.constant(constant, Span::NONE)?.optional();
                reject(&quote!(#attribute != #constant))
            }
            Test::Equal(a, b) => {
                let (a, b) = (self.entity(a)?, self.entity(b)?);
                let (a, b) = a.comparable(&b);
                reject(&quote!(#a != #b))
            }
            Test::BlockArgument(at, index) => {
                let value = self.entity(at)?.value();
                match index.map(|index| index.emit()) {
                    None => quote!(matching::argument_index(ir, #value)?;),
                    Some(index) => reject(&quote!(matching::argument_index(ir, #value) != Some(#index))),
                }
            }
            Test::Region(at, shape) => {
                let region = self.entity(at)?.code;
                reject(&match shape {
                    RegionShape::Empty => quote!(!ir.is_empty_region(#region)),
                    RegionShape::SingleBlock => quote!(!ir.has_one_block(#region)),
                    RegionShape::OnlyOp => quote!(!matching::has_only_op(ir, #region)),
                })
            }
        };
        self.push(statement);
        Ok(())
    }

    /// `let neg = NegOp::defining(ir, sub.rhs(ir))?;`
    fn name(&mut self, at: Position, op: OperationRef<'t, 'r>) -> Result<()> {
        let handle = self.patterns.handle(op.0);
        let (from, step) = &self.tree.positions.steps[at];
        let cast = if let Step::Definer = step {
            let value = self.entity(*from)?.value();
            quote!(#handle::defining(ir, #value)?)
        } else {
            let op = self.step(at)?.op();
            quote!(#handle::cast(ir, #op)?)
        };
        self.keep(at, Entity::new(Kind::Handle(op), cast));
        Ok(())
    }

    /// `let note = num.note_attr(ir)?;`
    fn present(&mut self, at: Position) -> Result<()> {
        let known = self.bound.get(&at).cloned();
        let is_new = known.is_none();
        let entity = match known {
            Some(entity) => entity,
            None => self.step(at)?,
        };
        if let Kind::OptionalAttribute = entity.kind {
            let code = entity.code;
            self.keep(at, Entity::new(Kind::Attribute, quote!(#code?)));
        } else if is_new {
            self.keep(at, entity);
        }
        Ok(())
    }

    /// `let neg = …;` for an entity with further uses, `…;` for another one.
    fn keep(&mut self, at: Position, entity: Entity<'t, 'r>) {
        if self.uses.count(at) > 1 {
            self.bind(at, entity);
        } else {
            let code = entity.code;
            self.push(quote!(#code;));
        }
    }

    fn attribute(&mut self, at: Position, constraint: Constraint<'r>) -> Result<()> {
        let function = self.patterns.accepts(constraint, Subject::Attribute)?;
        self.present(at)?;
        if let Some(function) = function {
            let attribute = self.entity(at)?.code;
            self.push(reject(&quote!(!constraints::#function(rw.context(), #attribute))));
        }
        Ok(())
    }

    fn types(&mut self, at: Position, constraint: Constraint<'r>) -> Result<()> {
        let function = self.patterns.accepts(constraint, Subject::Type)?;
        let entity = self.entity(at)?;
        let Some(function) = function else { return Ok(()) };
        let code = &entity.code;
        self.push(reject(&match entity.kind {
            Kind::Values => {
                let value = quote!(|value| constraints::#function(rw.context(), ir.value_type(*value)));
                quote!(!#code.iter().all(#value))
            }
            Kind::Op | Kind::Handle(_) => {
                let op = entity.op();
                quote!(!ir.result_types(#op).all(|ty| constraints::#function(rw.context(), ty)))
            }
            Kind::Value => quote!(!constraints::#function(rw.context(), ir.value_type(#code))),
            _ => quote!(!constraints::#function(rw.context(), #code)),
        }));
        Ok(())
    }

    /// ```text
    /// let is_excluded = || { …; Some(()) };
    /// if is_excluded().is_some() { return None; }
    /// ```
    fn not(&mut self, tests: &[Test<'t, 'r>]) -> Result<()> {
        let (statements, bound) = (std::mem::take(&mut self.statements), self.bound.clone());
        for test in tests {
            self.test(test)?;
        }
        let inner = std::mem::replace(&mut self.statements, statements);
        self.bound = bound;
        let variable = ident(&self.taken.free("is_excluded".to_owned()));
        self.push(quote! {
            let #variable = || {
                #(#inner)*
                Some(())
            };
        });
        self.push(reject(&quote!(#variable().is_some())));
        Ok(())
    }

    /// `if !constraints::has_one_use(rw.context(), ir, x) { return None; }`
    fn condition(&mut self, condition: Condition<'t, 'r>) -> Result<()> {
        let types: Vec<Ty> =
            condition.entities().iter().map(|entity| self.patterns.entity_type(entity)).collect();
        let callee = match condition {
            Condition::Constraint(constraint, _) => self.patterns.constraint_callee(constraint, &types)?,
            Condition::Expression(text, _, span) => Some(self.patterns.where_clause(text, &types, span.0)?),
        };
        let Some(Callee { function, takes_ir, is_partial }) = callee else { return Ok(()) };
        let mut arguments = Vec::new();
        for (entity, ty) in condition.entities().iter().zip(&types) {
            arguments.push(self.argument(entity, ty)?);
        }
        let ir = takes_ir.then(|| quote!(ir,));
        let call = quote!(constraints::#function(rw.context(), #ir #(#arguments),*));
        self.push(reject(&if is_partial { quote!(#call != Some(true)) } else { quote!(!#call) }));
        Ok(())
    }

    /// An entity as the argument of a condition's function.
    fn argument(&mut self, entity: &decision::Entity<'r>, ty: &Ty) -> Result<TokenStream> {
        let found = self.entity(entity.position)?;
        let code = &found.code;
        Ok(match (found.kind, ty) {
            (Kind::Values, Ty::List(_)) => quote!(&#code),
            (_, Ty::List(_)) => {
                let value = found.value();
                quote!(&[#value])
            }
            (Kind::Values, _) => match entity.index.map(|index| index.emit()) {
                Some(index) => quote!(*#code.get(#index)?),
                None => found.value(),
            },
            (Kind::Op | Kind::Handle(_), _) => found.result(entity.index.unwrap_or(0)),
            (Kind::Attribute | Kind::OptionalAttribute, Ty::Optional(_)) => found.optional(),
            (Kind::OptionalAttribute, _) => quote!(#code?),
            _ => quote!(#code),
        })
    }

    /// The entity at a position. One with several uses, or with a name in the rule, gets a variable.
    pub(super) fn entity(&mut self, at: Position) -> Result<Entity<'t, 'r>> {
        if let Some(entity) = self.bound.get(&at) {
            return Ok(entity.clone());
        }
        let entity = self.step(at)?;
        let is_list = matches!(entity.kind, Kind::Values);
        if at > 0 && (is_list || self.uses.count(at) > 1 || self.names.contains_key(&at)) {
            return Ok(self.bind(at, entity));
        }
        Ok(entity)
    }

    /// `let x = neg.x(ir);`
    fn bind(&mut self, at: Position, entity: Entity<'t, 'r>) -> Entity<'t, 'r> {
        let name = match &self.tree.positions.steps[at].1 {
            Step::Group(op, group) => op.0.operands[*group].name,
            Step::Attribute(name) | Step::AttributeOrDefault(_, name) => name,
            _ => "",
        };
        let name = if name.is_empty() { entity.kind.variable_name() } else { name };
        let variable = self.new_variable(Some(at), name);
        let code = entity.code;
        self.push(quote!(let #variable = #code;));
        let entity = Entity::variable(entity.kind, variable);
        self.bound.insert(at, entity.clone());
        entity
    }

    /// A variable for a position: the one of the rule's name, or a new one.
    pub(super) fn new_variable(&mut self, at: Option<Position>, otherwise: &str) -> Ident {
        match at.and_then(|at| self.names.get(&at)) {
            Some(variable) => variable.clone(),
            None => ident(&self.taken.free(snake(&otherwise.replace('.', "_")))),
        }
    }
}
