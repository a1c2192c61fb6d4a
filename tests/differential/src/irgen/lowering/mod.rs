//! Random modules for conversions to the dialect `llvm`: functions with parameters of all types and
//! attributes that the lowering converts, blocks with arguments, assertions, and operations of `arith`,
//! `index`, `math` and `ub`.

mod operations;

use super::random::Random;
use std::fmt::Write as _;

/// Types that have a conversion. The first ones are integers, then come floats.
const TYPES: [&str; 27] = [
    "i1",
    "i8",
    "i32",
    "i64",
    "i33",
    "index",
    "vector<4xi32>",
    "vector<2x3xi32>",
    "vector<i32>",
    "vector<[4]xi32>",
    "vector<2x2xindex>",
    "f32",
    "f64",
    "f16",
    "bf16",
    "vector<4xf32>",
    "vector<2x3xf32>",
    "vector<f64>",
    "vector<2x[4]xf16>",
    "f8E5M2",
    "memref<4xf32>",
    "memref<?x3xi32>",
    "memref<2x3xf32, strided<[3, 1], offset: 2>>",
    "memref<f32, 1>",
    "memref<*xf32>",
    "complex<f32>",
    "!llvm.ptr",
];

/// Number of integer types, and the index after the float types.
const INTEGERS: usize = 11;
const FLOATS: usize = 20;

/// Types that have no conversion.
const REFUSED: [&str; 4] = ["tensor<2xi32>", "tuple<i32>", "vector<[2]x3xi8>", "memref<2xi8, \"shared\">"];

/// Attributes of functions.
const FUNCTION_ATTRIBUTES: [&str; 8] = [
    "llvm.emit_c_interface",
    "llvm.bareptr",
    "func.varargs = true",
    "llvm.linkage = #llvm.linkage<internal>",
    "llvm.readnone",
    "foo.bar = 3 : i32",
    "no_inline",
    "passthrough = [\"cold\"]",
];

/// Attributes of parameters that any of them can have.
const PARAMETER_ATTRIBUTES: [&str; 3] = ["llvm.noundef", "foo.arg = \"x\"", "llvm.inreg"];

/// A value in scope: its name, and the index of its type.
type Value = (String, usize);

/// A function that may be called.
#[derive(Clone)]
struct Function {
    name: String,
    arguments: Vec<usize>,
    results: Vec<usize>,
    is_declaration: bool,
}

struct Generator {
    random: Random,
    out: String,
    next: u32,
    functions: Vec<Function>,
    /// Whether operations of `math`, `index` and `ub` occur.
    has_all_dialects: bool,
}

/// A random module for all conversions to `llvm`.
#[must_use]
pub fn lowering(seed: u64) -> String {
    let mut generator = Generator::new(seed, true);
    generator.module();
    generator.out
}

/// A random module of one function with operations of `arith`, `index`, `math` and `ub` on values of all
/// types.
#[must_use]
pub fn scalars_and_vectors(seed: u64) -> String {
    let mut generator = Generator::new(seed, true);
    let arguments: Vec<usize> = (0..TYPES.len()).collect();
    let function = Function { name: "f".to_owned(), arguments, results: Vec::new(), is_declaration: false };
    let mut scope = generator.header(&function, "", "");
    for _ in 0..3 + generator.random.count(20) {
        generator.operation(&mut scope);
    }
    generator.out.push_str("  return\n}\n");
    generator.out
}

impl Generator {
    fn new(seed: u64, has_all_dialects: bool) -> Self {
        Generator {
            random: Random::new(seed),
            out: String::new(),
            next: 0,
            functions: Vec::new(),
            has_all_dialects,
        }
    }

    fn module(&mut self) {
        for name in ["puts", "abort", "malloc", "free", "assert_msg"] {
            // A declaration with the expected type, or with another one.
            if self.random.chance(40) {
                let params = self.random.pick(&["!llvm.ptr", "", "i64", "i32"]);
                let _ = writeln!(self.out, "llvm.func @{name}({params})");
            }
        }
        for index in 0..1 + self.random.count(4) {
            let (arguments, results) = (self.types(5), self.types(4));
            let is_declaration = self.random.chance(4);
            self.functions.push(Function { name: format!("f{index}"), arguments, results, is_declaration });
        }
        for function in self.functions.clone() {
            self.function(&function);
        }
        if self.random.chance(20) {
            let ty = self.random.pick(&REFUSED);
            let _ = writeln!(
                self.out,
                "func.func @refused(%0: {ty}) -> {ty} {{\n  cf.br ^a(%0 : {ty})\n^a(%1: {ty}):\n  return %1 : {ty}\n}}"
            );
        }
    }

