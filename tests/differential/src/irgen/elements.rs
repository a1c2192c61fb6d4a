//! Random element attributes: dense, sparse, arrays and resources.

use super::Generator;

impl Generator {
    /// Dense elements of a tensor or vector: a list, a splat, or hexadecimal bytes.
    pub(super) fn dense_elements(&mut self) -> String {
        let rank = self.random.count(4);
        let shape: Vec<usize> =
            (0..rank).map(|_| self.random.count(4) + usize::from(self.random.chance(2))).collect();
        let vector = self.random.chance(3) && !shape.contains(&0);
        let element = self.dense_element_type(vector);
        let dims: String = shape.iter().map(|d| format!("{d}x")).collect();
        let ty = format!("{}<{dims}{element}>", if vector { "vector" } else { "tensor" });
        let count: usize = shape.iter().product();
        let bytes = element_bytes(&element).filter(|_| count > 0 && self.random.chance(8));
        if let Some(bytes) = bytes {
            return format!("dense<\"0x{}\"> : {ty}", self.random.hex(2 * bytes * count));
        }
        let body = match self.random.below(4) {
            _ if count == 0 => String::new(),
            0 => self.element(&element),
            _ => self.nested(&shape, &element),
        };
        format!("dense<{body}> : {ty}")
    }

    fn dense_element_type(&mut self, vector: bool) -> String {
        match self.random.below(8) {
            0 => String::from("index"),
            1 => String::from("i1"),
            2 if !vector => format!("complex<{}>", self.number_type()),
            3 if !vector => String::from("!unreg.string"),
            _ => self.number_type(),
        }
    }

    /// A literal of an element type.
    fn element(&mut self, ty: &str) -> String {
        match ty {
            "i1" => String::from(self.random.pick(&["true", "false", "0", "1"])),
            "index" => self.random.integer().to_string(),
            "!unreg.string" => self.string_literal(),
            _ if ty.starts_with("complex<") => {
                let part = ty.trim_start_matches("complex<").trim_end_matches('>').to_owned();
                format!("({}, {})", self.element(&part), self.element(&part))
            }
            _ if is_integer(ty) => self.integer_literal(ty),
            _ => self.float_literal(ty),
        }
    }

    fn nested(&mut self, shape: &[usize], element: &str) -> String {
        match shape {
            [] => self.element(element),
            [first, rest @ ..] => {
                let parts: Vec<String> = (0..*first).map(|_| self.nested(rest, element)).collect();
                format!("[{}]", parts.join(", "))
            }
        }
    }

    pub(super) fn dense_array(&mut self) -> String {
        let ty = *self.random.pick(&[&"i1", &"i8", &"i16", &"i32", &"i64", &"f32", &"f64"]);
        let values: Vec<String> = (0..self.random.count(5))
            .map(|_| match ty {
                "i1" => String::from(self.random.pick(&["true", "false"])),
                "f32" | "f64" => self.float_literal(ty),
                _ => self.integer_literal(ty),
            })
            .collect();
        if values.is_empty() { format!("array<{ty}>") } else { format!("array<{ty}: {}>", values.join(", ")) }
    }

    pub(super) fn sparse_elements(&mut self) -> String {
        let element = self.number_type();
        let (rows, columns) = (self.random.below(4) + 1, self.random.below(4) + 1);
        let count = self.random.count(3);
        let ty = format!("tensor<{rows}x{columns}x{element}>");
        if count == 0 {
            return format!("sparse<> : {ty}");
        }
        let indices: Vec<String> = (0..count)
            .map(|_| format!("[{}, {}]", self.random.below(rows), self.random.below(columns)))
            .collect();
        let values: Vec<String> = (0..count).map(|_| self.element(&element)).collect();
        format!("sparse<[{}], [{}]> : {ty}", indices.join(", "), values.join(", "))
    }

    pub(super) fn dense_resource(&mut self) -> String {
        let name = format!("blob_{}", self.fresh());
        let count = self.random.count(4) + 1;
        // The first four bytes are the alignment.
        let contents = format!("04000000{}", self.random.hex(8 * count));
        self.resources.push((name.clone(), contents));
        format!("dense_resource<{name}> : tensor<{count}xi32>")
    }
}

/// Whether this is an integer type's name.
fn is_integer(ty: &str) -> bool {
    let digits = ty.trim_start_matches(['s', 'u']);
    digits.starts_with('i') && digits != "index"
}

/// Size in bytes of an element in dense storage, for types without invalid bit patterns.
fn element_bytes(ty: &str) -> Option<usize> {
    match ty {
        "i8" | "ui8" | "si8" => Some(1),
        "i16" | "f16" | "bf16" => Some(2),
        "i32" | "f32" | "ui32" => Some(4),
        "i64" | "f64" | "index" => Some(8),
        "complex<f32>" => Some(8),
        _ => None,
    }
}
