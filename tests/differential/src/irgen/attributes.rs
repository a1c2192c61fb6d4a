//! Random attributes.

use super::Generator;

impl Generator {
    /// An attribute of any kind; `depth` bounds nesting.
    pub(super) fn attribute(&mut self, depth: u32) -> String {
        match self.random.below(if depth == 0 { 16 } else { 21 }) {
            0 | 1 => self.integer_attribute(),
            2 | 3 => self.float_attribute(),
            4 => self.string_literal(),
            5 => self.symbol_reference(),
            6 => String::from("unit"),
            7 => self.affine_map(),
            8 => self.affine_set(),
            9 => {
                let rank = self.random.count(4);
                self.strided(rank)
            }
            10 | 11 => self.dense_elements(),
            12 => self.dense_array(),
            13 => self.sparse_elements(),
            14 => self.unregistered_attribute(),
            15 => self.dense_resource(),
            16 => self.array(depth),
            17 => format!("{{{}}}", self.entries(depth - 1, 4).join(", ")),
            18 => format!("{} : !unreg.string", self.string_literal()),
            19 => format!("loc({})", self.location_body(2)),
            _ => self.ty(depth),
        }
    }

    fn array(&mut self, depth: u32) -> String {
        let elements: Vec<String> = (0..self.random.count(5)).map(|_| self.attribute(depth - 1)).collect();
        format!("[{}]", elements.join(", "))
    }

    /// Up to `limit - 1` named attributes with different names.
    pub(super) fn entries(&mut self, depth: u32, limit: usize) -> Vec<String> {
        let count = self.random.count(limit);
        (0..count)
            .map(|i| {
                let name = match self.random.below(5) {
                    0 => format!("unreg.name{i}"),
                    1 => format!("\"quoted {i}\""),
                    2 => format!("_{i}$x"),
                    _ => format!("{}{i}", self.random.pick(&["a", "zz", "Name_", "value"])),
                };
                if self.random.chance(8) { name } else { format!("{name} = {}", self.attribute(depth)) }
            })
            .collect()
    }

    /// Discardable attributes with their braces and the space before, or nothing.
    pub(super) fn discardable_attributes(&mut self) -> String {
        let entries = self.entries(2, 4);
        if entries.is_empty() { String::new() } else { format!(" {{{}}}", entries.join(", ")) }
    }

    fn integer_attribute(&mut self) -> String {
        match self.random.below(6) {
            0 => String::from(self.random.pick(&["true", "false"])),
            1 => self.random.integer().to_string().replace("-0", "0"),
            2 => format!("{} : index", self.random.integer()),
            _ => {
                let ty = self.integer_type();
                format!("{} : {ty}", self.integer_literal(&ty))
            }
        }
    }

    /// A literal in the range of an integer type.
    pub(super) fn integer_literal(&mut self, ty: &str) -> String {
        let width: u64 = ty.trim_start_matches(char::is_alphabetic).parse().unwrap_or(64);
        let signed = !ty.starts_with('u');
        let bits = width - u64::from(ty.starts_with('s') || ty.starts_with('i') && width > 1);
        let value =
            if bits >= 63 { self.random.integer() >> 1 } else { self.random.integer() & ((1 << bits) - 1) };
        match self.random.below(4) {
            0 if signed && width > 1 => format!("-{}", (value.unsigned_abs() >> 1) + 1),
            1 => format!("0x{:X}", value.unsigned_abs()),
            _ => value.unsigned_abs().to_string(),
        }
    }

    fn float_attribute(&mut self) -> String {
        if self.random.chance(6) {
            return self.float_literal("f64");
        }
        let ty = *self.random.pick(&super::types::FLOATS.each_ref());
        format!("{} : {ty}", self.float_literal(ty))
    }

    /// A literal for a float type. Hexadecimal ones have the type's bits.
    pub(super) fn float_literal(&mut self, ty: &str) -> String {
        // Formats without infinity have no bits for one. The exponents avoid it, so all literals are finite.
        match self.random.below(8) {
            0 if ty == "f64" => format!("0x{} : f64", self.random.hex(16)).replace(" : f64", ""),
            0 if ty == "f32" => format!("0x{}", self.random.hex(8)),
            0 if matches!(ty, "f16" | "bf16") => format!("0x{}", self.random.hex(4)),
            1 => format!("{}.{}", self.random.below(100), self.random.below(1000)),
            2 => format!(
                "-{}.{}e-{}",
                self.random.below(10),
                self.random.below(100_000),
                self.random.below(40)
            ),
            3 => {
                format!("{}.{}E+{}", self.random.below(10), self.random.below(100_000), self.random.below(40))
            }
            4 => format!("{}.e{}", self.random.below(1000), self.random.below(8)),
            _ => format!("{}.{}", self.random.below(20), self.random.pick(&["0", "5", "25", "125"])),
        }
    }

    /// A quoted string, sometimes with escapes.
    pub(super) fn string_literal(&mut self) -> String {
        let parts = [
            "a", "text", " ", "\\\"", "\\\\", "\\n", "\\t", "\\0A", "\\7F", "\\FF", "é", "{", "->", "//",
            "#0",
        ];
        let text: String = (0..self.random.count(6)).map(|_| self.random.pick(&parts)).collect();
        format!("\"{text}\"")
    }

    fn symbol_reference(&mut self) -> String {
        let names = ["@a", "@name.x", "@\"with blank\"", "@_1$", "@\"\\22\""];
        let count = self.random.count(3) + 1;
        (0..count).map(|_| self.random.pick(&names)).collect::<Vec<_>>().join("::")
    }

    fn unregistered_attribute(&mut self) -> String {
        match self.random.below(3) {
            0 => String::from("#unreg.plain"),
            1 => format!("#unreg.of<{}, [{{\"a\"}}], <b -> c>>", self.random.below(100)),
            _ => String::from("#unreg<\"quoted\">"),
        }
    }
}
