//! External functions: a model of the environment, which sees calls and answers them.
//!
//! The environment sees the arguments of a call, with the contents of memrefs, and the memory that the caller
//! of the program knows, too: that of memref arguments. A call writes an element of each, and returns drawn
//! values. All this depends on the name of the function, the index of the call, and the types only, so that
//! a program behaves alike before and after a pass.

use ir_core::context::Type;
use ir_core::predicates::shaped;

use crate::buffer;
use crate::calls::{Call, Observed};
use crate::code::{FunctionId, Slot};
use crate::convention::{Convention, Signature};
use crate::inputs::{self, Random};
use crate::layout::Layout;
use crate::machine::Machine;
use crate::stop::{Computed, aborted, unsupported};
use crate::value::Value;

impl Machine<'_> {
    /// Calls a function without a body.
    ///
    /// # Errors
    /// The run has no model of it, or the call ends the program.
    pub fn call_external(
        &mut self,
        function: FunctionId,
        arguments: &[Slot],
        results: &[Slot],
    ) -> Computed<()> {
        let (ctx, code) = (self.ctx(), self.program.code(function));
        let (name, is_modelled) = (code.name.as_str(), code.is_opaque && !code.is_variadic);
        let own = Signature { params: &code.params, results: &code.results };
        // A function that a pass declares has a meaning that this model lacks.
        let signature = match self.original {
            Some(original) => original.signature(name),
            None => Some(own),
        };
        let (Some(model), Some(signature)) = (self.config.externals.filter(|_| is_modelled), signature)
        else {
            return unsupported(format!("calls the external function '{name}'"));
        };
        let convention = match Convention::new(ctx, signature, own) {
            Ok(convention) => convention,
            Err(reason) => return unsupported(format!("calls the external function '{name}': {reason}")),
        };
        let values = convention.raise_arguments(ctx, &self.values(arguments));
        let arguments: Vec<(Type, Value)> = signature.params.iter().copied().zip(values).collect();
        let outside = self.outside.clone();
        let index = self.calls.len();
        let call = Call {
            name: name.to_owned(),
            arguments: self.observed(&arguments),
            memory: self.observed(&outside),
        };
        self.calls.push(call);
        if model.last_call == Some(index) {
            return aborted(format!("ends the program in '{name}'"));
        }
        let mut random = Random::new(seed(model.seed, name, index));
        for (ty, value) in arguments.iter().chain(&outside) {
            self.write_element(*ty, value, &mut random);
        }
        let returned = self.drawn(signature.results, &mut random)?;
        for (slot, value) in results.iter().zip(convention.lower_results(ctx, &returned)) {
            self.set(*slot, value);
        }
        Ok(())
    }

    fn observed(&mut self, values: &[(Type, Value)]) -> Vec<Observed> {
        let observe = |(ty, value): &(Type, Value)| {
            let contents = buffer::contents(self, *ty, value);
            Observed { ty: *ty, value: value.clone(), contents }
        };
        values.iter().map(observe).collect()
    }

    /// Writes a drawn element of a memref. Memory that cannot be written stays.
    fn write_element(&mut self, ty: Type, value: &Value, random: &mut Random) {
        let Value::MemRef(memref) = value else { return };
        let Some(element) = shaped::element_type(self.ctx(), ty) else { return };
        let (Some(layout), Some(new)) =
            (Layout::get(self.ctx(), element), inputs::draw_value(self.ctx(), element, random))
        else {
            return;
        };
        let count = memref.sizes.iter().product::<i64>().max(0) as u64;
        let position = random.below(count) as usize;
        if let Some(position) = buffer::positions(memref).nth(position) {
            let _ = self.store(buffer::element_address(memref, position, &layout), &layout, &new);
        }
    }

    /// Values of these types.
    fn drawn(&mut self, types: &[Type], random: &mut Random) -> Computed<Vec<Value>> {
        let mut values = Vec::new();
        for ty in types {
            let Some(input) = inputs::draw(self.ctx(), *ty, random) else {
                let ty = ty.to_text(self.ctx());
                return unsupported(format!(
                    "calls an external function that returns a value of type '{ty}'"
                ));
            };
            values.push(buffer::argument(self, *ty, &input)?);
        }
        Ok(values)
    }
}

/// The seed of a call.
fn seed(seed: u64, name: &str, index: usize) -> u64 {
    let mut random = Random::new(seed ^ index as u64);
    name.bytes().fold(random.next_u64(), |hash, byte| Random::new(hash ^ u64::from(byte)).next_u64())
}
