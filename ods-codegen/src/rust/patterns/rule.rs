//! The function of a rule: the match of the source pattern, and the creation of the result pattern.

use super::PatternEmitter;
use super::entity::{Entity, Kind};
use super::matching::{Exports, Matching, tuple};
use super::native::Expected;
use super::result::replacement_values;
use super::uses::Uses;
use super::writer::{BindingKind, Bound, Writer};
use crate::FxHashMap;
use crate::decision::{Leaf, OperationRef, Position, Step, Test, Tree};
use crate::model::{Binding, OperandSelection, Pattern, Result, ResultNode, Symbol, place};
use crate::rust::emit::{Emit, OpVariable, Replacement, Rewrite, RewriteLocation, RustRule, Statement};
use crate::rust::expr::Ty;
use crate::rust::{Ident, Taken, TokenStream, ident, quote, snake};

/// The number of rules of one root from which the runtime finds them by the operations that define operands.
/// With fewer, this index gains less than 15 % of the time of matching and rewriting.
const MANY_RULES: usize = 6;

/// The match of a rule.
struct Matched {
    statements: Vec<TokenStream>,
    roots: Vec<OpVariable>,
}

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// A rule of a tree, whose function has this name.
    pub(super) fn rule(
        &mut self,
        tree: &Tree<'t, 'r>,
        index: usize,
        function: Ident,
    ) -> Result<RustRule<'t>> {
        let rule: &'t Pattern<'r> = tree.rules[index];
        let leaves: Vec<&Leaf<'t, 'r>> = tree.leaves.iter().filter(|leaf| leaf.rule == index).collect();
        let definers = match leaves.as_slice() {
            [leaf] if tree.rules.len() >= MANY_RULES => definers(tree, leaf),
            _ => Vec::new(),
        };
        Ok(RustRule {
            name: rule.name.clone(),
            place: place(rule.record, self.emitter.sources),
            benefit: rule.benefit,
            root: self.handle(tree.root),
            definers,
            function,
            rewrite: self.rewrite(tree, rule, &leaves)?,
        })
    }

    fn rewrite(
        &mut self,
        tree: &Tree<'t, 'r>,
        rule: &'t Pattern<'r>,
        leaves: &[&Leaf<'t, 'r>],
    ) -> Result<Rewrite<'t>> {
        let mut writer = Writer {
            rule,
            statements: Vec::new(),
            symbols: vec![None; rule.symbols.all.len()],
            taken: Taken::with_reserved(&["rw", "op", "ir", "matched", "new"]),
            root_types: Vec::new(),
            all_root_types: None,
            source: Vec::new(),
            uses_of_matched: 0,
            // The driver sets it to that of the root.
            is_at_matched: leaves.iter().all(|leaf| leaf.ops.len() == 1),
        };
        if let [leaf, ..] = leaves {
            self.bind_source(leaf, &mut writer)?;
        }
        writer.name_source(leaves);
        let mut replacements = Vec::new();
        let mut inlining = None;
        for result in &rule.results {
            if let ResultNode::Inlined(inlined) = &result.node {
                inlining = Some(self.inlined(inlined, &mut writer)?);
                continue;
            }
            let created = self.created(&result.node, result.replaces, Expected::Values(1), &mut writer)?;
            if result.replaces.is_some() {
                replacements.push(created);
            }
        }
        for node in &rule.supplemental {
            self.created(node, None, Expected::Values(1), &mut writer)?;
        }
        let values = replacement_values(&replacements, &writer);
        let sets_location_first = matches!(
            writer.statements.first(),
            Some(Statement::SetLocation(RewriteLocation::Matched)) if writer.uses_of_matched == 1
        );
        if sets_location_first {
            writer.statements.remove(0);
        }
        let Matched { statements: matching, roots } =
            self.matched(tree, leaves, sets_location_first, &mut writer)?;
        let replacement = inlining.unwrap_or(Replacement::Values(roots, values));
        Ok(Rewrite { matching, statements: writer.statements, replacement })
    }

    /// Gives a variable to each name of the source pattern that is used.
    fn bind_source(&mut self, leaf: &Leaf<'t, 'r>, writer: &mut Writer<'_, 'r, 't>) -> Result<()> {
        let rule = writer.rule;
        for (index, symbol) in rule.symbols.all.iter().enumerate() {
            let is_root = leaf.symbols.get(index) == Some(&0);
            let Some(kind) = self.source_kind(rule, symbol, is_root)? else { break };
            if symbol.is_used && symbol.scope.is_none() {
                let name = if is_root { "op".to_owned() } else { writer.taken.free(snake(symbol.name)) };
                writer.symbols[index] = Some(Bound { variable: ident(&name), kind });
            }
        }
        Ok(())
    }

    /// The type of the variable of a source pattern's name; `None` for a name of a result pattern.
    fn source_kind(
        &mut self,
        rule: &Pattern<'r>,
        symbol: &Symbol<'r>,
        is_root: bool,
    ) -> Result<Option<BindingKind>> {
        let attribute = |ty, is_optional| BindingKind::Attribute { ty, is_optional };
        Ok(Some(match symbol.binding {
            Binding::Operand {
                is_variadic: true,
                part: OperandSelection::All | OperandSelection::Rest(..),
                ..
            } => BindingKind::Values,
            Binding::Operand { .. } | Binding::Native { is_value: true, .. } => BindingKind::Value,
            Binding::Attribute { op, attribute: index } => {
                let definition = rule.source[op].operation.attributes[index].constraint;
                attribute(self.attribute_type(Some(definition)), definition.is_optional().unwrap_or(false))
            }
            Binding::Property { .. } => attribute(Ty::any_attribute(), true),
            Binding::Native { is_value: false, .. } => attribute(Ty::any_attribute(), false),
            Binding::Op(op) => self.op_kind(&rule.source[op].operation, !is_root)?,
            Binding::Type(_) => BindingKind::Type,
            Binding::Region { .. } => BindingKind::Region,
            Binding::Created { .. } | Binding::Computed { .. } => return Ok(None),
        }))
    }

    /// The statements of the match. Where a rule matches in several ways, each is a closure:
    ///
    /// ```text
    /// let alternative = || { …; Some((x, y)) };
    /// let alternative_2 = || { …; Some((x, y)) };
    /// let (x, y) = alternative().or_else(alternative_2)?;
    /// ```
    fn matched(
        &mut self,
        tree: &Tree<'t, 'r>,
        leaves: &[&Leaf<'t, 'r>],
        sets_location_first: bool,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<Matched> {
        let ways: Result<Vec<Way>> = leaves.iter().map(|leaf| self.way(tree, leaf, writer)).collect();
        let ways = ways?;
        let mut statements = match ways.as_slice() {
            [way] => way.statements.clone(),
            ways => alternatives(ways, writer),
        };
        let (ops, roots) = ways.into_iter().next().map(|way| (way.ops, way.roots)).unwrap_or_default();
        statements.extend(root_types(tree, &roots, writer));
        if writer.uses_of_matched > 0 {
            let location = match ops.as_slice() {
                [op] => quote!(ir.location(#op)),
                ops => quote!(matching::fused_location(ir, &[#(#ops),*])),
            };
            statements.push(if sets_location_first {
                quote!(rw.set_location(#location);)
            } else {
                quote!(let matched = #location;)
            });
        }
        if roots.len() > 1 {
            statements.push(quote!(rw.set_insertion_point_before_first(&[#(#roots),*]);));
        }
        Ok(Matched { statements, roots })
    }

    /// One way in which a rule matches.
    fn way(
        &mut self,
        tree: &Tree<'t, 'r>,
        leaf: &Leaf<'t, 'r>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<Way> {
        let rule = writer.rule;
        let mut names: FxHashMap<Position, Ident> =
            leaf.source.iter().copied().zip(writer.source.iter().cloned()).collect();
        let mut symbols: Vec<(Position, Bound)> = Vec::new();
        for (bound, &position) in writer.symbols.iter().zip(&leaf.symbols) {
            if let Some(bound) = bound.as_ref().filter(|_| position > 0) {
                names.insert(position, bound.variable.clone());
                symbols.push((position, bound.clone()));
            }
        }
        let located: Vec<Position> = if writer.uses_of_matched > 0 { leaf.ops.clone() } else { Vec::new() };
        let others = symbols.iter().map(|(position, _)| *position).chain(located.iter().copied());
        let mut matching = Matching {
            uses: Uses::new(tree, leaf, others),
            patterns: self,
            tree,
            names,
            taken: &mut writer.taken,
            bound: FxHashMap::default(),
            roots: vec![Entity::new(Kind::Op, quote!(op))],
            root_handle: None,
            statements: Vec::new(),
        };
        matching.bind_root()?;
        let exports = Exports { symbols: &symbols, located: &located };
        let exported = matching.tests(&leaf.tests, &exports)?;
        let roots = matching.roots.iter().map(Entity::op_variable).collect();
        let statements = matching.statements;
        debug_assert_eq!(
            rule.roots.is_empty(),
            leaf.tests.iter().all(|test| !matches!(test, Test::User(..)))
        );
        Ok(Way { statements, exported: exported.variables, ops: exported.located, roots })
    }
}

/// A closure for each way, and the variables of the first one that matches.
fn alternatives(ways: &[Way], writer: &mut Writer<'_, '_, '_>) -> Vec<TokenStream> {
    let names: Vec<Ident> = ways.iter().map(|_| ident(&writer.taken.numbered("alternative"))).collect();
    let Some(((first, rest), way)) = names.split_first().zip(ways.first()) else { return Vec::new() };
    let result = tuple(&way.exported);
    let closure = |(name, way): (&Ident, &Way)| {
        let inner = &way.statements;
        quote! {
            let #name = || {
                #(#inner)*
                Some(#result)
            };
        }
    };
    let mut statements: Vec<TokenStream> = names.iter().zip(ways).map(closure).collect();
    statements.push(quote!(let #result = #first() #(.or_else(#rest))*?;));
    statements
}

/// The types of the results that are replaced.
fn root_types(tree: &Tree<'_, '_>, roots: &[OpVariable], writer: &Writer<'_, '_, '_>) -> Vec<TokenStream> {
    let mut statements = Vec::new();
    let counts = std::iter::once(tree.root)
        .chain(writer.rule.roots.iter().map(|root| &*writer.rule.source[root.op].operation));
    let results: Vec<(&OpVariable, usize)> = roots
        .iter()
        .zip(counts)
        .flat_map(|(op, definition)| (0..definition.results.len()).map(move |index| (op, index)))
        .collect();
    for (index, variable) in &writer.root_types {
        if let Some((op, index)) = results.get(*index) {
            let index = index.emit();
            statements.push(quote!(let #variable = ir.value_type(ir.result(#op, #index));));
        }
    }
    if let Some(variable) = &writer.all_root_types {
        statements.push(match roots {
            [op] => quote!(let #variable: Vec<Type> = ir.result_types(#op).collect();),
            roots => quote! {
                let #variable: Vec<Type> =
                    [#(#roots),*].iter().flat_map(|op| ir.result_types(*op)).collect();
            },
        });
    }
    statements
}

impl<'r> Writer<'_, 'r, '_> {
    /// Gives a variable to each operation of the source pattern: the name in the rule, or its mnemonic.
    fn name_source(&mut self, leaves: &[&Leaf<'_, 'r>]) {
        let Some(leaf) = leaves.first() else { return };
        for (position, op) in leaf.source.iter().zip(&self.rule.source) {
            let symbol = leaf.symbols.iter().position(|bound| bound == position && *bound > 0);
            let named = symbol.and_then(|symbol| self.symbols[symbol].as_ref());
            let variable = match named {
                Some(bound) => bound.variable.clone(),
                None => ident(&self.taken.numbered(&snake(&op.operation.mnemonic.replace('.', "_")))),
            };
            self.source.push(variable);
        }
    }
}

/// One way in which a rule matches.
struct Way {
    statements: Vec<TokenStream>,
    /// The variables that later code uses.
    exported: Vec<Ident>,
    /// The matched operations, in the order in which their locations are fused.
    ops: Vec<OpVariable>,
    roots: Vec<OpVariable>,
}

impl<'r: 't, 't> Matching<'_, '_, 'r, '_, 't> {
    /// `let sub = SubOp(op);`, if its accessors are used several times.
    fn bind_root(&mut self) -> Result<()> {
        let steps = self.tree.positions.steps.iter().enumerate().skip(1);
        let by_handle = steps.filter(|(position, (from, step))| {
            *from == 0
                && self.uses.count(*position) > 0
                && matches!(step, Step::Operand(_) | Step::Group(..) | Step::Attribute(_) | Step::Region(_))
        });
        if by_handle.count() > 1 {
            let root = OperationRef(self.tree.root);
            let code = self.root_handle()?.code;
            let variable = self.new_variable(Some(0), root.0.mnemonic);
            self.push(quote!(let #variable = #code;));
            self.root_handle = Some(Entity::variable(Kind::Handle(root), variable));
        }
        Ok(())
    }

    /// Binds the variables of names of the rule, with the types that the result pattern expects.
    pub(super) fn bind_symbols(&mut self, symbols: &[(Position, Bound)]) -> Result<Vec<Ident>> {
        let mut variables = Vec::new();
        for (position, Bound { variable, kind }) in symbols {
            let entity = self.entity(*position)?;
            let (code, is_same) = (&entity.code, entity.variable.as_ref() == Some(variable));
            let code = match (kind, entity.kind) {
                (BindingKind::Value, Kind::Value) if is_same => None,
                (BindingKind::Value, _) => Some(entity.value()),
                (BindingKind::Attribute { is_optional: true, .. }, Kind::Attribute) => {
                    Some(entity.optional())
                }
                (BindingKind::Attribute { is_optional: false, .. }, Kind::OptionalAttribute) => {
                    Some(quote!(#code?))
                }
                (BindingKind::Values, Kind::Value) => Some(quote!(vec![#code])),
                _ => (!is_same).then(|| code.clone()),
            };
            self.statements.extend(code.map(|code| quote!(let #variable = #code;)));
            variables.push(variable.clone());
        }
        Ok(variables)
    }
}

/// The operations that must define operands where a leaf matches, each with its path of operands from the
/// root.
fn definers(tree: &Tree<'_, '_>, leaf: &Leaf<'_, '_>) -> Vec<(Vec<usize>, String)> {
    let definer = |test: &Test<'_, '_>| match test {
        Test::Name(at, op) => Some((definer_path(tree, *at)?, op.0.name())),
        _ => None,
    };
    let mut found: Vec<(Vec<usize>, String)> = leaf.tests.iter().filter_map(definer).collect();
    found.sort();
    found
}

/// The path of operands from the root to an operation; `None` if it is reached in another way.
fn definer_path(tree: &Tree<'_, '_>, at: Position) -> Option<Vec<usize>> {
    let (value, step) = &tree.positions.steps[at];
    match step {
        Step::Root => Some(Vec::new()),
        Step::Definer => {
            let (op, Step::Operand(index)) = &tree.positions.steps[*value] else { return None };
            let mut path = definer_path(tree, *op)?;
            path.push(*index);
            Some(path)
        }
        _ => None,
    }
}
