//! Tensors and memrefs.

use super::{Generator, Value};

/// The sizes of a type of the form `tensor<4x?xf32>`; none for a dynamic dimension.
fn sizes(ty: &str) -> Vec<Option<u64>> {
    let inner = ty.split_once('<').map_or("", |(_, rest)| rest);
    let inner = inner.split([',', '>']).next().unwrap_or_default();
    let mut parts: Vec<&str> = inner.split('x').collect();
    parts.pop();
    parts.into_iter().map(|part| part.parse().ok()).collect()
}

fn tensor_type(sizes: &[Option<u64>]) -> String {
    let sizes: String =
        sizes.iter().map(|size| size.map_or_else(|| "?x".to_owned(), |size| format!("{size}x"))).collect();
    format!("tensor<{sizes}xf32>").replace("xx", "x")
}

fn is_matrix(ty: &str) -> bool {
    ty.starts_with("tensor<") && ty.ends_with("xf32>") && sizes(ty).len() == 2
}

impl Generator {
    /// A static number, or a dynamic operand: the text, and the number if it is static.
    fn mixed(&mut self, most: u64) -> (String, Option<u64>) {
        if self.random.chance(2) {
            let number = self.random.below(most + 1);
            return (number.to_string(), Some(number));
        }
        (self.of("index").name, None)
    }

    pub(super) fn tensor(&mut self) {
        match self.random.below(9) {
            0 => self.tensor_cast(),
            1 => {
                let source = self.like(is_matrix);
                let index = self.of("index").name;
                self.define(&format!("tensor.dim {}, {index} : {}", source.name, source.ty), "index");
            }
            2 | 3 => self.extract_slice(),
            4 => self.insert_slice(),
            5 => {
                let (n, m) = (self.of("index").name, self.of("index").name);
                self.define(&format!("tensor.empty({n}, {m}) : tensor<?x?xf32>"), "tensor<?x?xf32>");
            }
            6 => {
                let source = self.like(is_matrix);
                let (value, i, j) = (self.of("f32").name, self.of("index").name, self.of("index").name);
                let Value { name, ty } = source;
                self.define(&format!("tensor.insert {value} into {name}[{i}, {j}] : {ty}"), &ty);
            }
            7 => {
                let source = self.like(is_matrix);
                let (i, j) = (self.of("index").name, self.of("index").name);
                self.define(&format!("tensor.extract {}[{i}, {j}] : {}", source.name, source.ty), "f32");
            }
            _ => {
                let (a, b) = (self.of("f32").name, self.of("f32").name);
                let created =
                    self.define(&format!("tensor.from_elements {a}, {b} : tensor<2xf32>"), "tensor<2xf32>");
                self.define(
                    &format!(
                        "tensor.expand_shape {} [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>",
                        created.name
                    ),
                    "tensor<2x1xf32>",
                );
            }
        }
    }

    fn tensor_cast(&mut self) {
        let source = self.like(is_matrix);
        let other: Vec<Option<u64>> = sizes(&source.ty)
            .into_iter()
            .map(|size| match size {
                Some(size) => (!self.random.chance(2)).then_some(size),
                None => self.random.chance(2).then_some(4),
            })
            .collect();
        let ty = tensor_type(&other);
        self.define(&format!("tensor.cast {} : {} to {ty}", source.name, source.ty), &ty);
    }

    /// Offsets, sizes and strides of a slice that lies within the type, and its shape.
    fn slice(&mut self, ty: &str) -> (String, Vec<Option<u64>>) {
        let (mut offsets, mut lengths, mut shape) = (Vec::new(), Vec::new(), Vec::new());
        for size in sizes(ty) {
            let offset = self.mixed(1).0;
            let most = size.map_or(3, |size| size.saturating_sub(1)).min(3);
            let (length, number) = self.mixed(most);
            offsets.push(if size == Some(0) || size == Some(1) { "0".to_owned() } else { offset });
            lengths.push(length);
            shape.push(number);
        }
        let ones = vec!["1"; offsets.len()].join(", ");
        (format!("[{}] [{}] [{ones}]", offsets.join(", "), lengths.join(", ")), shape)
    }

    fn extract_slice(&mut self) {
        let source = self.like(is_matrix);
        let (place, shape) = self.slice(&source.ty);
        let ty = tensor_type(&shape);
        self.define(&format!("tensor.extract_slice {}{place} : {} to {ty}", source.name, source.ty), &ty);
    }

    fn insert_slice(&mut self) {
        let (source, dest) = (self.like(is_matrix), self.of("tensor<?x?xf32>"));
        let lengths: Vec<String> = sizes(&source.ty)
            .into_iter()
            .map(|size| size.map_or_else(|| self.of("index").name, |size| size.to_string()))
            .collect();
        let (i, j) = (self.mixed(3).0, self.mixed(3).0);
        let text = format!(
            "tensor.insert_slice {} into {}[{i}, {j}] [{}] [1, 1] : {} into {}",
            source.name,
            dest.name,
            lengths.join(", "),
            source.ty,
            dest.ty
        );
        self.define(&text, &dest.ty);
    }

    pub(super) fn memref(&mut self) {
        match self.random.below(7) {
            0 => {
                let size = self.of("index").name;
                let created = self.define(&format!("memref.alloc({size}) : memref<?xi32>"), "memref<?xi32>");
                let (value, index) = (self.of("i32").name, self.of("index").name);
                self.line(&format!("memref.store {value}, {}[{index}] : memref<?xi32>", created.name));
            }
            1 => {
                let (source, index) = (self.of("memref<?xi32>").name, self.of("index").name);
                self.define(&format!("memref.load {source}[{index}] : memref<?xi32>"), "i32");
            }
            2 => {
                let (source, dest) = (self.of("memref<?xi32>").name, self.of("memref<?xi32>").name);
                self.line(&format!("memref.copy {source}, {dest} : memref<?xi32> to memref<?xi32>"));
            }
            3 => {
                let (source, index) = (self.of("memref<?xi32>").name, self.of("index").name);
                self.define(&format!("memref.dim {source}, {index} : memref<?xi32>"), "index");
            }
            4 => {
                let created = self.define("memref.alloca() : memref<4xi32>", "memref<4xi32>");
                let cast = format!("memref.cast {} : memref<4xi32> to memref<?xi32>", created.name);
                self.define(&cast, "memref<?xi32>");
            }
            _ => self.subview(),
        }
    }

    fn subview(&mut self) {
        let source = self.of("memref<4x8xf32>");
        let [i, j, n] = [(); 3].map(|()| self.of("index").name);
        let ty = "memref<?x2xf32, strided<[?, ?], offset: ?>>";
        let view =
            format!("memref.subview {}[{i}, {j}] [{n}, 2] [{n}, {n}] : {} to {ty}", source.name, source.ty);
        let view = self.define(&view, ty);
        let value = self.of("f32").name;
        self.line(&format!("memref.store {value}, {}[{i}, {j}] : {ty}", view.name));
    }
}
