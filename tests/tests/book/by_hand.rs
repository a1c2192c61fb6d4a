// ANCHOR: operands
/// `operands.add`: adds two integers.
#[derive(Clone, Copy)]
pub struct AddOp(Op);

impl AddOp {
    const NAME: &str = "operands.add";

    /// Creates the operation at the insertion point.
    pub fn create(b: &mut dyn OpBuilder, result: Type, lhs: Value, rhs: Value) -> AddOp {
        let state = OpState {
            operands: &[lhs, rhs],
            result_types: &[result],
            ..OpState::new(b.context().op_name(AddOp::NAME), b.location())
        };
        AddOp(b.create(&state))
    }

    /// The operation, if it is an addition.
    pub fn cast(ir: &Ir, op: Op) -> Option<AddOp> {
        (ir.name(op).as_str(ir.context()) == AddOp::NAME).then_some(AddOp(op))
    }

    pub fn lhs(self, ir: &Ir) -> Value {
        ir.operand(self.0, 0)
    }

    pub fn rhs(self, ir: &Ir) -> Value {
        ir.operand(self.0, 1)
    }

    pub fn result(self, ir: &Ir) -> Value {
        ir.result(self.0, 0)
    }

    /// Verifies the numbers and the types of operands and results.
    ///
    /// # Errors
    /// The first that is wrong.
    pub fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        if (ir.num_operands(self.0), ir.num_results(self.0)) != (2, 1) {
            return Err(op_error(ir, self.0, "requires two operands and one result"));
        }
        let values =
            [("operand #0", self.lhs(ir)), ("operand #1", self.rhs(ir)), ("result #0", self.result(ir))];
        for (what, value) in values {
            let ty = ir.value_type(value);
            if !matches!(ty.kind(ir.context()), TypeKind::Integer { .. }) {
                let message = format!("{what} must be integer, but got '{}'", ty.to_text(ir.context()));
                return Err(op_error(ir, self.0, &message));
            }
        }
        Ok(())
    }
}
// ANCHOR_END: operands

// ANCHOR: optional
/// `optional.call`: an operand, an optional operand and an optional result.
#[derive(Clone, Copy)]
pub struct CallOp(Op);

impl CallOp {
    /// Creates the operation at the insertion point.
    pub fn create(
        b: &mut dyn OpBuilder,
        value: Option<Type>,
        callee: Value,
        condition: Option<Value>,
    ) -> CallOp {
        let operands: Vec<Value> = std::iter::once(callee).chain(condition).collect();
        let state = OpState {
            operands: &operands,
            result_types: value.as_slice(),
            ..OpState::new(b.context().op_name("optional.call"), b.location())
        };
        CallOp(b.create(&state))
    }

    pub fn callee(self, ir: &Ir) -> Value {
        ir.operand(self.0, 0)
    }

    pub fn condition(self, ir: &Ir) -> Option<Value> {
        ir.operands(self.0).nth(1)
    }

    pub fn value(self, ir: &Ir) -> Option<Value> {
        ir.results(self.0).next()
    }
}
// ANCHOR_END: optional

// ANCHOR: regions
/// `regions.cases`: a region for the default, and any number of others.
#[derive(Clone, Copy)]
pub struct CasesOp(Op);

impl CasesOp {
    /// Creates the operation at the insertion point, with empty regions.
    pub fn create(b: &mut dyn OpBuilder, num_regions: usize) -> CasesOp {
        let name = b.context().op_name("regions.cases");
        CasesOp(b.create(&OpState { num_regions, ..OpState::new(name, b.location()) }))
    }

    pub fn default_case(self, ir: &Ir) -> Region {
        ir.region(self.0, 0)
    }

    pub fn cases(self, ir: &Ir) -> impl Iterator<Item = Region> + '_ {
        ir.regions(self.0).skip(1)
    }
}
// ANCHOR_END: regions
