//! Functions: blocks and operations of the dialect `llvm` become Cranelift's.
//!
//! Both are SSA forms with block arguments, so blocks and values correspond. A value is its scalars; see
//! [`crate::layout`]. **Invariant**: the bits of an integer above its width are zero; code that
//! creates an integer with other bits clears them.
//!
//! Operations that could set the upper bits clear them, signed operations extend the sign first, and
//! external values (parameters, results of calls, loads) are cleared. Blocks and values correspond one to
//! one, so `cranelift-frontend`'s variables are not used. Blocks are visited in reverse postorder, and
//! unreachable ones are omitted.

mod aggregates;
mod atomics;
mod bits;
mod callee;
mod calls;
mod casts;
mod classes;
mod control;
mod floats;
mod halves;
mod integers;
mod intrinsics;
mod masked;
mod saturating;
mod stack;
pub(crate) mod tail_calls;
pub(crate) mod variadic;

use cranelift_codegen::Context as CodeContext;
use cranelift_codegen::ir::{
    Block as ClifBlock, FuncRef, InstBuilder as _, StackSlot, Type as ClifType, Value as ClifValue,
};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use ir_core::context::{Ident, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, Ir, Op, Value};
use ir_core::verify::op_error;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::abi::Abi;
use crate::constants::{Scalar, scalars};
use crate::layout::Kind;
use crate::memory::{constant, mask_to};
use crate::packing::{load_value, store_value};
use crate::unit::{Body, Function, Symbol, Unit};
use variadic::Arguments;

/// The result of the code of an operation: a message without the operation's name.
pub(crate) type Lowered<T = ()> = Result<T, String>;

/// A function that is being compiled.
pub(crate) struct Lower<'a, 'c, 'f> {
    pub(crate) unit: &'a mut Unit<'c>,
    pub(crate) ir: &'c Ir,
    pub(crate) function: Function,
    /// The arguments, if the function is variadic.
    pub(crate) variadic: Option<Arguments>,
    pub(crate) b: FunctionBuilder<'f>,
    /// The scalars of each value: a range of `scalars`.
    values: FxHashMap<Value, (u32, u32)>,
    scalars: Vec<ClifValue>,
    blocks: FxHashMap<Block, ClifBlock>,
    functions: FxHashMap<Ident, FuncRef>,
    imports: FxHashMap<&'static str, FuncRef>,
    /// The memory for the result, if it is returned in memory.
    result_memory: Option<ClifValue>,
    /// The list of memory that the function took beside its frame; see [`stack`].
    taken: Option<StackSlot>,
    entry: Block,
}

/// Translates a function into `code`.
///
/// # Errors
/// The first operation that has no machine code.
pub(crate) fn function(
    unit: &mut Unit<'_>,
    code: &mut CodeContext,
    builders: &mut FunctionBuilderContext,
    function: Function,
) -> Result<(), Diagnostic> {
    let ir = unit.ir;
    let fail = |message: String| op_error(ir, function.op, &message);
    let abi = unit.abi(function.ty, &[]).map_err(fail)?;
    let Some(entry) = ir.first_block(ir.region(function.op, 0)) else { return Ok(()) };
    code.func.signature = match function.body {
        Some(Body::Tail(_)) => tail_calls::body_abi(unit, function.ty).map_err(fail)?.signature,
        Some(Body::Variadic(_)) => variadic::body_signature(&abi),
        None => abi.signature.clone(),
    };
    let b = FunctionBuilder::new(&mut code.func, builders);
    let mut lower = Lower {
        unit,
        ir,
        function,
        b,
        variadic: None,
        values: FxHashMap::default(),
        scalars: Vec::new(),
        blocks: FxHashMap::default(),
        functions: FxHashMap::default(),
        imports: FxHashMap::default(),
        result_memory: None,
        taken: None,
        entry,
    };
    let order = order(ir, entry);
    lower.prologue(&abi, &order).map_err(fail)?;
    for block in order {
        lower.block(block)?;
    }
    lower.b.seal_all_blocks();
    lower.b.finalize();
    Ok(())
}