    /// Up to `bound - 1` types.
    fn types(&mut self, bound: usize) -> Vec<usize> {
        (0..self.random.count(bound)).map(|_| self.random.count(TYPES.len())).collect()
    }

    /// Writes the head of a function; returns its parameters.
    fn header(&mut self, function: &Function, visibility: &str, attributes: &str) -> Vec<Value> {
        let (mut parameters, mut scope) = (Vec::new(), Vec::new());
        for ty in &function.arguments {
            let name = self.fresh();
            let attribute = if self.random.chance(6) {
                format!(" {{{}}}", self.random.pick(&PARAMETER_ATTRIBUTES))
            } else {
                String::new()
            };
            parameters.push(if function.is_declaration {
                format!("{}{attribute}", TYPES[*ty])
            } else {
                format!("{name}: {}{attribute}", TYPES[*ty])
            });
            scope.push((name, *ty));
        }
        let mut results: Vec<String> = function.results.iter().map(|ty| TYPES[*ty].to_owned()).collect();
        if let [result] = &mut *results
            && self.random.chance(4)
        {
            *result = format!("{result} {{llvm.noundef}}");
        }
        let results =
            if results.is_empty() { String::new() } else { format!(" -> ({})", results.join(", ")) };
        let end = if function.is_declaration { "" } else { " {" };
        let name = &function.name;
        let parameters = parameters.join(", ");
        let _ = writeln!(self.out, "func.func {visibility}@{name}({parameters}){results}{attributes}{end}");
        scope
    }

    /// Attributes of a function, after the keyword.
    fn function_attributes(&mut self) -> String {
        let chosen: Vec<&str> = FUNCTION_ATTRIBUTES.into_iter().filter(|_| self.random.chance(7)).collect();
        if chosen.is_empty() { String::new() } else { format!(" attributes {{{}}}", chosen.join(", ")) }
    }

    fn function(&mut self, function: &Function) {
        let attributes = self.function_attributes();
        let visibility = if function.is_declaration {
            "private "
        } else {
            self.random.pick(&["", "", "private ", "nested "])
        };
        let mut scope = self.header(function, visibility, &attributes);
        if function.is_declaration {
            return;
        }
        let blocks: Vec<Vec<usize>> = (0..self.random.count(4)).map(|_| self.types(3)).collect();
        self.block(&mut scope, function, &blocks);
        for (index, arguments) in blocks.iter().enumerate() {
            let mut inner = scope.clone();
            let mut list = Vec::new();
            for ty in arguments {
                let name = self.fresh();
                list.push(format!("{name}: {}", TYPES[*ty]));
                inner.push((name, *ty));
            }
            let list = if list.is_empty() { String::new() } else { format!("({})", list.join(", ")) };
            let _ = writeln!(self.out, "^b{index}{list}:");
            self.block(&mut inner, function, &blocks);
        }
        self.out.push_str("}\n");
    }

