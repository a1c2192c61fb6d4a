//! Directives.

use super::super::model::{
    Clause, Custom, CustomArgument, Element, ElementKind, TypeElement, Typed, Variable,
};
use super::super::syntax::tree::{Clause as ClauseNode, Node, NodeKind, Unary, Word};
use super::super::text::TextRange;
use super::super::{literal, messages};
use super::{Context, OpFormatReader};
use crate::model::Result;

impl<'r> OpFormatReader<'_, 'r> {
    /// Reads a directive in any context.
    pub(super) fn directive(&mut self, node: &Node<'r>, context: Context) -> Result<ElementKind<'r>> {
        let range = node.range;
        match &node.kind {
            NodeKind::Word(word) => self.word(range, *word, context),
            NodeKind::Unary(Unary::Type, argument) => self.type_of(range, argument, context),
            NodeKind::Unary(Unary::Qualified, argument) => self.qualified(range, argument, context),
            NodeKind::Unary(Unary::Ref, _) => Err(self.error(range, messages::REF)),
            NodeKind::FunctionalType(_) if context != Context::Top => {
                Err(self.error(range, "'functional-type' is only valid as a top-level directive"))
            }
            NodeKind::FunctionalType(parts) => {
                let inputs = self.typed(range, &parts[0], false)?;
                let results = self.typed(range, &parts[1], false)?;
                Ok(ElementKind::FunctionalType { inputs, results })
            }
            NodeKind::Custom(..) if context != Context::Top => Err(self.error(range, messages::CUSTOM)),
            NodeKind::Custom(name, arguments) => self.custom(name, arguments),
            NodeKind::OIList(clauses) => {
                let clauses = clauses.iter().map(|clause| self.clause(clause, context));
                Ok(ElementKind::OIList(clauses.collect::<Result<_>>()?))
            }
            _ => Err(self.error(range, messages::UNSUPPORTED)),
        }
    }

    fn word(&mut self, range: TextRange, word: Word, context: Context) -> Result<ElementKind<'r>> {
        match word {
            Word::AttrDict => self.attr_dict(range, context, false),
            Word::AttrDictWithKeyword => self.attr_dict(range, context, true),
            Word::PropDict => self.prop_dict(range, context),
            Word::Operands => self.operands(range, context),
            Word::Results if context == Context::Type => {
                Err(self.error(range, "invalid argument to 'type' directive"))
            }
            Word::Results => {
                let message = "'results' directive can can only be used as a child to a 'type' directive";
                Err(self.error(range, message))
            }
            Word::Regions => {
                let any = self.seen.regions.contains(&true);
                self.all(range, context, "regions", any, |uses| &mut uses.regions)?;
                Ok(ElementKind::Regions)
            }
            Word::Successors => {
                let any = self.seen.successors.contains(&true);
                self.all(range, context, "successors", any, |uses| &mut uses.successors)?;
                Ok(ElementKind::Successors)
            }
            Word::Params => Err(self.error(range, messages::UNSUPPORTED)),
        }
    }

    fn attr_dict(
        &mut self,
        range: TextRange,
        context: Context,
        with_keyword: bool,
    ) -> Result<ElementKind<'r>> {
        let is_seen = self.seen.has_attr_dict;
        let problem = match context {
            Context::Type => "'attr-dict' directive can only be used as a top-level directive",
            Context::Ref if !is_seen => "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive",
            Context::Top | Context::Custom if is_seen => "'attr-dict' directive has already been seen",
            _ => {
                self.seen.has_attr_dict = true;
                return Ok(ElementKind::AttrDict { with_keyword });
            }
        };
        Err(self.error(range, problem))
    }

    fn prop_dict(&mut self, range: TextRange, context: Context) -> Result<ElementKind<'r>> {
        let problem = match context {
            Context::Type => "'prop-dict' directive can only be used as a top-level directive",
            Context::Ref => "'ref' of 'prop-dict' unsupported",
            Context::Top | Context::Custom if self.seen.uses.prop_dict => {
                "'prop-dict' directive has already been seen"
            }
            Context::Top | Context::Custom => {
                self.seen.uses.prop_dict = true;
                return Ok(ElementKind::PropDict);
            }
        };
        Err(self.error(range, problem))
    }

    fn operands(&mut self, range: TextRange, context: Context) -> Result<ElementKind<'r>> {
        let any = self.seen.operands.contains(&true);
        if context != Context::Type {
            self.all(range, context, "operands", any, |uses| &mut uses.operands)?;
        }
        Ok(ElementKind::Operands)
    }

    /// Checks a directive that covers all variables of a kind. `any`: whether one of them appears before it.
    fn all(
        &mut self,
        range: TextRange,
        context: Context,
        name: &str,
        any: bool,
        flag: fn(&mut super::Uses) -> &mut bool,
    ) -> Result<()> {
        let is_seen = *flag(&mut self.seen.uses);
        let problem = match context {
            Context::Type => format!("'{name}' is only valid as a top-level directive"),
            Context::Ref if !is_seen => {
                format!("'ref' of '{name}' is not bound by a prior '{name}' directive")
            }
            Context::Top | Context::Custom if is_seen || any => {
                format!("'{name}' directive creates overlap in format")
            }
            _ => {
                *flag(&mut self.seen.uses) = true;
                return Ok(());
            }
        };
        Err(self.error(range, problem))
    }

    fn type_of(
        &mut self,
        range: TextRange,
        argument: &Node<'r>,
        context: Context,
    ) -> Result<ElementKind<'r>> {
        if context == Context::Type {
            return Err(self.error(range, "'type' cannot be used as a child of another `type`"));
        }
        let of = self.typed(range, argument, context == Context::Ref)?;
        Ok(ElementKind::Type(TypeElement { of, is_qualified: false }))
    }

    /// The values to which `type` or `functional-type` refers; `whole` is the range of the directive.
    fn typed(&mut self, whole: TextRange, argument: &Node<'r>, is_ref: bool) -> Result<Typed> {
        let seen = &mut self.seen;
        let (all, any, typed, name) = match argument.kind {
            NodeKind::Variable(name) => return self.typed_variable(argument.range, name, whole, is_ref),
            NodeKind::Word(Word::Operands) => {
                (&mut seen.uses.operand_types, &seen.operand_types, Typed::Operands, "operands")
            }
            NodeKind::Word(Word::Results) => {
                (&mut seen.uses.result_types, &seen.result_types, Typed::Results, "results")
            }
            _ => {
                self.argument(argument, Context::Type)?;
                return Err(self.error(whole, "invalid argument to 'type' directive"));
            }
        };
        let is_seen = *all;
        let is_bound = is_seen || any.contains(&true);
        *all = true;
        if !is_ref && is_bound {
            return Err(self.error(whole, format!("'{name}' 'type' is already bound")));
        }
        if is_ref && !is_seen {
            let message = format!("'ref' of 'type({name})' is not bound by a prior 'type' directive");
            return Err(self.error(whole, message));
        }
        Ok(typed)
    }

    fn qualified(
        &mut self,
        range: TextRange,
        argument: &Node<'r>,
        context: Context,
    ) -> Result<ElementKind<'r>> {
        let element = match context {
            Context::Top => self.element(argument)?,
            _ => self.argument(argument, context)?,
        };
        match element.kind {
            ElementKind::Variable(Variable::Attribute(index)) | ElementKind::QualifiedAttribute(index) => {
                Ok(ElementKind::QualifiedAttribute(index))
            }
            ElementKind::Type(of) => Ok(ElementKind::Type(TypeElement { is_qualified: true, ..of })),
            _ => {
                let message = "'qualified' directive expects an attribute or a `type` directive";
                Err(self.error(range, message))
            }
        }
    }

    fn custom(&mut self, name: &'r str, nodes: &[Node<'r>]) -> Result<ElementKind<'r>> {
        let arguments = nodes.iter().map(|node| self.custom_argument(node)).collect::<Result<Vec<_>>>()?;
        Ok(ElementKind::Custom(Custom { name, arguments }))
    }

    fn custom_argument(&mut self, node: &Node<'r>) -> Result<CustomArgument<'r>> {
        match &node.kind {
            NodeKind::String(text) => return Ok(CustomArgument::Code(literal::unescape(text))),
            NodeKind::Unary(Unary::Ref, argument) => {
                let element = self.argument(argument, Context::Ref)?;
                self.check_types_of_variables(node.range, &element)?;
                return Ok(CustomArgument::Ref(element));
            }
            _ => {}
        }
        let argument = self.argument(node, Context::Custom)?;
        self.check_types_of_variables(node.range, &argument)?;
        match &argument.kind {
            ElementKind::Variable(_)
            | ElementKind::QualifiedAttribute(_)
            | ElementKind::Type(_)
            | ElementKind::AttrDict { .. }
            | ElementKind::PropDict => Ok(CustomArgument::Bound(argument)),
            _ => {
                let message = "only variables and types may be used as parameters to a custom directive";
                Err(self.error(node.range, message))
            }
        }
    }

    /// As in mlir-tblgen, user-provided functions take one type or one list of types, not those of all
    /// operands or results. A format from a fact has no C++ functions, and the runtime accepts both.
    fn check_types_of_variables(&self, range: TextRange, argument: &Element<'_>) -> Result<()> {
        match &argument.kind {
            ElementKind::Type(of)
                if matches!(of.of, Typed::Operands | Typed::Results)
                    && self.operation.assembly_format().is_some() =>
            {
                let message = "type directives within a custom directive may only refer to variables";
                Err(self.error(range, message))
            }
            _ => Ok(()),
        }
    }

    fn clause(&mut self, node: &ClauseNode<'r>, context: Context) -> Result<Clause<'r>> {
        let NodeKind::Literal(literal) = node.literal.kind else {
            return Err(self.error(node.literal.range, "expected literal"));
        };
        if context != Context::Top {
            return Err(self.error(node.literal.range, messages::LITERAL));
        }
        let kind = self.literal(node.literal.range, literal)?;
        if !matches!(kind, ElementKind::Literal(_)) {
            let message = "a clause of 'oilist' must begin with a keyword or punctuation";
            return Err(self.error(node.literal.range, message));
        }
        let mut elements = Vec::new();
        for child in &node.elements {
            let element = self.element(child)?;
            self.check_clause_element(&element)?;
            elements.push(element);
        }
        let is_flag = matches!(elements.as_slice(), [only] if self.is_unit(only));
        Ok(Clause { literal, span: self.text.span(node.literal.range), elements, is_flag })
    }

    /// Whether an element is a unit attribute or property, whose only information is its presence.
    pub(super) fn is_unit(&self, element: &Element<'_>) -> bool {
        match element.kind {
            ElementKind::Variable(Variable::Attribute(index)) | ElementKind::QualifiedAttribute(index) => {
                self.operation.attributes[index].constraint.base().def_name() == "UnitAttr"
            }
            ElementKind::Variable(Variable::Property(index)) => {
                self.operation.properties[index].constraint.base().def_name() == "UnitProp"
            }
            _ => false,
        }
    }
}
