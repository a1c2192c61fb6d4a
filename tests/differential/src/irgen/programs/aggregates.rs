//! Vectors, tensors and complex numbers of a few elements, built from scalars and taken apart again.

use super::{Generator, is_float};

impl Generator {
    pub(super) fn aggregate_operation(&mut self) {
        match self.random.below(5) {
            0 | 1 => self.vector(),
            2 | 3 => self.tensor(),
            _ => self.complex(),
        }
    }

    /// The name of an operation on two values of a type that is defined for all of them.
    fn total_name(&mut self, ty: &str) -> &'static str {
        if is_float(ty) {
            ["addf", "subf", "mulf", "maximumf", "minnumf"][self.random.count(5)]
        } else {
            ["addi", "subi", "muli", "xori", "maxsi", "minui"][self.random.count(6)]
        }
    }

    fn vector(&mut self) {
        let (element, count) = (self.scalar(), 2 + self.random.below(3));
        let ty = format!("vector<{count}x{element}>");
        let operands = [(); 2].map(|()| {
            let literal = if is_float(element) {
                "1.0"
            } else if element == "i1" {
                "true"
            } else {
                "1"
            };
            let mut vector = self.temporary(&format!("arith.constant dense<{literal}> : {ty}"));
            for _ in 0..2 {
                let (value, index) = (self.value(element), self.random.below(count));
                vector = self
                    .temporary(&format!("vector.insert {value}, {vector} [{index}] : {element} into {ty}"));
            }
            vector
        });
        let name = self.total_name(element);
        let [a, b] = operands;
        let result = self.temporary(&format!("arith.{name} {a}, {b} : {ty}"));
        let index = self.random.below(count);
        self.define(&format!("vector.extract {result}[{index}] : {element} from {ty}"), element);
    }

    fn tensor(&mut self) {
        let (element, count) = (self.scalar(), 1 + self.random.below(4));
        let ty = format!("tensor<{count}x{element}>");
        let operands = [(); 2].map(|()| {
            let elements: Vec<String> = (0..count).map(|_| self.value(element)).collect();
            self.temporary(&format!("tensor.from_elements {} : {ty}", elements.join(", ")))
        });
        let name = self.total_name(element);
        let [a, b] = operands;
        let mut result = self.temporary(&format!("arith.{name} {a}, {b} : {ty}"));
        if self.random.chance(2) {
            let (value, index) = (self.value(element), self.index_below(count));
            result = self.temporary(&format!("tensor.insert {value} into {result}[{index}] : {ty}"));
        }
        let index = self.index_below(count);
        self.define(&format!("tensor.extract {result}[{index}] : {ty}"), element);
    }

    fn complex(&mut self) {
        let element = ["f32", "f64"][self.random.count(2)];
        let ty = format!("complex<{element}>");
        let operands = [(); 2].map(|()| {
            let (re, im) = (self.value(element), self.value(element));
            self.temporary(&format!("complex.create {re}, {im} : {ty}"))
        });
        let name = self.random.pick(&["add", "sub"]).to_owned();
        let [a, b] = operands;
        let mut result = self.temporary(&format!("complex.{name} {a}, {b} : {ty}"));
        if self.random.chance(2) {
            let name = self.random.pick(&["neg", "conj"]).to_owned();
            result = self.temporary(&format!("complex.{name} {result} : {ty}"));
        }
        let part = self.random.pick(&["re", "im"]).to_owned();
        self.define(&format!("complex.{part} {result} : {ty}"), element);
        if self.random.chance(3) {
            let name = self.random.pick(&["eq", "neq"]).to_owned();
            self.define(&format!("complex.{name} {a}, {b} : {ty}"), "i1");
        }
    }
}
