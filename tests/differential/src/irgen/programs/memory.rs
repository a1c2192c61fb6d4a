//! Buffers, and other names of the same memory.

use super::{Buffer, Generator};

impl Generator {
    pub(super) fn memory_statement(&mut self) {
        if self.buffers.is_empty() {
            self.allocate();
            return;
        }
        let buffer = self.buffers[self.random.count(self.buffers.len())].clone();
        match self.random.below(11) {
            0 => drop(self.allocate()),
            10 => self.copy(&buffer),
            1 | 2 => self.alias(&buffer),
            3..=5 => self.store(&buffer),
            _ => self.load(&buffer),
        }
    }

    /// A new buffer whose elements are all set.
    fn allocate(&mut self) -> Buffer {
        let (element, size) = (self.scalar(), 2 + self.random.below(4));
        self.allocate_of(size, element)
    }

    fn allocate_of(&mut self, size: u64, element: &'static str) -> Buffer {
        // Memory of the stack grows in loops, but they are short.
        let is_lasting = !self.random.chance(2);
        self.allocate_with(size, element, is_lasting)
    }

    fn allocate_with(&mut self, size: u64, element: &'static str, is_lasting: bool) -> Buffer {
        let (name, ty) = (self.name(), format!("memref<{size}x{element}>"));
        let operation = if is_lasting { "alloc" } else { "alloca" };
        self.line(&format!("{name} = memref.{operation}() : {ty}"));
        let buffer = Buffer { name, ty, size, element, is_lasting };
        for index in 0..size {
            let value = self.value(element);
            self.store_at(&buffer, &value, index);
        }
        self.buffers.push(buffer.clone());
        buffer
    }

    fn store_at(&mut self, buffer: &Buffer, value: &str, index: u64) {
        let position = self.define(&format!("arith.constant {index} : index"), "index");
        self.line(&format!("memref.store {value}, {}[{position}] : {}", buffer.name, buffer.ty));
    }

    /// A copy to another buffer of the same type.
    fn copy(&mut self, buffer: &Buffer) {
        let Buffer { name: source, ty, size, element, .. } = buffer;
        if ty.contains("strided") || ty.contains('?') {
            return self.load(buffer);
        }
        let target = self.allocate_of(*size, element).name;
        self.line(&format!("memref.copy {source}, {target} : {ty} to {ty}"));
    }

    fn position(&mut self, buffer: &Buffer) -> String {
        self.index_below(buffer.size)
    }

    /// A position in bounds: a constant, or the remainder of an index.
    pub(super) fn index_below(&mut self, size: u64) -> String {
        if self.random.chance(2) {
            let index = self.random.below(size);
            return self.define(&format!("arith.constant {index} : index"), "index");
        }
        let index = self.value("index");
        let size = self.define(&format!("arith.constant {size} : index"), "index");
        self.define(&format!("arith.remui {index}, {size} : index"), "index")
    }

    fn load(&mut self, buffer: &Buffer) {
        let position = self.position(buffer);
        self.define(&format!("memref.load {}[{position}] : {}", buffer.name, buffer.ty), buffer.element);
    }

    fn store(&mut self, buffer: &Buffer) {
        let (value, position) = (self.value(buffer.element), self.position(buffer));
        self.line(&format!("memref.store {value}, {}[{position}] : {}", buffer.name, buffer.ty));
    }

    /// Another name for a part of a buffer, or all of it.
    fn alias(&mut self, buffer: &Buffer) {
        let Buffer { name: source, ty, size, element, is_lasting } = buffer;
        if ty.contains("strided") || ty.contains('?') {
            return self.load(buffer);
        }
        let name = self.name();
        let (size, new_type, offset) = match self.random.below(4) {
            3 if *size % 2 == 0 => {
                let shaped = format!("memref<2x{}x{element}>", size / 2);
                let expanded = self.temporary(&format!(
                    "memref.expand_shape {source} [[0, 1]] output_shape [2, {}] : {ty} into {shaped}",
                    size / 2
                ));
                let zero = self.define("arith.constant 0 : index", "index");
                let value = self.value(element);
                self.line(&format!("memref.store {value}, {expanded}[{zero}, {zero}] : {shaped}"));
                self.line(&format!(
                    "{name} = memref.collapse_shape {expanded} [[0, 1]] : {shaped} into {ty}"
                ));
                (*size, ty.clone(), 0)
            }
            0 => {
                let result = format!("memref<?x{element}>");
                self.line(&format!("{name} = memref.cast {source} : {ty} to {result}"));
                (*size, result, 0)
            }
            1 => {
                let (offset, length) = (self.random.below(*size), 1);
                let result = format!("memref<{length}x{element}, strided<[1], offset: {offset}>>");
                self.line(&format!(
                    "{name} = memref.subview {source}[{offset}] [{length}] [1] : {ty} to {result}"
                ));
                (length, result, offset)
            }
            _ => {
                let length = size.div_ceil(2);
                let result = format!("memref<{length}x{element}, strided<[2]>>");
                let view = format!("offset: [0], sizes: [{length}], strides: [2] : {ty} to {result}");
                self.line(&format!("{name} = memref.reinterpret_cast {source} to {view}"));
                (length, result, 0)
            }
        };
        let alias = Buffer { name, ty: new_type, size, element, is_lasting: *is_lasting };
        self.access_by_both(buffer, &alias, offset);
        self.buffers.push(alias);
    }

    /// A store by one name between a store and a load by the other.
    fn access_by_both(&mut self, buffer: &Buffer, alias: &Buffer, offset: u64) {
        let Buffer { name, ty, element, .. } = buffer;
        let (old, new) = (self.value(element), self.value(element));
        let index = self.define(&format!("arith.constant {offset} : index"), "index");
        self.line(&format!("memref.store {old}, {name}[{index}] : {ty}"));
        self.store_at(alias, &new, 0);
        self.define(&format!("memref.load {name}[{index}] : {ty}"), element);
    }

    /// The name of a buffer of exactly this type whose memory outlives the function.
    pub(super) fn lasting_buffer_of(&mut self, size: u64, element: &'static str) -> String {
        let ty = format!("memref<{size}x{element}>");
        let known = self.buffers.iter().rev().find(|buffer| buffer.ty == ty && buffer.is_lasting);
        let known = known.map(|buffer| buffer.name.clone());
        known.unwrap_or_else(|| self.allocate_with(size, element, true).name)
    }

    /// The name of a buffer of exactly this type.
    pub(super) fn buffer_of(&mut self, size: u64, element: &'static str) -> String {
        let ty = format!("memref<{size}x{element}>");
        let known = self.buffers.iter().find(|buffer| buffer.ty == ty).map(|buffer| buffer.name.clone());
        known.unwrap_or_else(|| self.allocate_of(size, element).name)
    }
}
