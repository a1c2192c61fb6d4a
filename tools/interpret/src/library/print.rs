//! The print functions of MLIR's runner utilities.

use ir_core::num::FloatSemantics;

use super::memrefs::unranked_memref;
use super::printf::float;
use crate::buffer::{element_address, position};
use crate::code::Slot;
use crate::float::to_ap;
use crate::layout::Layout;
use crate::machine::LibraryFunction;
use crate::machine::Machine;
use crate::registry::Registry;
use crate::stop::Computed;
use crate::value::{MemRef, signed};

pub fn register(registry: &mut Registry) {
    registry.add_function("printI64", |m, arguments, _| {
        let value = signed(printed_bits(m, arguments[0])?, 64);
        print(m, &value.to_string())
    });
    registry.add_function("printU64", |m, arguments, _| {
        let value = printed_bits(m, arguments[0])?;
        print(m, &value.to_string())
    });
    registry.add_function("printF32", |m, arguments, _| {
        let text = float_text(printed_bits(m, arguments[0])?, FloatSemantics::F32);
        print(m, &text)
    });
    registry.add_function("printF64", |m, arguments, _| {
        let text = float_text(printed_bits(m, arguments[0])?, FloatSemantics::F64);
        print(m, &text)
    });
    registry.add_function("printF16", |m, arguments, _| {
        let text = float_text(printed_bits(m, arguments[0])?, FloatSemantics::F16);
        print(m, &text)
    });
    registry.add_function("printBF16", |m, arguments, _| {
        let text = float_text(printed_bits(m, arguments[0])?, FloatSemantics::BF16);
        print(m, &text)
    });
    registry.add_function("printString", |m, arguments, _| {
        let pointer = m.pointer(arguments[0])?;
        let text = m.memory.c_string(pointer)?;
        m.output.extend(text);
        Ok(())
    });
    registry.add_function("printOpen", |m, _, _| print(m, "( "));
    registry.add_function("printClose", |m, _, _| print(m, " )"));
    registry.add_function("printComma", |m, _, _| print(m, ", "));
    registry.add_function("printNewline", |m, _, _| print(m, "\n"));
    register_memrefs(registry);
}

macro_rules! memrefs {
    ($registry:ident: $($name:literal $c_name:literal $element:expr),* $(,)?) => {$(
        let function: LibraryFunction = |m, arguments, _| print_memref(m, arguments, $element);
        $registry.add_function($name, function);
        $registry.add_function($c_name, function);
    )*};
}

fn register_memrefs(registry: &mut Registry) {
    memrefs! { registry:
        "printMemrefI8" "_mlir_ciface_printMemrefI8" Element::Int(8),
        "printMemrefI16" "_mlir_ciface_printMemrefI16" Element::Int(16),
        "printMemrefI32" "_mlir_ciface_printMemrefI32" Element::Int(32),
        "printMemrefI64" "_mlir_ciface_printMemrefI64" Element::Int(64),
        "printMemrefInd" "_mlir_ciface_printMemrefInd" Element::Int(64),
        "printMemrefF32" "_mlir_ciface_printMemrefF32" Element::Float(FloatSemantics::F32),
        "printMemrefF64" "_mlir_ciface_printMemrefF64" Element::Float(FloatSemantics::F64),
    }
}

/// The elements of a printed memref.
#[derive(Clone, Copy)]
enum Element {
    Int(u32),
    Float(FloatSemantics),
}

fn print(m: &mut Machine<'_>, text: &str) -> Computed<()> {
    m.output.extend(text.as_bytes());
    Ok(())
}

fn printed_bits(m: &Machine<'_>, slot: Slot) -> Computed<u128> {
    m.required_bits(slot, "a printed value")
}

/// A float as C's `%g` and as C++ streams write it.
fn float_text(bits: u128, format: FloatSemantics) -> String {
    let value = to_ap(bits, format).to_f64();
    let sign = if value.is_sign_negative() { "-" } else { "" };
    format!("{sign}{}", float(value.abs(), b'g', 6))
}

fn print_memref(m: &mut Machine<'_>, arguments: &[Slot], element: Element) -> Computed<()> {
    let memref = unranked_memref(m, arguments)?;
    let (rank, offset) = (memref.sizes.len(), memref.offset);
    let list = |values: &[i64]| values.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    let (sizes, strides, base) = (list(&memref.sizes), list(&memref.strides), memref.base.address);
    let head = format!(
        "Unranked Memref base@ = {base:#x} rank = {rank} offset = {offset} sizes = [{sizes}] strides = [{strides}] data = \n"
    );
    print(m, &head)?;
    let mut text = String::new();
    elements(m, &memref, element, &mut Vec::new(), &mut text)?;
    print(m, &(text + "\n"))
}

/// Elements as MLIR's `MemRefDataPrinter` writes them.
fn elements(
    m: &mut Machine<'_>,
    memref: &MemRef,
    element: Element,
    index: &mut Vec<i64>,
    text: &mut String,
) -> Computed<()> {
    let (depth, rank) = (index.len(), memref.sizes.len());
    if depth == rank {
        text.push_str(&element_text(m, memref, element, index)?);
        return Ok(());
    }
    text.push('[');
    for i in 0..memref.sizes[depth] {
        if i > 0 {
            text.push_str(", ");
            text.push_str(if depth + 1 == rank { "  " } else { "\n" });
            text.push_str(&" ".repeat(if depth + 1 == rank { 0 } else { depth + 1 }));
        }
        index.push(i);
        elements(m, memref, element, index, text)?;
        index.pop();
    }
    text.push(']');
    Ok(())
}

fn element_text(m: &mut Machine<'_>, memref: &MemRef, element: Element, index: &[i64]) -> Computed<String> {
    let layout = Layout::Bits(match element {
        Element::Int(width) => width,
        Element::Float(format) => format.width(),
    });
    let at = position(memref.offset, &memref.strides, index);
    let value = m.load(element_address(memref, at, &layout), &layout)?;
    let bits = crate::machine::scalar_bits(&value).map_err(|stop| stop.required("a printed value"))?;
    Ok(match element {
        Element::Int(width) => signed(bits, width).to_string(),
        Element::Float(format) => float_text(bits, format),
    })
}
