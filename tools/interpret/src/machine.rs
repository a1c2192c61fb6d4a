//! The machine that runs a program: frames, memory, output, and the limit of steps.
//!
//! The values of all frames are in one vector, and calls push frames on a list, so that a program of any
//! depth needs no stack of the host. **Invariant**: a run depends on the program, its arguments and the
//! configuration only.

use std::sync::Arc;

use ir_core::context::{Context, Ident, Location, Type};
use ir_core::num::FloatSemantics;
use rustc_hash::FxHashMap;

use crate::calls::Call;
use crate::code::{Code, Flow, FunctionId, Global, Initial, ModuleCode, Origin, Slot};
use crate::float::{self, Binary, FastMath};
use crate::layout::Layout;
use crate::memory::{AllocationKind, Loaded, Memory};
use crate::run::{Config, PoisonOrigin};
use crate::stop::{Computed, FaultKind, Stop, undefined, unsupported};
use crate::value::{MemRef, Pointer, PoisonId, Value};

/// Nested runs on the stack of the host: initializers of globals.
const MAX_NESTED: usize = 64;

/// A step of a function.
pub type Step = Box<dyn Fn(&mut Machine<'_>) -> Computed<Flow> + Send + Sync>;

/// A function of a library, which programs declare: it gets the slots of its arguments and of its results.
pub type LibraryFunction = fn(&mut Machine<'_>, &[Slot], &[Slot]) -> Computed<()>;

/// Library functions by name.
pub type Library = FxHashMap<&'static str, LibraryFunction>;

/// A call that has not returned.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// The step after the call, and the frame, of the caller.
    return_pc: u32,
    caller: u32,
    caller_base: usize,
    /// The index of the call in the caller; `u32::MAX` for a call by the host.
    site: u32,
    /// The number of stack allocations when the function was entered.
    stack: usize,
    /// The arguments beyond the parameters.
    variadic: Option<Arc<[Value]>>,
}

/// A run of a program.
pub struct Machine<'p> {
    pub(crate) program: &'p ModuleCode<Step>,
    pub(crate) config: Config,
    stack: Vec<Value>,
    base: usize,
    pc: usize,
    pub(crate) function: u32,
    pub(crate) frames: Vec<Frame>,
    /// The memory.
    pub memory: Memory,
    /// Stack allocations of all frames.
    stack_allocations: Vec<u32>,
    pub(crate) steps_left: u64,
    /// The text that the program printed.
    pub output: Vec<u8>,
    poisons: Vec<PoisonOrigin>,
    poison_ids: FxHashMap<(u32, u32), PoisonId>,
    returned: Vec<Value>,
    scratch: Vec<Value>,
    globals: Vec<Pointer>,
    function_pointers: FxHashMap<FunctionId, Pointer>,
    nested: usize,
    pub(crate) trace: Vec<String>,
    /// The program before a conversion, with the types of external functions.
    pub(crate) original: Option<&'p ModuleCode<Step>>,
    /// Memrefs whose memory the environment knows.
    pub(crate) outside: Vec<(Type, Value)>,
    pub(crate) calls: Vec<Call>,
    /// Whether an operation had several results that its definition allows.
    pub(crate) is_nondeterministic: bool,
}

impl<'p> Machine<'p> {
    /// A machine whose globals are not initialised yet.
    pub(crate) fn new(program: &'p ModuleCode<Step>, config: Config) -> Self {
        let unset = PoisonOrigin { location: Location::UNKNOWN, message: "is not set".to_owned() };
        Machine {
            program,
            stack: Vec::new(),
            base: 0,
            pc: 0,
            function: 0,
            frames: Vec::new(),
            memory: Memory::new(config.memory_limit),
            stack_allocations: Vec::new(),
            steps_left: config.step_limit,
            output: Vec::new(),
            poisons: vec![unset],
            poison_ids: FxHashMap::default(),
            returned: Vec::new(),
            scratch: Vec::new(),
            globals: Vec::new(),
            function_pointers: FxHashMap::default(),
            nested: 0,
            trace: Vec::new(),
            original: None,
            outside: Vec::new(),
            calls: Vec::new(),
            is_nondeterministic: false,
            config,
        }
    }

