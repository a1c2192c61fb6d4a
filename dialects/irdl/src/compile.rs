//! Definitions to constraints: the operations of a definition's region as lists of [`Constraint`]s and indices of them.

use ir_core::attr_or_type::{DefStorage, DialectDefinitions, Interned as _, Param, enum_value};
use ir_core::context::classes::{BUILTIN_ATTRIBUTES, BUILTIN_TYPES};
use ir_core::context::{Attribute, Context, Ident};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, OpHandle as _, Value};
use ir_core::predicates::attributes::{int, string_value};
use ir_core::runtime::dynamic::DynamicDialect;
use ir_core::verify::op_failure;

use super::{
    AllOfOp, AnyOfOp, AnyOp_ as AnyOp, AttributesOp, BaseOp, CPredOp, IsOp, OperandsOp, ParametersOp,
    ParametricOp, RegionOp, RegionsOp, ResultsOp, TypeOp,
};
use crate::constraints::{Base, Constraint};
use crate::names::{parts, strings, symbol};
use crate::operation::{Operation, RegionConstraint, Variadicity};
use crate::symbols::{enclosing_dialect, referenced};

/// A result of the compiler.
type Compiled<T> = Result<T, Diagnostic>;

/// The constraints of a definition, and the values that they are.
#[derive(Default)]
pub(crate) struct Constraints {
    values: Vec<Value>,
    pub(crate) list: Vec<Constraint>,
}

impl Constraints {
    /// Compiles the constraints of a definition.
    pub(crate) fn from_definition(ir: &Ir, definition: Op) -> Compiled<Self> {
        let mut constraints = Constraints::default();
        for op in parts(ir, definition) {
            if let Some(constraint) = constraints.compile(ir, op)? {
                constraints.values.push(ir.result(op, 0));
                constraints.list.push(constraint);
            }
        }
        Ok(constraints)
    }

    /// The constraint that an operation is; `None` if it is another part of the definition.
    fn compile(&self, ir: &Ir, op: Op) -> Compiled<Option<Constraint>> {
        let missing = |name: &str| op_failure(ir, op, &format!("the attribute '{name}' is missing"));
        if AnyOp::cast(ir, op).is_some() {
            return Ok(Some(Constraint::Any));
        }
        if IsOp::cast(ir, op).is_some() {
            let expected = ir.attribute(op, "expected").ok_or_else(|| missing("expected"))?;
            return Ok(Some(Constraint::Is(expected)));
        }
        if BaseOp::cast(ir, op).is_some() {
            return base(ir, op).map(|base| Some(Constraint::Base(base)));
        }
        if ParametricOp::cast(ir, op).is_some() {
            let reference = ir.attribute(op, "base_type").ok_or_else(|| missing("base_type"))?;
            return Ok(Some(Constraint::Parametric(defined(ir, op, reference)?, self.indices(ir, op)?)));
        }
        if AnyOfOp::cast(ir, op).is_some() {
            return Ok(Some(Constraint::AnyOf(self.indices(ir, op)?)));
        }
        if AllOfOp::cast(ir, op).is_some() {
            return Ok(Some(Constraint::AllOf(self.indices(ir, op)?)));
        }
        if CPredOp::cast(ir, op).is_some() {
            let message = "a constraint in C++ cannot be loaded at run time";
            return Err(op_failure(ir, op, message));
        }
        Ok(None)
    }

    /// The indices of the constraints that an operation's operands are.
    fn indices(&self, ir: &Ir, op: Op) -> Compiled<Vec<usize>> {
        let index = |value: Value| self.values.iter().position(|known| *known == value);
        let unknown = || op_failure(ir, op, "an operand is not a constraint of the same definition");
        ir.operands(op).map(|value| index(value).ok_or_else(unknown)).collect()
    }

    /// The indices of the parameters of a type or attribute.
    pub(crate) fn parameters(&self, ir: &Ir, definition: Op) -> Compiled<Vec<usize>> {
        match parts(ir, definition).find(|part| ParametersOp::cast(ir, *part).is_some()) {
            Some(parameters) => self.indices(ir, parameters),
            None => Ok(Vec::new()),
        }
    }

    /// The verifier of an operation.
    pub(crate) fn into_operation(self, ir: &Ir, definition: Op) -> Compiled<Operation> {
        let mut operation = Operation::default();
        for part in parts(ir, definition) {
            if OperandsOp::cast(ir, part).is_some() {
                operation.operands = self.values(ir, part)?;
            } else if ResultsOp::cast(ir, part).is_some() {
                operation.results = self.values(ir, part)?;
            } else if AttributesOp::cast(ir, part).is_some() {
                let names = strings(ir, part, "attributeValueNames").into_iter().map(str::to_owned);
                operation.attributes = names.zip(self.indices(ir, part)?).collect();
            } else if RegionsOp::cast(ir, part).is_some() {
                // MLIR 22 takes all regions that are defined, in the order of their definitions.
                continue;
            } else if RegionOp::cast(ir, part).is_some() {
                operation.regions.push(self.region(ir, part)?);
            }
        }
        operation.constraints = self.list;
        Ok(operation)
    }

