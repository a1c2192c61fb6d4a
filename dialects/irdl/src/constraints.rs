//! Constraints of a definition as data, and their evaluation.
//!
//! A constraint is a variable: the first attribute that satisfies it is the only one that it accepts from then on, which is how
//! operands are related to each other and to results.
//!
//! A constraint refers to earlier ones by index, so evaluation terminates.

use ir_core::context::{AttrKind, Attribute, Context, Type};
use ir_core::runtime::dynamic::DynamicValue;

/// A type or attribute definition by its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Base {
    pub(crate) is_type: bool,
    pub(crate) dialect: String,
    pub(crate) mnemonic: String,
}

impl Base {
    /// The name of the class, such as `builtin.integer`.
    fn name(&self) -> String {
        format!("{}.{}", self.dialect, self.mnemonic)
    }
}

/// A constraint on an attribute; types are type attributes. Others are named by their indices.
#[derive(Clone, Debug)]
pub(crate) enum Constraint {
    Any,
    Is(Attribute),
    Base(Base),
    /// A dynamic type or attribute with a constraint for each parameter.
    Parametric(Base, Vec<usize>),
    AnyOf(Vec<usize>),
    AllOf(Vec<usize>),
}

/// An evaluation of constraints: the attributes that variables have.
pub(crate) struct Assignment<'a> {
    ctx: &'a Context,
    constraints: &'a [Constraint],
    assigned: Vec<Option<Attribute>>,
}

/// The result of a check, which fails with a message.
type Checked = Result<(), String>;

impl<'a> Assignment<'a> {
    pub(crate) fn new(ctx: &'a Context, constraints: &'a [Constraint]) -> Self {
        Assignment { ctx, constraints, assigned: vec![None; constraints.len()] }
    }

    /// Checks a type against the constraint of an index.
    pub(crate) fn check_type(&mut self, ty: Type, index: usize) -> Checked {
        self.check(self.ctx.type_attr(ty), index)
    }

    /// Checks an attribute against the constraint of an index. Constraints refer to earlier ones only, so this ends.
    pub(crate) fn check(&mut self, attribute: Attribute, index: usize) -> Checked {
        if let Some(assigned) = self.assigned[index] {
            return if assigned == attribute { Ok(()) } else { Err(self.expected(assigned, attribute)) };
        }
        let constraints = self.constraints;
        self.satisfies(attribute, &constraints[index])?;
        self.assigned[index] = Some(attribute);
        Ok(())
    }

    fn satisfies(&mut self, attribute: Attribute, constraint: &Constraint) -> Checked {
        match constraint {
            Constraint::Any => Ok(()),
            Constraint::Is(expected) if *expected == attribute => Ok(()),
            Constraint::Is(expected) => Err(self.expected(*expected, attribute)),
            Constraint::Base(base) => self.has_base(attribute, base),
            Constraint::Parametric(base, params) => self.has_params(attribute, base, params),
            Constraint::AnyOf(choices) => {
                if choices.iter().any(|choice| self.check(attribute, *choice).is_ok()) {
                    Ok(())
                } else {
                    Err(format!("'{}' does not satisfy the constraint", self.text(attribute)))
                }
            }
            Constraint::AllOf(all) => all.iter().try_for_each(|index| self.check(attribute, *index)),
        }
    }

    fn text(&self, attribute: Attribute) -> String {
        attribute.to_text(self.ctx)
    }

    fn expected(&self, expected: Attribute, attribute: Attribute) -> String {
        format!("expected '{}' but got '{}'", self.text(expected), self.text(attribute))
    }

    /// The type of a type attribute.
    fn type_of(&self, attribute: Attribute) -> Result<Type, String> {
        match attribute.kind(self.ctx) {
            AttrKind::Type(ty) => Ok(ty),
            // The quote is never closed in MLIR, either.
            _ => Err(format!("expected type, got attribute '{}", self.text(attribute))),
        }
    }

    fn has_base(&self, attribute: Attribute, base: &Base) -> Checked {
        let (noun, class) = if base.is_type {
            ("type", self.type_of(attribute)?.kind(self.ctx).class_name())
        } else {
            ("attribute", attribute.kind(self.ctx).class_name(self.ctx))
        };
        let expected = base.name();
        if class == expected {
            Ok(())
        } else {
            Err(format!("expected base {noun} '{expected}' but got '{class}'"))
        }
    }

    fn has_params(&mut self, attribute: Attribute, base: &Base, params: &[usize]) -> Checked {
        let found = if base.is_type {
            self.type_of(attribute)?.storage::<DynamicValue>(self.ctx)
        } else {
            attribute.storage::<DynamicValue>(self.ctx)
        };
        let Some(value) = found.filter(|value| value.is(&base.dialect, &base.mnemonic)) else {
            // MLIR has dialect and mnemonic of attributes the other way round.
            let (noun, name) = if base.is_type {
                ("type", base.name())
            } else {
                ("attribute", format!("{}.{}", base.mnemonic, base.dialect))
            };
            return Err(format!("expected base {noun} '{name}' but got '{}'", self.text(attribute)));
        };
        let given = value.params();
        if given.len() != params.len() {
            let (name, given, expected) = (base.name(), given.len(), params.len());
            return Err(format!("attribute '{name}' expects {given} parameters but got {expected}"));
        }
        given.iter().zip(params).try_for_each(|(param, index)| self.check(*param, *index))
    }
}
