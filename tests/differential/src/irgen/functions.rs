//! Random functions of registered operations: `func`, `arith`, `cf` and `scf`.

use super::{Generator, Value};

/// Types that functions compute with.
const TYPES: [&str; 10] =
    ["i1", "i8", "i32", "i64", "index", "f16", "f32", "f64", "vector<4xi32>", "vector<2x[3]xf32>"];

/// A block under construction: its label and argument types.
struct Block {
    label: String,
    arguments: Vec<String>,
}

impl Generator {
    /// Writes a function, or a declaration of one.
    pub(super) fn function(&mut self) {
        self.budget = self.budget.saturating_sub(1);
        let name = format!("f{}", self.fresh());
        let (inputs, results) = (self.some_types(4), self.some_types(3));
        let ty = super::types::function_type_text(&inputs.join(", "), &results);
        if self.random.chance(4) {
            self.line(&format!(
                "\"func.func\"() <{{function_type = {ty}, sym_name = \"{name}\", sym_visibility = \"private\"}}> ({{}}) : () -> ()"
            ));
            self.functions.push((name, inputs, results));
            return;
        }
        self.line(&format!("\"func.func\"() <{{function_type = {ty}, sym_name = \"{name}\"}}> ({{"));
        self.depth += 1;
        self.function_body(&inputs, &results);
        self.depth -= 1;
        let location = self.location();
        self.line(&format!("}}) : () -> (){location}"));
        self.functions.push((name, inputs, results));
    }

    fn some_types(&mut self, limit: usize) -> Vec<String> {
        (0..self.random.count(limit)).map(|_| String::from(self.random.pick(&TYPES))).collect()
    }

    fn function_body(&mut self, inputs: &[String], results: &[String]) {
        let mut blocks = vec![Block { label: format!("^bb{}", self.fresh()), arguments: inputs.to_vec() }];
        for _ in 0..self.random.count(4) {
            blocks.push(Block { label: format!("^bb{}", self.fresh()), arguments: self.some_types(3) });
        }
        let mut entry: Vec<Value> = Vec::new();
        for i in 0..blocks.len() {
            let arguments = self.block_head(&blocks[i].label, &blocks[i].arguments);
            // Only the entry block dominates all others in every function.
            let mut scope = entry.clone();
            scope.extend(arguments);
            self.statements(&mut scope);
            self.terminator(&blocks, results, &mut scope);
            if i == 0 {
                entry = scope;
            }
        }
    }

    fn statements(&mut self, scope: &mut Vec<Value>) {
        for _ in 0..self.random.count(5) {
            self.budget = self.budget.saturating_sub(1);
            match self.random.below(10) {
                0 if self.depth < 6 => self.for_loop(scope),
                1 if self.depth < 6 => self.conditional(scope),
                2 => self.call(scope),
                3 => self.operation(scope),
                _ => self.arithmetic(scope),
            }
        }
    }

    /// Ends a block with a return, or a branch to any block except the entry.
    fn terminator(&mut self, blocks: &[Block], results: &[String], scope: &mut Vec<Value>) {
        let others = blocks.len() - 1;
        let choice = if others == 0 { 0 } else { self.random.below(3) };
        if choice == 0 {
            let values = self.values_of(results, scope);
            return self.plain("func.return", "", &values, &[], "");
        }
        let first = &blocks[1 + self.random.count(others)];
        let first_values = self.values_of(&first.arguments, scope);
        if choice == 1 {
            return self.plain("cf.br", &format!("[{}]", first.label), &first_values, &[], "");
        }
        let second = &blocks[1 + self.random.count(others)];
        let second_values = self.values_of(&second.arguments, scope);
        let mut operands = vec![self.value_of("i1", scope)];
        let (a, b) = (first_values.len(), second_values.len());
        operands.extend(first_values);
        operands.extend(second_values);
        let successors = format!(
            "[{}, {}] <{{operandSegmentSizes = array<i32: 1, {a}, {b}>}}>",
            first.label, second.label
        );
        self.plain("cf.cond_br", &successors, &operands, &[], "");
    }

    /// Writes an operation without regions; `middle` follows the operands.
    fn plain(&mut self, name: &str, middle: &str, operands: &[Value], results: &[String], result_text: &str) {
        let names: Vec<&str> = operands.iter().map(|v| v.name.as_str()).collect();
        let types: Vec<&str> = operands.iter().map(|v| v.ty.as_str()).collect();
        let function = super::types::function_type_text(&types.join(", "), results);
        let location = self.location();
        self.line(&format!("{result_text}\"{name}\"({}){middle} : {function}{location}", names.join(", ")));
    }

    /// Writes an operation without regions, and adds its results to the scope.
    fn computed(
        &mut self,
        name: &str,
        middle: &str,
        operands: &[Value],
        results: &[String],
        scope: &mut Vec<Value>,
    ) {
        let (text, values) = self.result_names(results);
        self.plain(name, middle, operands, results, &text);
        scope.extend(values);
    }