    /// The context of the program.
    #[must_use]
    pub fn ctx(&self) -> &'p Context {
        &self.program.ctx
    }

    // Slots.

    /// The value in a slot.
    #[inline]
    #[must_use]
    pub fn get(&self, slot: Slot) -> &Value {
        &self.stack[self.base + slot.0 as usize]
    }

    /// Sets the value of a slot.
    #[inline]
    pub fn set(&mut self, slot: Slot, value: Value) {
        self.stack[self.base + slot.0 as usize] = value;
    }

    /// Takes the value out of a slot, which is unset then.
    pub fn take(&mut self, slot: Slot) -> Value {
        std::mem::replace(&mut self.stack[self.base + slot.0 as usize], Value::UNSET)
    }

    /// Copies a value from a slot to another.
    #[inline]
    pub fn copy(&mut self, from: Slot, to: Slot) {
        let value = self.get(from).clone();
        self.set(to, value);
    }

    /// Copies values, as if all at once.
    pub(crate) fn copy_at_once(&mut self, pairs: &[(Slot, Slot)]) {
        let mut values = std::mem::take(&mut self.scratch);
        values.extend(pairs.iter().map(|(from, _)| self.get(*from).clone()));
        for (value, (_, to)) in values.drain(..).zip(pairs) {
            self.set(*to, value);
        }
        self.scratch = values;
    }

    /// The values in these slots.
    #[must_use]
    pub fn values(&self, slots: &[Slot]) -> Vec<Value> {
        slots.iter().map(|slot| self.get(*slot).clone()).collect()
    }

    /// The bits of an integer, an `index`, a float or an address.
    ///
    /// # Errors
    /// The value is poison, so that the results of the operation are.
    #[inline]
    pub fn bits(&self, slot: Slot) -> Computed<u128> {
        match self.get(slot) {
            Value::Bits(bits) => Ok(*bits),
            other => bits_of(other),
        }
    }

    /// The signed number in a value of type `index`.
    ///
    /// # Errors
    /// The value is poison.
    #[inline]
    pub fn index(&self, slot: Slot) -> Computed<i64> {
        Ok(self.bits(slot)? as u64 as i64)
    }

    /// The bits of a value that must not be poison, because the operation has undefined behaviour then.
    /// `role` completes the message: `uses poison as the condition`.
    ///
    /// # Errors
    /// The value is poison.
    #[inline]
    pub fn required_bits(&self, slot: Slot, role: &str) -> Computed<u128> {
        match self.get(slot) {
            Value::Bits(bits) => Ok(*bits),
            other => bits_of(other).map_err(|stop| stop.required(role)),
        }
    }

    /// The signed number in a value of type `index` that must not be poison.
    ///
    /// # Errors
    /// The value is poison.
    #[inline]
    pub fn required_index(&self, slot: Slot, role: &str) -> Computed<i64> {
        Ok(self.required_bits(slot, role)? as u64 as i64)
    }

    /// The address in a slot, to access memory.
    ///
    /// # Errors
    /// The value is poison.
    #[inline]
    pub fn pointer(&self, slot: Slot) -> Computed<Pointer> {
        match self.get(slot) {
            Value::Pointer(pointer) => Ok(*pointer),
            Value::Bits(bits) => Ok(self.memory.pointer_to(*bits as u64)),
            other => pointer_of(other).map_err(|stop| stop.required("an address")),
        }
    }

    /// The memref in a slot, to use its memory or its sizes.
    ///
    /// # Errors
    /// The value is poison.
    #[inline]
    pub fn memref(&self, slot: Slot) -> Computed<&MemRef> {
        match self.get(slot) {
            Value::MemRef(memref) => Ok(memref),
            other => not_a("memref", other).map_err(|stop| stop.required("a memref")),
        }
    }

    /// The elements of a vector, an array, a struct, a complex number or a tensor.
    ///
    /// # Errors
    /// The value is poison as a whole.
    pub fn elements(&self, slot: Slot) -> Computed<&[Value]> {
        elements_of(self.get(slot))
    }

    // Poison.

    /// Records the origin of a poison value: the current operation, and a message.
    #[cold]
    pub fn poison(&mut self, message: &str) -> PoisonId {
        // The host reads memory when no function runs.
        let origin = self.frames.last().map(|_| self.origin());
        let key = origin.map_or((u32::MAX, 0), |_| (self.function, self.pc as u32));
        if let Some(id) = self.poison_ids.get(&key) {
            return *id;
        }
        let id = PoisonId(self.poisons.len() as u32);
        let name = origin.map_or("the host", |origin| origin.name.as_str(self.ctx()));
        let location = origin.map_or(self.program.location, |origin| origin.location);
        self.poisons.push(PoisonOrigin { location, message: format!("'{name}' {message}") });
        self.poison_ids.insert(key, id);
        id
    }

    /// The origin of a poison value.
    #[must_use]
    pub fn poison_origin(&self, id: PoisonId) -> &PoisonOrigin {
        &self.poisons[id.0 as usize]
    }

    /// The value of a computation for an element: poison is a value.
    ///
    /// # Errors
    /// All other faults.
    #[inline]
    pub fn value_or_poison(&mut self, result: Computed<Value>) -> Computed<Value> {
        match result {
            Ok(value) => Ok(value),
            Err(stop) => self.poison_of(stop).map(Value::Poison),
        }
    }

    /// The poison value that a computation failed with.
    ///
    /// # Errors
    /// All other faults.
    #[cold]
    pub fn poison_of(&mut self, stop: Stop) -> Computed<PoisonId> {
        match stop {
            Stop::Poisoned(id) => Ok(id),
            Stop::Fault(fault) if fault.kind == FaultKind::Poison => Ok(self.poison(&fault.message)),
            stop => Err(stop),
        }
    }

    /// The result of an operation on two floats. If the definition allows another result, the run is
    /// [nondeterministic](crate::Run::is_nondeterministic).
    pub fn float_binary(
        &mut self,
        op: Binary,
        flags: FastMath,
        a: u128,
        b: u128,
        format: FloatSemantics,
    ) -> u128 {
        self.is_nondeterministic |= float::is_nondeterministic(op, flags, a, b, format);
        float::binary(op, a, b, format)
    }

    // Memory.

    /// The location of the current operation.
    #[must_use]
    pub fn location(&self) -> Location {
        self.frames.last().map_or(Location::UNKNOWN, |_| self.origin().location)
    }

    /// Allocates memory. That on the stack ends with the function, or with its scope.
    ///
    /// # Errors
    /// The limit of memory is reached.
    pub fn allocate(&mut self, size: u64, align: u64, kind: AllocationKind) -> Computed<Pointer> {
        let pointer = self.memory.allocate(size, align, kind, self.location())?;
        if kind == AllocationKind::Stack {
            self.stack_allocations.push(pointer.allocation);
        }
        Ok(pointer)
    }

    /// The number of stack allocations, for [`Machine::end_scope`].
    #[must_use]
    pub fn begin_scope(&self) -> u64 {
        self.stack_allocations.len() as u64
    }

    /// Ends the stack allocations since [`Machine::begin_scope`].
    pub fn end_scope(&mut self, mark: u64) {
        if self.stack_allocations.len() as u64 > mark {
            let location = self.location();
            for allocation in self.stack_allocations.drain(mark as usize..) {
                self.memory.end(allocation, location);
            }
        }
    }

    /// Reads a value.
    ///
    /// # Errors
    /// The access has undefined behaviour. Uninitialised scalars are poison.
    pub fn load(&mut self, pointer: Pointer, layout: &Layout) -> Computed<Value> {
        match layout {
            Layout::Bits(width) => match self.memory.load_bits(pointer, layout.store_size())? {
                Loaded::Bits(bits) => Ok(Value::Bits(bits & crate::value::mask(*width))),
                Loaded::Object(Value::Pointer(pointer)) => Ok(Value::Bits(pointer.address.into())),
                other => self.object(other),
            },
            Layout::Pointer => match self.memory.load_bits(pointer, 8)? {
                Loaded::Bits(bits) => Ok(Value::Pointer(self.memory.pointer_to(bits as u64))),
                other => self.object(other),
            },
            Layout::Object => match self.memory.load_bits(pointer, 16)? {
                Loaded::Bits(_) => unsupported("reads a value from bytes that are not one"),
                other => self.object(other),
            },
            _ => self.load_elements(pointer, layout),
        }
    }

    fn object(&mut self, loaded: Loaded) -> Computed<Value> {
        match loaded {
            Loaded::Object(value) => Ok(value),
            _ => Ok(Value::Poison(self.poison("reads uninitialised memory"))),
        }
    }

    fn load_elements(&mut self, pointer: Pointer, layout: &Layout) -> Computed<Value> {
        if let Some(width) = layout.packed_bits() {
            let total = u64::from(width) * layout.count();
            if total > 128 {
                return unsupported("reads a vector whose elements share bytes");
            }
            let all = self.load(pointer, &Layout::Bits(total as u32))?;
            let element = |index: u64| match &all {
                Value::Bits(bits) => {
                    Value::Bits(bits >> (u64::from(width) * index) & crate::value::mask(width))
                }
                other => other.clone(),
            };
            return Ok(Value::aggregate((0..layout.count()).map(element)));
        }
        let mut elements = Vec::with_capacity(layout.count() as usize);
        for index in 0..layout.count() {
            let Some((offset, element)) = layout.element(index) else { break };
            let address = pointer.address.wrapping_add(offset);
            elements.push(self.load(Pointer { address, ..pointer }, element)?);
        }
        Ok(Value::Aggregate(elements.into()))
    }

    /// Writes a value.
    ///
    /// # Errors
    /// The access has undefined behaviour.
    pub fn store(&mut self, pointer: Pointer, layout: &Layout, value: &Value) -> Computed<()> {
        match (layout, value) {
            (Layout::Bits(_), Value::Bits(bits)) => {
                self.memory.store_bits(pointer, layout.store_size(), *bits)
            }
            (Layout::Bits(_) | Layout::Pointer | Layout::Object, _) => {
                self.memory.store_object(pointer, layout.store_size(), value.clone())
            }
            _ => self.store_elements(pointer, layout, value),
        }
    }

    fn store_elements(&mut self, pointer: Pointer, layout: &Layout, value: &Value) -> Computed<()> {
        if let Some(width) = layout.packed_bits() {
            return self.store_packed(pointer, layout, width, value);
        }
        for index in 0..layout.count() {
            let Some((offset, element)) = layout.element(index) else { break };
            let address = pointer.address.wrapping_add(offset);
            let part = value.elements().get(index as usize).unwrap_or(value);
            self.store(Pointer { address, ..pointer }, element, part)?;
        }
        Ok(())
    }

    fn store_packed(&mut self, pointer: Pointer, layout: &Layout, width: u32, value: &Value) -> Computed<()> {
        let total = u64::from(width) * layout.count();
        if total > 128 {
            return unsupported("writes a vector whose elements share bytes");
        }
        let mut all = 0;
        for (index, element) in value.elements().iter().enumerate() {
            match element {
                Value::Bits(bits) => all |= bits << (u64::from(width) * index as u64),
                other => return self.store(pointer, &Layout::Bits(total as u32), other),
            }
        }
        let whole = if value.is_poison() { value.clone() } else { Value::Bits(all) };
        self.store(pointer, &Layout::Bits(total as u32), &whole)
    }

    /// The address of a global.
    #[must_use]
    pub(crate) fn global(&self, index: u32) -> Pointer {
        self.globals.get(index as usize).copied().unwrap_or_default()
    }

    /// The address of a function.
    ///
    /// # Errors
    /// The limit of memory is reached.
    pub fn function_pointer(&mut self, function: FunctionId) -> Computed<Pointer> {
        if let Some(pointer) = self.function_pointers.get(&function) {
            return Ok(*pointer);
        }
        let location = self.program.code(function).location;
        let pointer = self.memory.allocate(0, 16, AllocationKind::Function(function), location)?;
        self.function_pointers.insert(function, pointer);
        Ok(pointer)
    }

    /// Allocates and initialises the globals, and calls the constructors.
    pub(crate) fn initialize(&mut self) -> Computed<()> {
        let program = self.program;
        for global in &program.globals {
            let Some(layout) = &global.layout else {
                return unsupported(format!("has the global '{}' of a type without a size", global.name));
            };
            let align = layout.align().max(global.alignment);
            let pointer =
                self.memory.allocate(layout.size(), align, AllocationKind::Global, global.location)?;
            self.globals.push(pointer);
        }
        for (index, global) in program.globals.iter().enumerate() {
            self.initialize_global(index, global)?;
        }
        self.call_all(&program.constructors)
    }

    /// Calls the destructors.
    pub(crate) fn finish(&mut self) -> Computed<()> {
        self.call_all(&self.program.destructors)
    }

    fn call_all(&mut self, functions: &[(i64, Ident)]) -> Computed<()> {
        for (_, name) in functions {
            if let Some(function) = self.program.functions.get(name) {
                self.call(*function, &[])?;
            }
        }
        Ok(())
    }

    fn initialize_global(&mut self, index: usize, global: &Global) -> Computed<()> {
        let (pointer, ctx) = (self.globals[index], self.ctx());
        let Some(layout) = &global.layout else { return Ok(()) };
        let value = match global.initial {
            Initial::Uninitialized => None,
            Initial::Attribute(value) => {
                let value = crate::constant::value(ctx, global.ty, value);
                let Some(value) = value else {
                    return unsupported(format!(
                        "has a constant for '{}' that is not implemented",
                        global.name
                    ));
                };
                Some(value)
            }
            Initial::Function(function) => self.call(function, &[])?.pop(),
        };
        if let Some(value) = value {
            self.store(pointer, layout, &value)?;
        }
        if global.is_constant {
            self.memory.freeze(pointer);
        }
        Ok(())
    }

    // Calls.

    /// Whether a function has a body.
    #[must_use]
    pub fn is_defined(&self, function: FunctionId) -> bool {
        self.program.code(function).is_defined
    }

    /// Calls a function from the host, and returns its results.
    ///
    /// # Errors
    /// The fault of the function.
    pub fn call(&mut self, function: FunctionId, arguments: &[Value]) -> Computed<Vec<Value>> {
        if self.nested >= MAX_NESTED {
            return Err(Stop::new(FaultKind::Resources, "nests too many calls by the interpreter itself"));
        }
        let saved = (self.function, self.pc, self.base);
        let depth = self.frames.len();
        self.push_frame(function, u32::MAX, arguments.len())?;
        for (slot, argument) in (0..).zip(arguments) {
            self.set(Slot(slot), argument.clone());
        }
        self.nested += 1;
        if self.config.trace { self.run::<true>(depth) } else { self.run::<false>(depth) }?;
        self.nested -= 1;
        (self.function, self.pc, self.base) = saved;
        Ok(std::mem::take(&mut self.returned))
    }

    /// Enters a function: the step that calls it returns the result of this function.
    ///
    /// # Errors
    /// Too many calls are nested, or the function has no body.
    pub(crate) fn enter(&mut self, function: FunctionId, arguments: &[Slot], site: u32) -> Computed<Flow> {
        let caller = self.base;
        self.push_frame(function, site, arguments.len())?;
        let count = self.program.code(function).params.len();
        for (index, argument) in arguments.iter().take(count).enumerate() {
            let value = self.stack[caller + argument.0 as usize].clone();
            self.stack[self.base + index] = value;
        }
        if arguments.len() > count
            && let Some(frame) = self.frames.last_mut()
        {
            let mut rest = Vec::new();
            for slot in &arguments[count..] {
                flatten(&self.stack[caller + slot.0 as usize], &mut rest);
            }
            frame.variadic = Some(rest.into());
        }
        Ok(Flow::Switch)
    }

    /// Enters a function in place of the current one, whose caller gets the results.
    ///
    /// # Errors
    /// The function has no body.
    pub(crate) fn enter_tail(&mut self, function: FunctionId, arguments: &[Slot]) -> Computed<Flow> {
        let values = self.values(arguments);
        let Some(frame) = self.frames.last().cloned() else { return Ok(Flow::Switch) };
        self.end_scope(frame.stack as u64);
        self.stack.truncate(self.base);
        self.frames.pop();
        self.push_frame(function, frame.site, values.len())?;
        if let Some(last) = self.frames.last_mut() {
            *last = frame;
        }
        for (slot, value) in (0..).zip(values) {
            self.set(Slot(slot), value);
        }
        Ok(Flow::Switch)
    }

    /// The arguments of the current call beyond the parameters.
    #[must_use]
    pub fn variadic_arguments(&self) -> Arc<[Value]> {
        self.frames.last().and_then(|frame| frame.variadic.clone()).unwrap_or_default()
    }

    fn push_frame(&mut self, function: FunctionId, site: u32, arguments: usize) -> Computed<()> {
        let code = self.program.code(function);
        if !code.is_defined {
            return unsupported(format!("calls the external function '{}'", code.name));
        }
        let is_accepted = arguments == code.params.len() || code.is_variadic && arguments > code.params.len();
        if !is_accepted {
            return undefined(format!(
                "calls '{}', which has {} parameters, with {arguments} arguments",
                code.name,
                code.params.len()
            ));
        }
        if self.frames.len() >= self.config.max_depth {
            let message = format!("nests more than {} calls: the stack overflows", self.config.max_depth);
            return Err(Stop::new(FaultKind::Resources, message));
        }
        self.frames.push(Frame {
            return_pc: self.pc as u32 + 1,
            caller: self.function,
            caller_base: self.base,
            site,
            stack: self.stack_allocations.len(),
            variadic: None,
        });
        self.base = self.stack.len();
        self.stack.resize(self.base + code.frame_size as usize, Value::UNSET);
        (self.function, self.pc) = (function.0, 0);
        Ok(())
    }

    /// Leaves the current function with these results.
    pub(crate) fn leave(&mut self, results: &[Slot]) -> Flow {
        let Some(frame) = self.frames.last().cloned() else { return Flow::Switch };
        self.end_scope(frame.stack as u64);
        self.frames.pop();
        let (base, program) = (self.base, self.program);
        if frame.site == u32::MAX {
            self.returned = self.values(results);
        } else {
            let to = &program.codes[frame.caller as usize].sites[frame.site as usize];
            for (from, to) in results.iter().zip(to) {
                let value = self.stack[base + from.0 as usize].clone();
                self.stack[frame.caller_base + to.0 as usize] = value;
            }
        }
        self.stack.truncate(base);
        (self.function, self.pc, self.base) = (frame.caller, frame.return_pc as usize, frame.caller_base);
        Flow::Switch
    }

    // The loop.

    fn run<const TRACE: bool>(&mut self, depth: usize) -> Computed<()> {
        let program = self.program;
        loop {
            let code = &program.codes[self.function as usize];
            let mut pc = self.pc;
            loop {
                let Some(left) = self.steps_left.checked_sub(1) else { return self.limit_reached() };
                self.steps_left = left;
                self.pc = pc;
                let flow = match (code.steps[pc])(self) {
                    Ok(flow) => flow,
                    Err(stop) => self.recover(code, pc, stop)?,
                };
                if TRACE {
                    self.trace_step(code, pc);
                }
                match flow {
                    Flow::Next => pc += 1,
                    Flow::Jump(label) => pc = code.labels[label.0 as usize] as usize,
                    Flow::Switch => break,
                }
            }
            if self.frames.len() <= depth {
                return Ok(());
            }
        }
    }

    #[cold]
    fn limit_reached(&self) -> Computed<()> {
        let message = format!("is beyond the limit of {} steps", self.config.step_limit);
        Err(Stop::new(FaultKind::StepLimit, message))
    }

    /// Continues after a step that yields poison.
    #[cold]
    fn recover(&mut self, code: &'p Code<Step>, pc: usize, stop: Stop) -> Computed<Flow> {
        let origin = &code.origins[code.origin_of[pc] as usize];
        let id = self.poison_of(stop)?;
        for (slot, _) in &origin.results {
            self.set(*slot, Value::Poison(id));
        }
        Ok(Flow::Next)
    }

    #[cold]
    fn trace_step(&mut self, code: &Code<Step>, pc: usize) {
        let origin = &code.origins[code.origin_of[pc] as usize];
        let is_last = code.origin_of.get(pc + 1) != Some(&code.origin_of[pc]);
        if !is_last
            || std::ptr::from_ref(code) != std::ptr::from_ref(&self.program.codes[self.function as usize])
        {
            return;
        }
        let values: Vec<String> = origin
            .results
            .iter()
            .map(|(slot, ty)| crate::text::value_text(self.ctx(), self.get(*slot), *ty))
            .collect();
        let location = crate::text::location_text(self.ctx(), origin.location);
        let name = origin.name.as_str(self.ctx());
        let line = if values.is_empty() {
            format!("{location}: {name}")
        } else {
            format!("{location}: {name} = {}", values.join(", "))
        };
        self.trace.push(line);
    }

    /// The operation of the current step.
    fn origin(&self) -> &'p Origin {
        let code = &self.program.codes[self.function as usize];
        let index = code.origin_of.get(self.pc).copied().unwrap_or_default();
        &code.origins[index as usize]
    }

    /// The current operation, and the calls that lead to it, the innermost first.
    pub(crate) fn backtrace(&self) -> (Option<&'p Origin>, Vec<&'p Origin>) {
        if self.frames.is_empty() {
            return (None, Vec::new());
        }
        let callers = self.frames.iter().rev().filter(|frame| frame.site != u32::MAX).map(|frame| {
            let code = &self.program.codes[frame.caller as usize];
            &code.origins[code.origin_of[frame.return_pc as usize - 1] as usize]
        });
        (Some(self.origin()), callers.collect())
    }
}

