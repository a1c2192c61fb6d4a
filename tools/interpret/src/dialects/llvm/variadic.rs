//! Arguments beyond the parameters. A list of them is an object in memory, whatever type the target has
//! for it.

use std::sync::Arc;

use dialect_llvm::*;

use crate::code::Flow;
use crate::emitter::Emitter;
use crate::layout::Layout;
use crate::machine::Machine;
use crate::registry::Interpret;
use crate::stop::{Computed, undefined};
use crate::value::{Object, Pointer, Value};

/// A list of arguments that are left.
#[derive(Clone)]
struct ArgumentList {
    arguments: Arc<[Value]>,
    next: usize,
}

impl Interpret for VaArgOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (list, is_pointer) = (e.operand(0), crate::numbers::is_pointer(e.ctx(), e.result_type(0)));
        e.compute(move |m| {
            let pointer = m.pointer(list)?;
            let mut list = load(m, pointer)?;
            let Some(value) = list.arguments.get(list.next).cloned() else {
                return undefined("reads more arguments than the call has");
            };
            list.next += 1;
            store(m, pointer, list)?;
            Ok(match value {
                Value::Bits(bits) if is_pointer => Value::Pointer(m.memory.pointer_to(bits as u64)),
                value => value,
            })
        });
    }
}

impl Interpret for VaCopyOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (to, from) = (e.operand(0), e.operand(1));
        e.step(move |m| {
            let (to, from) = (m.pointer(to)?, m.pointer(from)?);
            let list = load(m, from)?;
            store(m, to, list)?;
            Ok(Flow::Next)
        });
    }
}

impl Interpret for VaEndOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for VaStartOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let list = e.operand(0);
        e.step(move |m| {
            let pointer = m.pointer(list)?;
            let arguments = m.variadic_arguments();
            store(m, pointer, ArgumentList { arguments, next: 0 })?;
            Ok(Flow::Next)
        });
    }
}

fn load(m: &mut Machine<'_>, pointer: Pointer) -> Computed<ArgumentList> {
    if let Value::Object(Object(object)) = m.load(pointer, &Layout::Object)?
        && let Some(list) = object.downcast_ref::<ArgumentList>()
    {
        return Ok(list.clone());
    }
    undefined("uses a list of arguments that was not started")
}

fn store(m: &mut Machine<'_>, pointer: Pointer, list: ArgumentList) -> Computed<()> {
    m.store(pointer, &Layout::Object, &Value::Object(Object(Arc::new(list))))
}