    /// Writes operations and a terminator.
    fn block(&mut self, scope: &mut Vec<Value>, function: &Function, blocks: &[Vec<usize>]) {
        for _ in 0..self.random.count(6) {
            match self.random.below(10) {
                // Assertions are rare, because the peer numbers their messages across all modules of a
                // process.
                0 if self.random.chance(4) => self.assertion(scope),
                1 | 2 => self.call(scope),
                3 => self.indirect_call(scope),
                4 => self.foreign(scope),
                _ => self.operation(scope),
            }
        }
        self.terminator(scope, function, blocks);
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// A value of a type. It is created if there is none.
    fn value(&mut self, scope: &mut Vec<Value>, ty: usize) -> String {
        let found: Vec<&Value> = scope.iter().filter(|value| value.1 == ty).collect();
        if !found.is_empty() && !self.random.chance(8) {
            return found[self.random.count(found.len())].0.clone();
        }
        let name = self.fresh();
        let operation = if self.has_all_dialects && self.random.chance(3) {
            format!("ub.poison : {}", TYPES[ty])
        } else {
            format!("\"test.def\"() : () -> {}", TYPES[ty])
        };
        let _ = writeln!(self.out, "  {name} = {operation}");
        scope.push((name.clone(), ty));
        name
    }

    /// Values of these types, with their types as text.
    fn values(&mut self, scope: &mut Vec<Value>, types: &[usize]) -> (String, String) {
        let values: Vec<String> = types.iter().map(|ty| self.value(scope, *ty)).collect();
        let types: Vec<&str> = types.iter().map(|ty| TYPES[*ty]).collect();
        (values.join(", "), types.join(", "))
    }

    fn assertion(&mut self, scope: &mut Vec<Value>) {
        let condition = self.value(scope, 0);
        let message = self.random.pick(&["", "failed", "a\\0Ab", "\\FF"]);
        let _ = writeln!(self.out, "  cf.assert {condition}, \"{message}\"");
    }

    /// Names for results of these types.
    fn results(&mut self, scope: &mut Vec<Value>, types: &[usize]) -> String {
        let names: Vec<String> = types.iter().map(|_| self.fresh()).collect();
        scope.extend(names.iter().cloned().zip(types.iter().copied()));
        if names.is_empty() { String::new() } else { format!("{} = ", names.join(", ")) }
    }

    fn call(&mut self, scope: &mut Vec<Value>) {
        let function = self.functions[self.random.count(self.functions.len())].clone();
        let (values, types) = self.values(scope, &function.arguments);
        let attributes = self.random.pick(&["", "", "", " {foo.call}"]);
        let results = self.results(scope, &function.results);
        let result_types: Vec<&str> = function.results.iter().map(|ty| TYPES[*ty]).collect();
        let (name, result_types) = (function.name, result_types.join(", "));
        let _ = writeln!(
            self.out,
            "  {results}func.call @{name}({values}){attributes} : ({types}) -> ({result_types})"
        );
    }

    fn indirect_call(&mut self, scope: &mut Vec<Value>) {
        let function = self.functions[self.random.count(self.functions.len())].clone();
        let (values, types) = self.values(scope, &function.arguments);
        let result_types: Vec<&str> = function.results.iter().map(|ty| TYPES[*ty]).collect();
        let callee = self.fresh();
        let results = self.results(scope, &function.results);
        let ty = format!("({types}) -> ({})", result_types.join(", "));
        let _ = writeln!(self.out, "  {callee} = func.constant @{} : {ty}", function.name);
        let _ = writeln!(self.out, "  {results}func.call_indirect {callee}({values}) : {ty}");
    }

    /// An operation without a conversion.
    fn foreign(&mut self, scope: &mut Vec<Value>) {
        let types = self.types(4);
        let (values, types) = self.values(scope, &types);
        let _ = writeln!(self.out, "  \"test.use\"({values}) : ({types}) -> ()");
    }

    /// A block with the values that a branch passes.
    fn successor(&mut self, scope: &mut Vec<Value>, index: usize, blocks: &[Vec<usize>]) -> String {
        let (values, types) = self.values(scope, &blocks[index]);
        if values.is_empty() { format!("^b{index}") } else { format!("^b{index}({values} : {types})") }
    }

    fn terminator(&mut self, scope: &mut Vec<Value>, function: &Function, blocks: &[Vec<usize>]) {
        let kind = if blocks.is_empty() { 7 + self.random.below(3) } else { self.random.below(9) };
        let to = |generator: &mut Self, scope: &mut Vec<Value>| {
            let index = generator.random.count(blocks.len());
            generator.successor(scope, index, blocks)
        };
        match kind {
            0 | 1 => {
                let to = to(self, scope);
                let attributes = self.random.pick(&["", "", " {foo.br}"]);
                let _ = writeln!(self.out, "  cf.br {to}{attributes}");
            }
            2..=4 => {
                let condition = self.value(scope, 0);
                let (yes, no) = (to(self, scope), to(self, scope));
                let weights = self.random.pick(&["", "", " weights([3, 5])"]);
                let _ = writeln!(self.out, "  cf.cond_br {condition}{weights}, {yes}, {no}");
            }
            5 | 6 => {
                let ty = 1 + self.random.count(4);
                let flag = self.value(scope, ty);
                let default = to(self, scope);
                let cases: Vec<String> = (0..self.random.count(4))
                    .map(|index| format!(", {}: {}", index as i64 - 1, to(self, scope)))
                    .collect();
                let cases = cases.concat();
                let ty = TYPES[ty];
                let _ = writeln!(self.out, "  cf.switch {flag} : {ty}, [default: {default}{cases}]");
            }
            7 if self.has_all_dialects && self.random.chance(6) => self.out.push_str("  ub.unreachable\n"),
            _ => {
                let (values, types) = self.values(scope, &function.results);
                let colon = if values.is_empty() { "" } else { " : " };
                let _ = writeln!(self.out, "  return {values}{colon}{types}");
            }
        }
    }
}
