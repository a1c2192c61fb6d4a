//! Checks of the indices in a plan, which the runtime relies on.

use ods_schema::format::{
    Anchor, Argument, DefElement, DefPart, Element, Field, OpElement, OpFormat, OpPart, Origin, TypeSource,
    Typed,
};
use ods_schema::plan;

use crate::error::LoadError;

/// Checks that an index is one of `count`.
///
/// # Errors
/// It is not.
pub fn index(kind: &str, index: usize, count: usize) -> Result<(), LoadError> {
    if index < count {
        return Ok(());
    }
    Err(LoadError::new(format!("there is no {kind} #{index} among {count}")))
}

/// The numbers of parts of an operation.
pub struct Counts {
    operands: usize,
    results: usize,
    attributes: usize,
    properties: usize,
    regions: usize,
    successors: usize,
    transforms: usize,
    directives: usize,
}

impl Counts {
    /// The numbers of parts of this operation.
    pub fn new(op: &plan::Op<'_>, format: &plan::Format<'_>) -> Counts {
        Counts {
            operands: op.operands.len(),
            results: op.results.len(),
            attributes: op.attributes.len(),
            properties: op.properties.len(),
            regions: op.regions.len(),
            successors: op.successors.len(),
            transforms: format.transforms.len(),
            directives: format.directives.len(),
        }
    }

    /// Checks the indices in a format.
    ///
    /// # Errors
    /// One refers to nothing.
    pub fn check(&self, format: &OpFormat<'_>) -> Result<(), LoadError> {
        let OpFormat { elements, directives, operand_types, result_types, .. } = *format;
        self.elements(elements)?;
        if directives.len() > self.directives {
            return index("directive", self.directives, self.directives);
        }
        for argument in directives.iter().flat_map(|directive| directive.arguments) {
            match argument {
                Argument::Bound(part) | Argument::Ref(part) => self.part(part, directives.len())?,
                Argument::Code(_) => {}
            }
        }
        let lists = [("operand", operand_types, self.operands), ("result", result_types, self.results)];
        for (kind, sources, count) in lists {
            if !sources.is_empty() && sources.len() != count {
                let given = sources.len();
                return Err(LoadError::new(format!("the format has {given} types of {count} {kind}s")));
            }
            sources.iter().try_for_each(|source| self.source(*source))?;
        }
        format.attributes.iter().try_for_each(|at| index("attribute", *at, self.attributes))?;
        format.properties.iter().try_for_each(|at| index("property", *at, self.properties))?;
        format.segment_sizes.iter().try_for_each(|(at, _)| index("operand", *at, self.operands))
    }

    fn elements(&self, elements: &[OpElement<'_>]) -> Result<(), LoadError> {
        walk(elements, &mut |part| self.part(part, self.directives), &mut |anchor| {
            self.part(anchor, self.directives)
        })
    }

    fn part(&self, part: &OpPart, directives: usize) -> Result<(), LoadError> {
        match *part {
            OpPart::Operand(at) => index("operand", at, self.operands),
            OpPart::Attribute(at) | OpPart::QualifiedAttribute(at) => index("attribute", at, self.attributes),
            OpPart::Property(at) => index("property", at, self.properties),
            OpPart::Region(at) => index("region", at, self.regions),
            OpPart::Successor(at) => index("successor", at, self.successors),
            OpPart::Type(of) | OpPart::QualifiedType(of) => self.typed(of),
            OpPart::FunctionalType(inputs, results) => {
                self.typed(inputs)?;
                self.typed(results)
            }
            OpPart::Custom(at) => index("directive", at, directives),
            OpPart::AttrDict
            | OpPart::AttrDictWithKeyword
            | OpPart::PropDict
            | OpPart::Operands
            | OpPart::Regions
            | OpPart::Successors => Ok(()),
        }
    }

    fn typed(&self, of: Typed) -> Result<(), LoadError> {
        match of {
            Typed::Operand(at) => index("operand", at, self.operands),
            Typed::Result(at) => index("result", at, self.results),
            Typed::Operands | Typed::Results => Ok(()),
        }
    }

    fn source(&self, source: TypeSource) -> Result<(), LoadError> {
        match source {
            TypeSource::Written | TypeSource::Built => Ok(()),
            TypeSource::Same(origin) | TypeSource::Elements(origin) => self.origin(origin),
            TypeSource::Transformed(at, origin) => {
                index("transform", at, self.transforms)?;
                self.origin(origin)
            }
        }
    }

    fn origin(&self, origin: Origin) -> Result<(), LoadError> {
        match origin {
            Origin::Operand(at) => index("operand", at, self.operands),
            Origin::Result(at) => index("result", at, self.results),
            Origin::Attribute(at) => index("attribute", at, self.attributes),
        }
    }
}

/// Checks the indices in the format of a type or attribute.
///
/// # Errors
/// One refers to nothing.
pub fn definition(elements: &[DefElement<'_>], params: usize, directives: usize) -> Result<(), LoadError> {
    let param = |at: &usize| index("parameter", *at, params);
    let mut part = |part: &DefPart<'_>| match part {
        DefPart::Param { index: at, .. } => param(at),
        DefPart::Params { indices, .. } => indices.iter().try_for_each(param),
        DefPart::Struct { fields, .. } => fields.iter().try_for_each(|field| match field {
            Field::Param(at) => param(at),
            Field::Custom(at, directive) => {
                param(at)?;
                index("directive", *directive, directives)
            }
        }),
        DefPart::Custom(directive) => index("directive", *directive, directives),
    };
    walk(elements, &mut part, &mut |at| param(at))
}

/// Calls functions for the parts and the anchors of a format.
fn walk<P, A>(
    elements: &[Element<'_, P, A>],
    part: &mut dyn FnMut(&P) -> Result<(), LoadError>,
    anchor: &mut dyn FnMut(&A) -> Result<(), LoadError>,
) -> Result<(), LoadError> {
    let subjects = |of: &Anchor<'_, A>, anchor: &mut dyn FnMut(&A) -> Result<(), LoadError>| {
        of.subjects().iter().try_for_each(anchor)
    };
    for element in elements {
        match element {
            Element::Blank(_) | Element::Newline | Element::Literal(_) => {}
            Element::Part(found) => part(found)?,
            Element::Optional(group) => {
                subjects(&group.anchor, anchor)?;
                walk(group.then, part, anchor)?;
                walk(group.otherwise, part, anchor)?;
            }
            Element::Clauses(clauses) => {
                for clause in *clauses {
                    subjects(&clause.anchor, anchor)?;
                    walk(clause.elements, part, anchor)?;
                }
            }
        }
    }
    Ok(())
}