/// Appends the scalars of a value: a struct is passed as if its fields were.
fn flatten(value: &Value, scalars: &mut Vec<Value>) {
    match value {
        Value::Aggregate(elements) => elements.iter().for_each(|element| flatten(element, scalars)),
        other => scalars.push(other.clone()),
    }
}

/// The bits of a value that is not simply bits.
#[cold]
#[inline(never)]
fn bits_of(value: &Value) -> Computed<u128> {
    match value {
        Value::Bits(bits) => Ok(*bits),
        Value::Pointer(pointer) => Ok(pointer.address.into()),
        other => not_a("number", other),
    }
}

/// The bits of a scalar.
///
/// # Errors
/// The value is poison.
#[inline]
pub fn scalar_bits(value: &Value) -> Computed<u128> {
    match value {
        Value::Bits(bits) => Ok(*bits),
        other => bits_of(other),
    }
}

/// The elements of an aggregate or a tensor.
///
/// # Errors
/// The value is poison as a whole.
pub fn elements_of(value: &Value) -> Computed<&[Value]> {
    match value {
        Value::Aggregate(elements) => Ok(elements),
        Value::Tensor(tensor) => Ok(&tensor.elements),
        other => not_a("aggregate", other),
    }
}

fn pointer_of(value: &Value) -> Computed<Pointer> {
    match value {
        Value::Pointer(pointer) => Ok(*pointer),
        other => not_a("pointer", other),
    }
}

/// The fault of a value of another kind than its type says.
#[cold]
pub(crate) fn not_a<T>(kind: &str, value: &Value) -> Computed<T> {
    match value {
        Value::Poison(id) => Err(Stop::Poisoned(*id)),
        _ => unsupported(format!("has an operand that the interpreter does not represent as a {kind}")),
    }
}
