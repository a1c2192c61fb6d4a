//! Random modules for passes: functions that call each other, branches between blocks, structured control
//! flow, and integers small enough that much can be folded.

use super::random::Random;
use std::fmt::Write as _;

/// Types that functions compute with.
const TYPES: [&str; 4] = ["i32", "i1", "index", "i64"];

const BINARY: [&str; 9] = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui", "divui"];

/// A function that may be called.
#[derive(Clone)]
struct Function {
    name: String,
    arguments: Vec<&'static str>,
    results: Vec<&'static str>,
    visibility: &'static str,
    is_declaration: bool,
}

/// A value in scope: its name, and its type.
type Value = (String, &'static str);

struct Generator {
    random: Random,
    /// Whether there are operations of `scf`.
    structured: bool,
    out: String,
    depth: usize,
    next: u32,
    functions: Vec<Function>,
}

/// A random module with branches between blocks and structured control flow.
#[must_use]
pub fn control_flow(seed: u64) -> String {
    of_kind(seed, true)
}

/// A random module with branches between blocks only.
#[must_use]
pub fn branches(seed: u64) -> String {
    of_kind(seed, false)
}

fn of_kind(seed: u64, structured: bool) -> String {
    let random = Random::new(seed);
    let mut generator =
        Generator { random, structured, out: String::new(), depth: 0, next: 0, functions: Vec::new() };
    for index in 0..1 + generator.random.count(4) {
        let function = generator.signature(index);
        generator.functions.push(function);
    }
    for function in generator.functions.clone() {
        generator.function(&function);
    }
    generator.out
}

/// ` : T, U` for a list of values, or nothing for an empty list.
fn typed(values: &[String], types: &[&str]) -> String {
    if values.is_empty() { String::new() } else { format!("{} : {}", values.join(", "), types.join(", ")) }
}

/// `(%a: T, %b: U)`, or nothing without arguments.
fn arguments_text(values: &[Value]) -> String {
    let one = |(name, ty): &Value| format!("{name}: {ty}");
    match values {
        [] => String::new(),
        _ => format!("({})", values.iter().map(one).collect::<Vec<_>>().join(", ")),
    }
}

impl Generator {
    fn line(&mut self, text: &str) {
        super::write_line(&mut self.out, self.depth, text);
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn types(&mut self, limit: usize) -> Vec<&'static str> {
        (0..self.random.count(limit)).map(|_| self.random.pick(&TYPES)).collect()
    }

    fn fresh_values(&mut self, types: &[&'static str]) -> Vec<Value> {
        types.iter().map(|&ty| (self.fresh(), ty)).collect()
    }

    fn signature(&mut self, index: usize) -> Function {
        let is_declaration = index > 0 && self.random.chance(8);
        let is_private = is_declaration || index > 0 && !self.random.chance(3);
        Function {
            name: format!("f{index}"),
            arguments: self.types(4),
            results: self.types(3),
            visibility: if is_private { "private " } else { "" },
            is_declaration,
        }
    }

    fn function(&mut self, function: &Function) {
        let results = match &function.results[..] {
            [] => String::new(),
            types => format!(" -> ({})", types.join(", ")),
        };
        let name = &function.name;
        if function.is_declaration {
            let arguments = function.arguments.join(", ");
            return self.line(&format!("func.func private @{name}({arguments}){results}"));
        }
        let arguments = self.fresh_values(&function.arguments);
        let text = match &arguments[..] {
            [] => "()".to_owned(),
            arguments => arguments_text(arguments),
        };
        self.line(&format!("func.func {}@{name}{text}{results} {{", function.visibility));
        self.depth += 1;
        let count = if self.random.chance(4) { 0 } else { self.random.count(7) };
        let blocks: Vec<Vec<&'static str>> = (0..count).map(|_| self.types(3)).collect();
        let mut scope = arguments;
        self.operations(6, &mut scope);
        let entry = scope.clone();
        self.terminator(function, &blocks, &mut scope);
        for (index, types) in blocks.iter().enumerate() {
            let arguments = self.fresh_values(types);
            let _ = writeln!(self.out, "^bb{index}{}:", arguments_text(&arguments));
            let mut scope = entry.clone();
            scope.extend(arguments);
            self.operations(5, &mut scope);
            self.terminator(function, &blocks, &mut scope);
        }
        self.depth -= 1;
        self.line("}");
    }

    fn terminator(&mut self, function: &Function, blocks: &[Vec<&'static str>], scope: &mut Vec<Value>) {
        let choice = if blocks.is_empty() { 0 } else { self.random.below(20) };
        match choice {
            0..5 => {
                let values = self.values(&function.results, scope);
                let text = typed(&values, &function.results);
                self.line(format!("return {text}").trim_end());
            }
            5..10 => {
                let target = self.target(blocks, scope);
                self.line(&format!("cf.br {target}"));
            }
            10..18 => {
                let condition = self.value("i1", scope);
                let (first, second) = (self.target(blocks, scope), self.target(blocks, scope));
                self.line(&format!("cf.cond_br {condition}, {first}, {second}"));
            }
            _ => {
                let flag = self.value("i32", scope);
                // The peer rejects `%a#1` for the default, although it prints it.
                let mut single: Vec<Value> =
                    scope.iter().filter(|(name, _)| !name.contains('#')).cloned().collect();
                let first = self.target(blocks, &mut single);
                let [second, third] = [(); 2].map(|()| self.target(blocks, scope));
                let cases = format!("default: {first},\n  0: {second},\n  7: {third}");
                self.line(&format!("cf.switch {flag} : i32, [\n  {cases}\n  ]"));
            }
        }
    }

    fn target(&mut self, blocks: &[Vec<&'static str>], scope: &mut Vec<Value>) -> String {
        let index = self.random.count(blocks.len());
        let values = self.values(&blocks[index], scope);
        match typed(&values, &blocks[index]).as_str() {
            "" => format!("^bb{index}"),
            text => format!("^bb{index}({text})"),
        }
    }

    /// A value of a type: one in scope, or a new constant.
    fn value(&mut self, ty: &'static str, scope: &mut Vec<Value>) -> String {
        let fitting: Vec<usize> = (0..scope.len()).filter(|&at| scope[at].1 == ty).collect();
        if !fitting.is_empty() && !self.random.chance(4) {
            return scope[fitting[self.random.count(fitting.len())]].0.clone();
        }
        let constant = match ty {
            "i1" => self.random.pick(&["true", "false"]).to_owned(),
            "index" => format!("{} : index", self.random.pick(&["0", "1", "2", "4"])),
            _ => format!("{} : {ty}", self.random.pick(&["0", "1", "2", "-1", "7", "100"])),
        };
        self.defined(&format!("arith.constant {constant}"), ty, scope)
    }

    fn values(&mut self, types: &[&'static str], scope: &mut Vec<Value>) -> Vec<String> {
        types.iter().map(|ty| self.value(ty, scope)).collect()
    }

    /// Writes an operation with one result, and adds the result to the scope.
    fn defined(&mut self, text: &str, ty: &'static str, scope: &mut Vec<Value>) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {text}"));
        scope.push((name.clone(), ty));
        name
    }

    fn operations(&mut self, limit: usize, scope: &mut Vec<Value>) {
        for _ in 0..self.random.count(limit) {
            self.operation(scope);
        }
    }

    fn operation(&mut self, scope: &mut Vec<Value>) {
        let ty = self.random.pick(&TYPES);
        match self.random.below(20) {
            0..7 => {
                let (a, b) = (self.value(ty, scope), self.value(ty, scope));
                let name = self.random.pick(&BINARY);
                self.defined(&format!("arith.{name} {a}, {b} : {ty}"), ty, scope);
            }
            7..10 => {
                let (a, b) = (self.value(ty, scope), self.value(ty, scope));
                let predicate = self.random.pick(&["eq", "ne", "slt", "ult", "sge"]);
                self.defined(&format!("arith.cmpi {predicate}, {a}, {b} : {ty}"), "i1", scope);
            }
            10 => {
                self.defined(&format!("\"t.op\"() : () -> {ty}"), ty, scope);
            }
            11..13 => {
                let value = self.value(ty, scope);
                self.line(&format!("\"t.use\"({value}) : ({ty}) -> ()"));
            }
            13 => {
                let [a, b] = [(); 2].map(|()| self.value(ty, scope));
                let condition = self.value("i1", scope);
                self.defined(&format!("arith.select {condition}, {a}, {b} : {ty}"), ty, scope);
            }
            14..17 => self.call(scope),
            _ if self.structured && self.depth < 4 => self.structured(scope),
            _ => {}
        }
    }

    fn call(&mut self, scope: &mut Vec<Value>) {
        let callee = self.functions[self.random.count(self.functions.len())].clone();
        let operands = self.values(&callee.arguments, scope).join(", ");
        let (arguments, results) = (callee.arguments.join(", "), callee.results.join(", "));
        let call = format!("func.call @{}({operands}) : ({arguments}) -> ({results})", callee.name);
        self.with_results(&callee.results, &call, scope);
    }

    /// Writes an operation with results, and adds them to the scope.
    fn with_results(&mut self, types: &[&'static str], text: &str, scope: &mut Vec<Value>) {
        let name = self.fresh();
        match types {
            [] => self.line(text),
            [_] => self.line(&format!("{name} = {text}")),
            _ => self.line(&format!("{name}:{} = {text}", types.len())),
        }
        for (index, &ty) in types.iter().enumerate() {
            let value = if types.len() == 1 { name.clone() } else { format!("{name}#{index}") };
            scope.push((value, ty));
        }
    }

    /// Writes an operation of `scf`.
    fn structured(&mut self, scope: &mut Vec<Value>) {
        let types = self.types(3);
        let arrow = if types.is_empty() { String::new() } else { format!(" -> ({})", types.join(", ")) };
        let mut inner = scope.clone();
        // Values of a region are not visible outside, so results enter the scope after it.
        match self.random.below(5) {
            0 => {
                let condition = self.value("i1", &mut inner);
                self.with_results(&types, &format!("scf.if {condition}{arrow} {{"), scope);
                self.region(&types, "scf.yield", &inner);
                if !types.is_empty() || self.random.chance(2) {
                    self.line("} else {");
                    self.region(&types, "scf.yield", &inner);
                }
                self.line("}");
            }
            1 => self.for_loop(&types, &arrow, scope),
            2 => self.while_loop(&types, scope),
            3 => {
                self.with_results(&types, &format!("scf.execute_region{arrow} {{"), scope);
                self.region(&types, "scf.yield", &inner);
                self.line("}");
            }
            _ => {
                let flag = self.value("index", &mut inner);
                let arrow = arrow.replace(['(', ')'], "");
                self.with_results(&types, &format!("scf.index_switch {flag}{arrow}"), scope);
                for case in ["case 0", "case 1", "default"] {
                    self.line(&format!("{case} {{"));
                    self.region(&types, "scf.yield", &inner);
                    self.line("}");
                }
            }
        }
    }

    /// Writes a region's operations, with a terminator that forwards values of the types.
    fn region(&mut self, types: &[&'static str], terminator: &str, scope: &[Value]) {
        self.depth += 1;
        let mut scope = scope.to_vec();
        self.operations(4, &mut scope);
        let values = self.values(types, &mut scope);
        self.line(format!("{terminator} {}", typed(&values, types)).trim_end());
        self.depth -= 1;
    }

    fn for_loop(&mut self, types: &[&'static str], arrow: &str, scope: &mut Vec<Value>) {
        let mut inner = scope.clone();
        let bounds = self.values(&["index"; 3], &mut inner);
        let (assigned, carried) = self.carried(types, &mut inner);
        let carries = if types.is_empty() { String::new() } else { format!(" iter_args({assigned}){arrow}") };
        let variable = self.fresh();
        let [from, to, step] = &bounds[..] else { return };
        let head = format!("scf.for {variable} = {from} to {to} step {step}{carries} {{");
        self.with_results(types, &head, scope);
        inner.push((variable, "index"));
        inner.extend(carried);
        self.region(types, "scf.yield", &inner);
        self.line("}");
    }

    fn while_loop(&mut self, types: &[&'static str], scope: &mut Vec<Value>) {
        let mut inner = scope.clone();
        let (assigned, carried) = self.carried(types, &mut inner);
        let list = types.join(", ");
        self.with_results(types, &format!("scf.while ({assigned}) : ({list}) -> ({list}) {{"), scope);
        self.depth += 1;
        let mut before = inner.clone();
        before.extend(carried);
        self.operations(4, &mut before);
        let condition = self.value("i1", &mut before);
        let values = self.values(types, &mut before);
        self.line(format!("scf.condition({condition}) {}", typed(&values, types)).trim_end());
        self.depth -= 1;
        self.line("} do {");
        let arguments = self.fresh_values(types);
        if !arguments.is_empty() {
            self.line(&format!("^bb0{}:", arguments_text(&arguments)));
        }
        inner.extend(arguments);
        self.region(types, "scf.yield", &inner);
        self.line("}");
    }

    /// `%a = %x, %b = %y` for values that a loop carries, and the values inside.
    fn carried(&mut self, types: &[&'static str], scope: &mut Vec<Value>) -> (String, Vec<Value>) {
        let first = self.values(types, scope);
        let carried = self.fresh_values(types);
        let assigned: Vec<String> =
            carried.iter().zip(first).map(|((name, _), value)| format!("{name} = {value}")).collect();
        (assigned.join(", "), carried)
    }
}
