//! `func`: functions and calls.

use dialects::func::*;
use ir_core::context::{AttrKind, Attribute, Ident};

use crate::code::{Flow, FunctionId, Slot};
use crate::emitter::Emitter;
use crate::machine::Machine;
use crate::registry::{Interpret, Registry};
use crate::stop::Computed;
use crate::stop::undefined;
use crate::value::Value;

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<CallOp>();
    registry.add::<CallIndirectOp>();
    registry.add::<ConstantOp>();
    registry.add::<FuncOp>();
    registry.add::<ReturnOp>();
}

impl Interpret for CallOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(name) = symbol(e, e.attribute("callee")) else { return e.unsupported("calls no symbol") };
        let arguments = e.operands();
        call(e, name, arguments, CallKind::Plain);
    }
}

impl Interpret for CallIndirectOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        call_indirect(e, operands[0], operands[1..].to_vec(), CallKind::Plain);
    }
}

impl Interpret for ConstantOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let name = symbol(e, e.attribute("value"));
        let Some(function) = name.and_then(|name| e.function(name)) else {
            return e.unsupported("refers to no function");
        };
        e.compute(move |m| Ok(Value::Pointer(m.function_pointer(function)?)));
    }
}

impl Interpret for FuncOp {
    /// A function within a function runs when it is called.
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for ReturnOp {
    fn emit(self, e: &mut Emitter<'_>) {
        return_values(e);
    }
}

/// The name in a symbol reference without nesting.
pub fn symbol(e: &Emitter<'_>, reference: Option<Attribute>) -> Option<Ident> {
    match reference?.kind(e.ctx()) {
        AttrKind::SymbolRef { root, nested: [] } => Some(root),
        AttrKind::SymbolRef { nested, .. } => nested.last().copied(),
        _ => None,
    }
}

/// Emits the return of the operands.
pub fn return_values(e: &mut Emitter<'_>) {
    let results = e.operands();
    e.step(move |m| Ok(m.leave(&results)));
}

/// The way in which a call ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallKind {
    /// The function returns to the call.
    Plain,
    /// The function returns to the caller of the current one, whose frame is gone before.
    Tail,
}

impl CallKind {
    fn enter(
        self,
        m: &mut Machine<'_>,
        function: FunctionId,
        arguments: &[Slot],
        site: u32,
    ) -> Computed<Flow> {
        match self {
            CallKind::Plain => m.enter(function, arguments, site),
            CallKind::Tail => m.enter_tail(function, arguments),
        }
    }
}

/// Emits a call of a function of the program, or of a library function if it has no body.
pub fn call(e: &mut Emitter<'_>, name: Ident, arguments: Vec<Slot>, kind: CallKind) {
    let results = e.results();
    let text = name.as_str(e.ctx()).to_owned();
    let Some(function) = e.function(name) else {
        return e.unsupported(format!("calls '{text}', which the module does not declare"));
    };
    let library = e.library().get(text.as_str()).copied();
    let site = e.site(results.clone());
    e.step(move |m| {
        if let Some(library) = library.filter(|_| !m.is_defined(function)) {
            library(m, &arguments, &results)?;
            return Ok(Flow::Next);
        }
        if kind == CallKind::Plain && !m.is_defined(function) {
            m.call_external(function, &arguments, &results)?;
            return Ok(Flow::Next);
        }
        kind.enter(m, function, &arguments, site)
    });
}

/// Emits a call of the function that an operand refers to.
pub fn call_indirect(e: &mut Emitter<'_>, callee: Slot, arguments: Vec<Slot>, kind: CallKind) {
    let results = e.results();
    let site = e.site(results.clone());
    let library = e.library();
    e.step(move |m| {
        let pointer = m.pointer(callee)?;
        let Some(function) = m.memory.function(pointer) else {
            return undefined("calls an address that is not one of a function");
        };
        if m.is_defined(function) {
            if m.program.code(function).results.len() != results.len() {
                return undefined("calls a function that has other results");
            }
            return kind.enter(m, function, &arguments, site);
        }
        let name = &m.program.code(function).name;
        match library.get(name.as_str()) {
            Some(library) => library(m, &arguments, &results).map(|()| Flow::Next),
            None => m.call_external(function, &arguments, &results).map(|()| Flow::Next),
        }
    });
}
