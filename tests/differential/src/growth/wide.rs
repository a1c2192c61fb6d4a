//! Operations with many elements.

use super::plan::{Pick, Wide};
use super::write::{Writer, line};
use std::fmt::Write as _;

/// Items with `, ` between them.
fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

fn types(count: usize) -> String {
    list(count, |_| "i32".to_owned())
}

impl Writer {
    /// Writes an operation with `count` elements, and the definitions that it needs.
    pub(super) fn wide(&mut self, wide: Wide, count: usize) {
        let number = self.fresh();
        match wide {
            Wide::Operands(pick) => {
                let value = self.value(pick);
                line!(self, "\"a.use\"({}) : ({}) -> ()", list(count, |_| value.clone()), types(count));
            }
            Wide::Results => {
                line!(self, "%r{number}:{count} = \"a.values\"() : () -> ({})", types(count));
                self.add_values((0..count).map(|index| format!("%r{number}#{index}")));
            }
            Wide::ForRotated | Wide::ForDead => self.wide_for(number, count, matches!(wide, Wide::ForDead)),
            Wide::WhileSame | Wide::WhileDistinct => {
                self.wide_while(number, count, matches!(wide, Wide::WhileSame));
            }
            Wide::IfResults => self.wide_if(number, count),
            Wide::Cases => self.cases(number, count),
            Wide::SwitchCases => self.branches(number, count),
            Wide::BlockArguments => self.block_arguments(number, count),
            Wide::AffineSum => {
                let sum =
                    (0..count).map(|index| format!("d0 * {}", index + 1)).collect::<Vec<_>>().join(" + ");
                line!(self, "%i{number} = affine.apply affine_map<(d0) -> ({sum})>(%l)");
                self.define(&format!("arith.index_cast %i{number} : index to i32"));
            }
            _ => self.attribute(wide, count),
        }
    }

    /// An operation with an attribute, a type or a location of many elements.
    fn attribute(&mut self, wide: Wide, count: usize) {
        let (mut attribute, mut ty, mut location) = (String::new(), "i32".to_owned(), String::new());
        match wide {
            Wide::Attributes => attribute = list(count, |index| format!("k{index} = {index} : i32")),
            Wide::Integers => attribute = format!("v = [{}]", list(count, |index| format!("{index} : i32"))),
            Wide::Strings => {
                attribute = format!("v = [{}]", list(count, |index| format!("\"s{}\"", index % 1000)))
            }
            Wide::Dense => {
                let numbers = list(count, |index| index.to_string());
                attribute = format!("v = dense<[{numbers}]> : tensor<{count}xi32>");
            }
            Wide::FusedLocation => {
                location = format!(" loc(fused[{}])", list(count, |index| format!("\"f\":{}:1", index + 1)));
            }
            _ => ty = format!("tuple<{}>", types(count)),
        }
        let name = self.fresh();
        line!(self, "%t{name} = \"a.attributes\"() {{{attribute}}} : () -> {ty}{location}");
    }

    fn wide_for(&mut self, id: usize, count: usize, is_dead: bool) {
        let (init, types) = (self.value(Pick::Last), types(count));
        let arguments = list(count, |index| format!("%x{id}_{index} = {init}"));
        line!(
            self,
            "%r{id}:{count} = scf.for %k{id} = %l to %u step %s iter_args({arguments}) -> ({types}) {{"
        );
        let shift = usize::from(!is_dead);
        let yields = list(count, |index| format!("%x{id}_{}", (index + shift) % count));
        line!(self, "\"a.use\"() : () -> ()\nscf.yield {yields} : {types}\n}}");
        if !is_dead {
            self.add_values((0..count).map(|index| format!("%r{id}#{index}")));
        }
    }

    fn wide_while(&mut self, id: usize, count: usize, is_same: bool) {
        let (types, value) = (types(count), self.value(Pick::Last));
        let init =
            |index: usize| if is_same || index.is_multiple_of(2) { value.clone() } else { "%b".to_owned() };
        let arguments = list(count, |index| format!("%x{id}_{index} = {}", init(index)));
        let forwarded = list(count, |index| format!("%x{id}_{index}"));
        let after = list(count, |index| format!("%y{id}_{index}: i32"));
        let yields = list(count, |index| format!("%y{id}_{index}"));
        line!(self, "%r{id}:{count} = scf.while ({arguments}) : ({types}) -> ({types}) {{");
        line!(self, "scf.condition(%c) {forwarded} : {types}\n}} do {{\n^bb0({after}):");
        line!(self, "scf.yield {yields} : {types}\n}}");
        self.add_values((0..count).map(|index| format!("%r{id}#{index}")));
    }

    fn wide_if(&mut self, id: usize, count: usize) {
        let (types, value) = (types(count), self.value(Pick::Last));
        let then = list(count, |_| value.clone());
        let other =
            list(count, |index| if index.is_multiple_of(2) { "%b".to_owned() } else { value.clone() });
        line!(self, "%r{id}:{count} = scf.if %c -> ({types}) {{\nscf.yield {then} : {types}\n}} else {{");
        line!(self, "scf.yield {other} : {types}\n}}");
        self.add_values((0..count).map(|index| format!("%r{id}#{index}")));
    }

    /// An `scf.index_switch`.
    fn cases(&mut self, id: usize, count: usize) {
        let value = self.value(Pick::Last);
        line!(self, "%n{id} = scf.index_switch %l -> i32");
        for index in 0..count {
            line!(self, "case {index} {{\nscf.yield {value} : i32\n}}");
        }
        line!(self, "default {{\nscf.yield %b : i32\n}}");
        self.add_values([format!("%n{id}")]);
    }

    /// A `cf.switch`. All of its cases go to one of two blocks.
    fn branches(&mut self, id: usize, count: usize) {
        let value = self.value(Pick::Last);
        line!(self, "%n{id} = scf.execute_region -> i32 {{\ncf.switch {value} : i32, [");
        line!(self, "default: ^d{id}({value} : i32)");
        for index in 0..count {
            let block = if index.is_multiple_of(2) { 'd' } else { 'e' };
            line!(self, ", {index}: ^{block}{id}({value} : i32)");
        }
        line!(self, "]\n^d{id}(%p{id}: i32):\nscf.yield %p{id} : i32");
        line!(self, "^e{id}(%q{id}: i32):\nscf.yield %b : i32\n}}");
        self.add_values([format!("%n{id}")]);
    }

    /// A block with many arguments. Some of them are used.
    fn block_arguments(&mut self, id: usize, count: usize) {
        let (types, value) = (types(count), self.value(Pick::Last));
        let same = list(count, |_| value.clone());
        let other = list(count, |index| if index % 3 == 0 { "%b".to_owned() } else { value.clone() });
        let arguments = list(count, |index| format!("%p{id}_{index}: i32"));
        line!(self, "%n{id} = scf.execute_region -> i32 {{");
        line!(self, "cf.cond_br %c, ^d{id}({same} : {types}), ^e{id}\n^e{id}:");
        line!(self, "cf.br ^d{id}({other} : {types})\n^d{id}({arguments}):");
        line!(self, "\"a.use\"(%p{id}_0) : (i32) -> ()\nscf.yield %p{id}_{} : i32\n}}", count - 1);
        self.add_values([format!("%n{id}")]);
    }
}