    fn values(&self, ir: &Ir, part: Op) -> Compiled<Vec<(usize, Variadicity)>> {
        Ok(self.indices(ir, part)?.into_iter().zip(variadicities(ir, part)).collect())
    }

    fn region(&self, ir: &Ir, region: Op) -> Compiled<RegionConstraint> {
        let blocks = ir.attribute(region, "numberOfBlocks").and_then(|number| int(ir.context(), number));
        let arguments = match ir.attribute(region, "constrainedArguments") {
            Some(_) => Some(self.indices(ir, region)?),
            None => None,
        };
        Ok(RegionConstraint { arguments, blocks: blocks.and_then(|blocks| usize::try_from(blocks).ok()) })
    }
}

/// The variadicities of operands or results.
pub(crate) fn variadicities(ir: &Ir, part: Op) -> Vec<Variadicity> {
    let ctx = ir.context();
    let of = |attribute: &Attribute| match enum_value(ctx, *attribute) {
        Some((_, 1)) => Variadicity::Optional,
        Some((_, 2)) => Variadicity::Variadic,
        _ => Variadicity::Single,
    };
    let array = ir.attribute(part, "variadicity");
    match array.and_then(|array| array.def_storage(ctx)).map(DefStorage::params) {
        Some([Param::Attributes(values)]) => values.iter().map(of).collect(),
        _ => Vec::new(),
    }
}

/// The definition that a reference means.
fn defined(ir: &Ir, op: Op, reference: Attribute) -> Compiled<Base> {
    let found = referenced(ir, op, reference);
    let Some((found, dialect)) = found.and_then(|found| Some((found, enclosing_dialect(ir, found)?))) else {
        let shown = reference.to_text(ir.context());
        return Err(op_failure(ir, op, &format!("{shown} does not refer to any existing symbol")));
    };
    let is_type = TypeOp::cast(ir, found).is_some();
    Ok(Base {
        is_type,
        dialect: symbol(ir, dialect).to_owned(),
        mnemonic: mnemonic(symbol(ir, found)).to_owned(),
    })
}

/// The mnemonic of a definition's symbol, which may begin with the character that types or attributes begin with.
pub(crate) fn mnemonic(symbol: &str) -> &str {
    symbol.strip_prefix(['!', '#']).unwrap_or(symbol)
}

/// The definition that an `irdl.base` names.
fn base(ir: &Ir, op: Op) -> Compiled<Base> {
    let ctx = ir.context();
    if let Some(reference) = ir.attribute(op, "base_ref") {
        return defined(ir, op, reference);
    }
    let name = ir.attribute(op, "base_name").and_then(|name| string_value(ctx, name)).unwrap_or_default();
    let is_type = name.starts_with('!');
    let class = name.get(1..).unwrap_or_default();
    let noun = if is_type { "type" } else { "attribute" };
    match class.split_once('.').filter(|(dialect, mnemonic)| is_registered(ctx, is_type, dialect, mnemonic)) {
        Some((dialect, mnemonic)) => {
            Ok(Base { is_type, dialect: dialect.to_owned(), mnemonic: mnemonic.to_owned() })
        }
        None => Err(op_failure(ir, op, &format!("no registered {noun} with name {name}"))),
    }
}

/// Whether a registered dialect has a type or attribute of this mnemonic.
fn is_registered(ctx: &Context, is_type: bool, dialect: &str, mnemonic: &str) -> bool {
    if dialect == "builtin" {
        let names = if is_type { BUILTIN_TYPES } else { BUILTIN_ATTRIBUTES };
        return names.iter().any(|name| name.strip_prefix("builtin.") == Some(mnemonic));
    }
    let namespace: Ident = ctx.ident(dialect);
    let Some(dialect) = ctx.dialect(namespace) else { return false };
    if let Some(dynamic) = dialect.model::<DynamicDialect>() {
        return if is_type { dynamic.has_type(mnemonic) } else { dynamic.has_attribute(mnemonic) };
    }
    let Some(definitions) = dialect.model::<dyn DialectDefinitions>() else { return false };
    if is_type {
        definitions.type_definitions().iter().any(|spec| spec.mnemonic == mnemonic)
    } else {
        definitions.attribute_definitions().iter().any(|spec| spec.mnemonic == mnemonic)
    }
}
