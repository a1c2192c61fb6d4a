//! Random operations of an unregistered dialect, and their regions.

use super::{Generator, Value};

impl Generator {
    /// Writes an operation, and adds its results to the scope.
    pub(super) fn operation(&mut self, scope: &mut Vec<Value>) {
        self.unregistered(scope, &[], true);
    }

    /// Writes an unregistered operation. It may branch to the blocks of `successors`.
    fn unregistered(&mut self, scope: &mut Vec<Value>, successors: &[String], regions: bool) {
        self.budget = self.budget.saturating_sub(1);
        let operands = self.operands(scope);
        let names: Vec<&str> = operands.iter().map(|v| v.name.as_str()).collect();
        let types: Vec<&str> = operands.iter().map(|v| v.ty.as_str()).collect();
        let results = self.type_list(2, 4);
        let name = *self.random.pick(&[&"unreg.op", &"unreg.other.op", &"x.y", &"unreg.op-with-dash"]);
        let (result_text, values) = self.result_names(&results);
        let targets =
            if successors.is_empty() { String::new() } else { format!("[{}]", self.targets(successors)) };
        let properties = if self.random.chance(6) {
            format!(" <{{{}}}>", self.entries(1, 3).join(", "))
        } else {
            String::new()
        };
        let head = format!("{result_text}\"{name}\"({}){targets}{properties}", names.join(", "));
        let count = if regions && self.budget > 0 && self.depth < 6 && self.random.chance(3) {
            self.random.count(2) + 1
        } else {
            0
        };
        let head = self.regions(&head, count, scope);
        let attributes = self.discardable_attributes();
        let function = super::types::function_type_text(&types.join(", "), &results);
        let location = self.location();
        self.line(&format!("{head}{attributes} : {function}{location}"));
        scope.extend(values);
    }

    /// Writes `head` and the regions except for the end of the last one, and returns the text of the last
    /// line.
    fn regions(&mut self, head: &str, count: usize, scope: &[Value]) -> String {
        let mut open = format!("{head} ({{");
        if count == 0 {
            return head.to_owned();
        }
        for i in 0..count {
            self.line(&open);
            self.depth += 1;
            self.region(&mut scope.to_vec());
            self.depth -= 1;
            open = String::from(if i + 1 == count { "})" } else { "}, {" });
        }
        open
    }

    /// Writes a region's blocks. A single block needs no terminator.
    fn region(&mut self, scope: &mut Vec<Value>) {
        let blocks = match self.random.below(4) {
            0 => 0,
            1 => self.random.count(3) + 1,
            _ => 1,
        };
        let labels: Vec<String> = (0..blocks).map(|_| format!("^bb{}", self.fresh())).collect();
        let entry_only = scope.len();
        for (i, label) in labels.iter().enumerate() {
            let arguments = if self.random.chance(2) { self.type_list(1, 3) } else { Vec::new() };
            // A block needs its label if it has predecessors or arguments, or is empty.
            let values = self.block_head(label, &arguments);
            let mut inner =
                if i == 0 { std::mem::take(scope) } else { scope[..entry_only.min(scope.len())].to_vec() };
            inner.extend(values);
            for _ in 0..self.random.count(4) {
                self.statement(&mut inner, blocks == 1);
            }
            if blocks > 1 {
                let targets = if labels.len() > 1 && self.random.chance(2) { &labels[1..] } else { &[] };
                self.unregistered(&mut inner, targets, false);
            }
            if i == 0 {
                *scope = inner;
            }
        }
    }

    /// Writes one operation, sometimes after an earlier one that uses its result. Only graph regions of one
    /// block allow this. In other regions definitions come first.
    fn statement(&mut self, scope: &mut Vec<Value>, any_order: bool) {
        if !any_order || !self.random.chance(10) {
            return self.operation(scope);
        }
        let later = Value { name: format!("%{}", self.fresh()), ty: self.ty(1) };
        self.line(&format!("\"unreg.early\"({}) : ({}) -> ()", later.name, later.ty));
        self.line(&format!("{} = \"unreg.late\"() : () -> {}", later.name, parenthesized(&later.ty)));
        scope.push(later);
    }

    /// Writes a block's label with its arguments, and returns the arguments.
    pub(super) fn block_head(&mut self, label: &str, arguments: &[String]) -> Vec<Value> {
        let values: Vec<Value> = arguments
            .iter()
            .map(|ty| Value { name: format!("%arg{}", self.fresh()), ty: ty.clone() })
            .collect();
        let list: Vec<String> =
            values.iter().map(|v| format!("{}: {}{}", v.name, v.ty, self.location())).collect();
        let list = if list.is_empty() { String::new() } else { format!("({})", list.join(", ")) };
        self.depth -= 1;
        self.line(&format!("{label}{list}:"));
        self.depth += 1;
        values
    }

    /// Up to three values in scope.
    fn operands(&mut self, scope: &[Value]) -> Vec<Value> {
        if scope.is_empty() {
            return Vec::new();
        }
        (0..self.random.count(4)).map(|_| scope[self.random.count(scope.len())].clone()).collect()
    }

    /// Some of the blocks, in any order.
    fn targets(&mut self, blocks: &[String]) -> String {
        let count = self.random.count(3) + 1;
        (0..count).map(|_| blocks[self.random.count(blocks.len())].clone()).collect::<Vec<_>>().join(", ")
    }

    /// The result list with `=`, and the values, for results of the given types.
    pub(super) fn result_names(&mut self, types: &[String]) -> (String, Vec<Value>) {
        let number = self.fresh();
        let name = match self.random.below(4) {
            0 => format!("%name_{number}"),
            1 => format!("%x${number}.a-b"),
            _ => format!("%{number}"),
        };
        match types {
            [] => (String::new(), Vec::new()),
            [ty] => (format!("{name} = "), vec![Value { name: name.clone(), ty: ty.clone() }]),
            _ => {
                let values = types.iter().enumerate();
                let values =
                    values.map(|(i, ty)| Value { name: format!("{name}#{i}"), ty: ty.clone() }).collect();
                (format!("{name}:{} = ", types.len()), values)
            }
        }
    }
}

/// A type as the only result. A function type needs parentheses.
fn parenthesized(ty: &str) -> String {
    if ty.starts_with('(') { format!("({ty})") } else { ty.to_owned() }
}