/// The reachable blocks, each after its dominators: in reverse postorder.
fn order(ir: &Ir, entry: Block) -> Vec<Block> {
    let successors = |block: Block| -> Vec<Block> {
        ir.last_op(block).map_or(Vec::new(), |op| ir.successors(op).collect())
    };
    let mut seen = FxHashSet::from_iter([entry]);
    let (mut done, mut open) = (Vec::new(), vec![(entry, successors(entry))]);
    while let Some((block, rest)) = open.last_mut() {
        match rest.pop() {
            Some(next) if seen.insert(next) => open.push((next, successors(next))),
            Some(_) => {}
            None => {
                done.push(*block);
                open.pop();
            }
        }
    }
    done.reverse();
    done
}

impl Lower<'_, '_, '_> {
    /// Creates all blocks with their parameters, and begins the first one.
    fn prologue(&mut self, abi: &Abi, order: &[Block]) -> Lowered {
        // Cranelift's entry block may not be a branch target. The dialect's entry block has the same
        // arguments: the parameters.
        for block in order {
            let created = self.b.create_block();
            self.blocks.insert(*block, created);
            if *block == self.entry {
                self.b.append_block_params_for_function_params(created);
                continue;
            }
            for argument in self.ir.arguments(*block) {
                let layout = self.unit.layouts.get_value(self.ir.value_type(argument))?;
                let kinds = layout.leaves.iter().map(|leaf| leaf.kind.clif());
                let values: Vec<ClifValue> = kinds.map(|ty| self.b.append_block_param(created, ty)).collect();
                self.set(argument, &values);
            }
        }
        let entry = self.blocks[&self.entry];
        self.b.switch_to_block(entry);
        let params = self.b.block_params(entry).to_vec();
        if matches!(self.function.body, Some(Body::Variadic(_))) {
            self.variadic_parameters(abi, Arguments::new(params[0], params[1]))?;
            return self.prepare_stack(order);
        }
        let mut params = params.into_iter();
        self.result_memory = if abi.returns_in_memory { params.next() } else { None };
        for argument in self.ir.arguments(self.entry) {
            let layout = self.unit.layouts.get_value(self.ir.value_type(argument))?;
            let leaves = layout.leaves.iter().zip(&mut params);
            // The caller may be code of another compiler, which leaves the upper bits undefined.
            let values: Vec<ClifValue> =
                leaves.map(|(leaf, value)| clear_upper(&mut self.b, leaf.kind, value)).collect();
            self.set(argument, &values);
        }
        self.prepare_stack(order)
    }

    fn block(&mut self, block: Block) -> Result<(), Diagnostic> {
        if block != self.entry {
            let created = self.blocks[&block];
            self.b.switch_to_block(created);
        }
        let ir = self.ir;
        for op in ir.ops(block) {
            self.op(op).map_err(|message| op_error(ir, op, &message))?;
            if tail_calls::is_tail_call(ir, op) {
                break;
            }
        }
        Ok(())
    }

    /// Emits the code of an operation.
    fn op(&mut self, op: Op) -> Lowered {
        let ir = self.ir;
        let name = ir.name(op).as_str(ir.context());
        let Some(name) = name.strip_prefix("llvm.") else { return Err(no_code()) };
        if let Some(intrinsic) = name.strip_prefix("intr.") {
            return if self.intrinsic(intrinsic, op)? { Ok(()) } else { Err(no_code()) };
        }
        let is_done = self.integer_op(name, op)?
            || self.memory_op(name, op)?
            || self.control_op(name, op)?
            || self.aggregate_op(name, op)?
            || self.float_op(name, op)?
            || self.cast_op(name, op)?
            || self.call_op(name, op)?
            || self.atomic_op(name, op)?;
        if is_done { Ok(()) } else { Err(no_code()) }
    }

    /// Sets the scalars of a value.
    pub(crate) fn set(&mut self, value: Value, scalars: &[ClifValue]) {
        let start = self.scalars.len() as u32;
        self.scalars.extend(scalars);
        self.values.insert(value, (start, scalars.len() as u32));
    }

    /// Sets the scalars of the result of an operation.
    pub(crate) fn define(&mut self, op: Op, scalars: &[ClifValue]) {
        let result = self.ir.result(op, 0);
        self.set(result, scalars);
    }

    /// The scalars of a value.
    pub(crate) fn get(&self, value: Value) -> &[ClifValue] {
        let (start, length) = self.values.get(&value).copied().unwrap_or_default();
        &self.scalars[start as usize..(start + length) as usize]
    }

    /// The scalars of an operand.
    pub(crate) fn operand(&self, op: Op, index: usize) -> Vec<ClifValue> {
        self.get(self.ir.operand(op, index)).to_vec()
    }

    /// An operand that is one scalar.
    pub(crate) fn scalar(&self, op: Op, index: usize) -> Lowered<ClifValue> {
        match self.get(self.ir.operand(op, index)) {
            [scalar] => Ok(*scalar),
            _ => Err("has a vector where only scalars are supported".to_owned()),
        }
    }

    /// The kinds of the scalars of a type.
    pub(crate) fn kinds(&mut self, ty: Type) -> Lowered<Vec<Kind>> {
        Ok(self.unit.layouts.get_value(ty)?.leaves.iter().map(|leaf| leaf.kind).collect())
    }

    /// The kinds of the scalars of an operand.
    pub(crate) fn operand_kinds(&mut self, op: Op, index: usize) -> Lowered<Vec<Kind>> {
        self.kinds(self.ir.value_type(self.ir.operand(op, index)))
    }

    /// The kinds of the scalars of a result.
    pub(crate) fn result_kinds(&mut self, op: Op) -> Lowered<Vec<Kind>> {
        self.kinds(self.ir.value_type(self.ir.result(op, 0)))
    }

    /// Defines the result by a function of each scalar of the first operand: its kind, and that of the
    /// result.
    pub(crate) fn unary(
        &mut self,
        op: Op,
        mut emit: impl FnMut(&mut Self, Kind, Kind, ClifValue) -> Lowered<ClifValue>,
    ) -> Lowered<bool> {
        let (from, to) = (self.operand_kinds(op, 0)?, self.result_kinds(op)?);
        let values = self.operand(op, 0);
        let mut results = Vec::with_capacity(values.len());
        for ((value, from), to) in values.into_iter().zip(from).zip(to) {
            results.push(emit(self, from, to, value)?);
        }
        self.define(op, &results);
        Ok(true)
    }

    /// Defines the result by a function of each pair of scalars of the first two operands, which have one
    /// kind.
    pub(crate) fn binary(
        &mut self,
        op: Op,
        mut emit: impl FnMut(&mut Self, Kind, ClifValue, ClifValue) -> Lowered<ClifValue>,
    ) -> Lowered<bool> {
        let kinds = self.operand_kinds(op, 0)?;
        let (left, right) = (self.operand(op, 0), self.operand(op, 1));
        let mut results = Vec::with_capacity(left.len());
        for ((left, right), kind) in left.into_iter().zip(right).zip(kinds) {
            results.push(emit(self, kind, left, right)?);
        }
        self.define(op, &results);
        Ok(true)
    }

    /// A scalar constant.
    pub(crate) fn scalar_constant(&mut self, kind: Kind, scalar: Scalar) -> Lowered<ClifValue> {
        match scalar {
            Scalar::Bits(bits) => Ok(self.bits(kind, bits)),
            Scalar::Address(name, offset) => self.symbol_address(name, offset),
        }
    }

    /// A scalar with these bits.
    pub(crate) fn bits(&mut self, kind: Kind, bits: u128) -> ClifValue {
        use cranelift_codegen::ir::immediates::{Ieee32, Ieee64};
        match kind {
            Kind::Single => self.b.ins().f32const(Ieee32::with_bits(bits as u32)),
            Kind::Double => self.b.ins().f64const(Ieee64::with_bits(bits as u64)),
            kind => constant(&mut self.b, kind.clif(), bits),
        }
    }

    /// The constants that a value consists of.
    pub(crate) fn constants(&mut self, op: Op) -> Lowered<bool> {
        let (ir, ctx) = (self.ir, self.unit.ctx);
        let ty = ir.value_type(ir.result(op, 0));
        let kinds = self.kinds(ty)?;
        let scalars = match ir.attribute(op, "value") {
            Some(value) => scalars(ctx, &mut self.unit.layouts, ty, value)?,
            None => vec![Scalar::ZERO; kinds.len()],
        };
        let mut values = Vec::with_capacity(kinds.len());
        for (kind, scalar) in kinds.into_iter().zip(scalars) {
            values.push(self.scalar_constant(kind, scalar)?);
        }
        self.define(op, &values);
        Ok(true)
    }

    /// The address of a symbol, at a distance.
    pub(crate) fn symbol_address(&mut self, name: Ident, offset: i64) -> Lowered<ClifValue> {
        let (symbol, distance) = self.unit.resolve(name)?;
        let pointer = Kind::Pointer.clif();
        let address = match symbol {
            Symbol::Function(function) => {
                let callee = self.function_ref(name, function);
                self.b.ins().func_addr(pointer, callee)
            }
            Symbol::Global(id) => {
                self.unit.refer_data(id);
                let global = self.unit.module.declare_data_in_func(id, self.b.func);
                self.b.ins().symbol_value(pointer, global)
            }
            Symbol::Alias(..) => return Err("refers to an alias of an alias".to_owned()),
        };
        Ok(match distance.wrapping_add(offset) {
            0 => address,
            distance => self.b.ins().iadd_imm(address, distance),
        })
    }

    /// A function that this one refers to.
    pub(crate) fn function_ref(&mut self, name: Ident, function: Function) -> FuncRef {
        if let Some(callee) = self.functions.get(&name) {
            return *callee;
        }
        self.unit.refer(function.id);
        let callee = self.unit.module.declare_func_in_func(function.id, self.b.func);
        self.functions.insert(name, callee);
        callee
    }

    /// Calls a function of the C library or of the runtime, and returns its results.
    pub(crate) fn call_import(
        &mut self,
        name: &'static str,
        arguments: &[ClifValue],
        returns: &[ClifType],
    ) -> Lowered<Vec<ClifValue>> {
        let callee = match self.imports.get(name) {
            Some(callee) => *callee,
            None => {
                let params: Vec<ClifType> =
                    arguments.iter().map(|value| self.b.func.dfg.value_type(*value)).collect();
                let id = self.unit.import(name, &params, returns)?;
                let callee = self.unit.module.declare_func_in_func(id, self.b.func);
                self.imports.insert(name, callee);
                callee
            }
        };
        let call = self.b.ins().call(callee, arguments);
        Ok(self.b.inst_results(call).to_vec())
    }

    /// Loads a value of a type.
    pub(crate) fn load(&mut self, ty: Type, address: ClifValue) -> Lowered<Vec<ClifValue>> {
        load_value(&mut self.b, &mut self.unit.layouts, ty, address)
    }

    /// Stores a value of a type.
    pub(crate) fn store(&mut self, ty: Type, values: &[ClifValue], address: ClifValue) -> Lowered {
        store_value(&mut self.b, &mut self.unit.layouts, ty, values, address)
    }
}

/// Why an operation is not compiled.
pub(crate) fn no_code() -> String {
    "has no machine code: Cranelift cannot express it".to_owned()
}

/// Clears the bits above the width of an integer.
pub(crate) fn clear_upper(b: &mut FunctionBuilder<'_>, kind: Kind, value: ClifValue) -> ClifValue {
    match kind {
        Kind::Int(width) => mask_to(b, value, width),
        _ => value,
    }
}
