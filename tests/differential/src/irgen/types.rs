//! Random types.

use super::Generator;

/// The names of the builtin float types.
pub(super) const FLOATS: [&str; 18] = [
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E5M2",
    "f8E4M3",
    "f8E4M3FN",
    "f8E5M2FNUZ",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E3M4",
    "f8E8M0FNU",
    "bf16",
    "f16",
    "tf32",
    "f32",
    "f64",
    "f80",
    "f128",
];

impl Generator {
    /// A type of any kind; `depth` bounds nesting.
    pub(super) fn ty(&mut self, depth: u32) -> String {
        if depth == 0 || self.random.chance(2) {
            return self.scalar_type();
        }
        match self.random.below(12) {
            0 => format!("complex<{}>", self.number_type()),
            1 => format!("tuple<{}>", self.type_list(depth - 1, 4).join(", ")),
            2 => self.function_type(depth - 1),
            3 | 4 => self.vector_type(),
            5 => format!("tensor<*x{}>", self.element_type()),
            6 => format!("memref<*x{}{}>", self.element_type(), self.memory_space()),
            7 | 8 => self.memref_type(),
            9 => self.unregistered_type(depth - 1),
            _ => self.tensor_type(depth - 1),
        }
    }

    /// Up to `limit - 1` types.
    pub(super) fn type_list(&mut self, depth: u32, limit: usize) -> Vec<String> {
        (0..self.random.count(limit)).map(|_| self.ty(depth)).collect()
    }

    /// A type without parameters of other types.
    pub(super) fn scalar_type(&mut self) -> String {
        match self.random.below(8) {
            0 | 1 => String::from(self.random.pick(&["index", "i1", "i32", "i64", "f32"])),
            2 => String::from("none"),
            3 => self.unregistered_type(0),
            _ => self.number_type(),
        }
    }

    /// An integer or float type.
    pub(super) fn number_type(&mut self) -> String {
        if self.random.chance(2) { String::from(self.random.pick(&FLOATS)) } else { self.integer_type() }
    }

    /// An integer type of any signedness.
    pub(super) fn integer_type(&mut self) -> String {
        let width = match self.random.below(4) {
            0 => self.random.below(300) + 1,
            _ => *self.random.pick(&[&1, &4, &8, &16, &32, &64, &65, &128]),
        };
        format!("{}{width}", self.random.pick(&["i", "i", "i", "si", "ui"]))
    }

    /// A type that tensors and memrefs may hold.
    fn element_type(&mut self) -> String {
        match self.random.below(8) {
            0 => String::from("index"),
            1 => format!("complex<{}>", self.number_type()),
            2 => self.vector_type(),
            _ => self.number_type(),
        }
    }

    fn function_type(&mut self, depth: u32) -> String {
        let inputs = self.type_list(depth, 3).join(", ");
        let results = self.type_list(depth, 3);
        function_type_text(&inputs, &results)
    }

    fn vector_type(&mut self) -> String {
        let dims: String = (0..self.random.count(4))
            .map(|_| {
                let size = self.random.below(9) + 1;
                if self.random.chance(5) { format!("[{size}]x") } else { format!("{size}x") }
            })
            .collect();
        let element = if self.random.chance(6) { String::from("index") } else { self.number_type() };
        format!("vector<{dims}{element}>")
    }

    /// Dimensions with their `x`, and the rank.
    fn dimensions(&mut self) -> (String, usize) {
        let rank = self.random.count(5);
        let dims = (0..rank)
            .map(|_| {
                if self.random.chance(3) { String::from("?x") } else { format!("{}x", self.random.below(20)) }
            })
            .collect();
        (dims, rank)
    }

    fn tensor_type(&mut self, depth: u32) -> String {
        let (dims, _) = self.dimensions();
        let element = self.element_type();
        let encoding = if self.random.chance(6) { self.encoding(depth.min(1)) } else { String::new() };
        format!("tensor<{dims}{element}{encoding}>")
    }

    /// A tensor's encoding with its comma. MLIR's parser rejects attributes with the keywords `array` and
    /// `strided` there.
    fn encoding(&mut self, depth: u32) -> String {
        let attribute = self.attribute(depth);
        let refused = ["array", "strided"].iter().any(|keyword| attribute.starts_with(keyword));
        if refused { String::new() } else { format!(", {attribute}") }
    }

    fn memref_type(&mut self) -> String {
        let (dims, rank) = self.dimensions();
        let layout = match self.random.below(5) {
            0 => format!(", {}", self.strided(rank)),
            1 if rank > 0 => format!(", {}", self.permutation_map(rank)),
            _ => String::new(),
        };
        format!("memref<{dims}{}{layout}{}>", self.element_type(), self.memory_space())
    }

    /// A strided layout of `rank` dimensions.
    pub(super) fn strided(&mut self, rank: usize) -> String {
        let number = |generator: &mut Self| match generator.random.below(3) {
            0 => String::from("?"),
            _ => (generator.random.below(64) + 1).to_string(),
        };
        let strides: Vec<String> = (0..rank).map(|_| number(self)).collect();
        let offset =
            if self.random.chance(2) { format!(", offset: {}", number(self)) } else { String::new() };
        format!("strided<[{}]{offset}>", strides.join(", "))
    }

    fn memory_space(&mut self) -> String {
        match self.random.below(8) {
            0 => format!(", {}", self.random.below(5)),
            1 => format!(", {} : i32", self.random.below(5)),
            2 => String::from(", \"space\""),
            3 => String::from(", {space = 1}"),
            _ => String::new(),
        }
    }

    fn unregistered_type(&mut self, depth: u32) -> String {
        match self.random.below(4) {
            0 => String::from("!unreg.plain"),
            1 => format!("!unreg.sized<{}, \"a > b\">", self.random.below(100)),
            2 if depth > 0 => format!("!unreg.of<{}, [(->)], {{x = 1}}>", self.ty(depth - 1)),
            _ => String::from("!unreg<\"quoted text\">"),
        }
    }
}

/// The text of a function type.
pub(super) fn function_type_text(inputs: &str, results: &[String]) -> String {
    match results {
        [one] if !one.starts_with('(') => format!("({inputs}) -> {one}"),
        _ => format!("({inputs}) -> ({})", results.join(", ")),
    }
}