    /// A value of a type: one in scope, or a new constant.
    fn value_of(&mut self, ty: &str, scope: &mut Vec<Value>) -> Value {
        let fitting: Vec<usize> = (0..scope.len()).filter(|&i| scope[i].ty == ty).collect();
        if !fitting.is_empty() && !self.random.chance(5) {
            return scope[fitting[self.random.count(fitting.len())]].clone();
        }
        let value = match ty {
            "i1" => String::from(self.random.pick(&["true", "false"])),
            "index" => format!("{} : index", self.random.integer()),
            "f16" | "f32" | "f64" => format!("{} : {ty}", self.float_literal(ty)),
            "vector<4xi32>" => format!("dense<[1, 2, -3, {}]> : {ty}", self.random.below(9)),
            "vector<2x[3]xf32>" => format!("dense<{}> : {ty}", self.float_literal("f32")),
            _ => format!("{} : {ty}", self.integer_literal(ty)),
        };
        self.computed("arith.constant", &format!(" <{{value = {value}}}>"), &[], &[ty.to_owned()], scope);
        scope[scope.len() - 1].clone()
    }

    fn values_of(&mut self, types: &[String], scope: &mut Vec<Value>) -> Vec<Value> {
        types.iter().map(|ty| self.value_of(ty, scope)).collect()
    }

    fn arithmetic(&mut self, scope: &mut Vec<Value>) {
        let ty = String::from(self.random.pick(&TYPES));
        let (a, b) = (self.value_of(&ty, scope), self.value_of(&ty, scope));
        let float = ty.contains('f');
        match self.random.below(5) {
            0 => {
                let condition = self.value_of("i1", scope);
                self.computed("arith.select", "", &[condition, a, b], &[ty], scope);
            }
            1 if !ty.starts_with("vector") => {
                let (name, predicate) = if float {
                    ("arith.cmpf", self.random.below(16))
                } else {
                    ("arith.cmpi", self.random.below(10))
                };
                let properties = format!(" <{{predicate = {predicate} : i64}}>");
                self.computed(name, &properties, &[a, b], &[String::from("i1")], scope);
            }
            _ if float => {
                let name = *self.random.pick(&[&"addf", &"subf", &"mulf", &"divf", &"maximumf", &"minnumf"]);
                let flags = *self.random.pick(&[
                    &"",
                    &" <{fastmath = #arith.fastmath<fast>}>",
                    &" <{fastmath = #arith.fastmath<nnan,ninf>}>",
                ]);
                self.computed(&format!("arith.{name}"), flags, &[a, b], &[ty], scope);
            }
            _ => {
                let name = *self
                    .random
                    .pick(&[&"addi", &"subi", &"muli", &"andi", &"xori", &"divsi", &"shrui", &"maxui"]);
                let flags = if matches!(name, "addi" | "subi" | "muli") && self.random.chance(2) {
                    " <{overflowFlags = #arith.overflow<nsw>}>"
                } else {
                    ""
                };
                self.computed(&format!("arith.{name}"), flags, &[a, b], &[ty], scope);
            }
        }
    }

    fn call(&mut self, scope: &mut Vec<Value>) {
        if self.functions.is_empty() {
            return self.arithmetic(scope);
        }
        let (name, inputs, results) = self.functions[self.random.count(self.functions.len())].clone();
        let operands = self.values_of(&inputs, scope);
        self.computed("func.call", &format!(" <{{callee = @{name}}}>"), &operands, &results, scope);
    }

    fn for_loop(&mut self, scope: &mut Vec<Value>) {
        let carried = self.some_types(3);
        let bounds: Vec<Value> = (0..3).map(|_| self.value_of("index", scope)).collect();
        let mut operands = bounds;
        operands.extend(self.values_of(&carried, scope));
        let (text, values) = self.result_names(&carried);
        let names: Vec<&str> = operands.iter().map(|v| v.name.as_str()).collect();
        self.line(&format!("{text}\"scf.for\"({}) ({{", names.join(", ")));
        let mut arguments = vec![String::from("index")];
        arguments.extend(carried.iter().cloned());
        self.structured_block(&arguments, &carried, scope);
        let types: Vec<&str> = operands.iter().map(|v| v.ty.as_str()).collect();
        let function = super::types::function_type_text(&types.join(", "), &carried);
        self.line(&format!("}}) : {function}"));
        scope.extend(values);
    }

    fn conditional(&mut self, scope: &mut Vec<Value>) {
        let results = self.some_types(3);
        let condition = self.value_of("i1", scope);
        let (text, values) = self.result_names(&results);
        self.line(&format!("{text}\"scf.if\"({}) ({{", condition.name));
        self.structured_block(&[], &results, scope);
        self.line("}, {");
        if !results.is_empty() || self.random.chance(2) {
            self.structured_block(&[], &results, scope);
        }
        let function = super::types::function_type_text("i1", &results);
        self.line(&format!("}}) : {function}"));
        scope.extend(values);
    }

    /// Writes the single block of a structured operation's region. The block uses values from outside.
    fn structured_block(&mut self, arguments: &[String], results: &[String], scope: &[Value]) {
        self.depth += 1;
        let mut inner = scope.to_vec();
        if !arguments.is_empty() {
            let label = format!("^bb{}", self.fresh());
            inner.extend(self.block_head(&label, arguments));
        }
        self.statements(&mut inner);
        let values = self.values_of(results, &mut inner);
        self.plain("scf.yield", "", &values, &[], "");
        self.depth -= 1;
    }
}
