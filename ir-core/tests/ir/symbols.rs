//! Symbol tables, and attributes by name.

use ir_core::context::{Attribute, Context, Ident, Location};
use ir_core::interfaces::{SymbolError, SymbolTable, symbol_uses};
use ir_core::ir::{Ir, Op, OpState};
use ir_core::text::{PrintOptions, parse_module, print_module};

/// A module with symbols and references to them: in a list, below a name, and in a nested table with a symbol
/// of the same name.
const TEXT: &str = r#"
module @a {
  module @inner {}
  "test.use"() {ref = @inner} : () -> ()
}
module @b attributes {refs = [@a, {deep = @a::@inner}], other = @b::@a} {
  "test.use"() {hidden = @a} : () -> ()
}
module @c {}
"#;

struct Case {
    ctx: Context,
    ir: Ir,
    top: Op,
}

impl Case {
    fn new(text: &str) -> Case {
        let ctx = Context::new();
        ir_core::ops::register_builtin(&ctx);
        ctx.allow_unregistered_dialects(true);
        let module = parse_module(&ctx, "test.mlir", text.as_bytes()).expect("it is a module");
        Case { ctx, ir: module.ir, top: module.top }
    }

    fn table(&self) -> SymbolTable {
        SymbolTable::new(&self.ir, self.top).expect("modules are tables")
    }

    /// The custom form, even if some attributes are invalid at their position.
    fn text(&self) -> String {
        let options = PrintOptions { assume_verified: true, ..PrintOptions::default() };
        let mut text = Vec::new();
        print_module(&self.ir, self.top, options, &Default::default(), &mut text)
            .expect("a vector takes everything");
        String::from_utf8(text).expect("names are UTF-8")
    }

    /// A module with this name that is in no block.
    fn symbol(&mut self, name: &str) -> Op {
        let state = OpState::new(self.ctx.op_name("builtin.module"), Location::UNKNOWN);
        let op = self.ir.create(&OpState { num_regions: 1, ..state });
        let region = self.ir.region(op, 0);
        self.ir.add_block(region, None, &[]);
        self.ir.set_attribute(op, "sym_name", self.ctx.string_attr(name));
        op
    }

    fn name(&self, name: &str) -> Ident {
        self.ctx.ident(name)
    }
}

#[test]
fn symbols_are_found_by_name_and_reference() {
    let case = Case::new(TEXT);
    let table = case.table();
    let a = table.lookup_str(&case.ir, "a").expect("the symbol");
    assert_eq!(table.lookup_str(&case.ir, "inner"), None);
    let reference = case.ctx.symbol_ref_attr(case.name("a"), &[case.name("inner")]);
    let inner = table.lookup_reference(&case.ir, reference).expect("the nested symbol");
    assert_eq!(case.ir.parent_op(inner), Some(a));
    assert!(SymbolTable::new(&case.ir, inner).is_some());
    let user = case.ir.next(inner).expect("an operation that is no table");
    assert!(SymbolTable::new(&case.ir, user).is_none());
}

#[test]
fn uses_in_nested_tables_are_others() {
    let case = Case::new(TEXT);
    let b = case.table().lookup_str(&case.ir, "b").expect("the symbol");
    let uses = symbol_uses(&case.ir, case.top, case.name("a")).expect("all tables are known");
    let texts: Vec<_> = uses.iter().map(|found| found.reference.to_text(&case.ctx)).collect();
    assert_eq!(uses.iter().map(|found| found.user).collect::<Vec<_>>(), [b, b]);
    assert!(texts.contains(&"@a".to_owned()) && texts.contains(&"@a::@inner".to_owned()), "{texts:?}");
    assert_eq!(symbol_uses(&case.ir, case.top, case.name("inner")), Some(Vec::new()));
    let unknown = Case::new("\"test.table\"() ({}) {ref = @a} : () -> ()");
    assert_eq!(symbol_uses(&unknown.ir, unknown.top, unknown.name("a")), None);
}

#[test]
fn renaming_replaces_the_uses_of_the_table() {
    let mut case = Case::new(TEXT);
    let mut table = case.table();
    let a = table.lookup_str(&case.ir, "a").expect("the symbol");
    let (new, taken) = (case.name("new"), case.name("c"));
    assert_eq!(table.rename(&mut case.ir, a, taken), Err(SymbolError::Taken));
    assert_eq!(table.rename(&mut case.ir, a, new), Ok(()));
    assert_eq!((table.lookup(new), table.lookup(case.name("a"))), (Some(a), None));
    let text = case.text();
    for part in ["module @new {", "refs = [@new, {deep = @new::@inner}]", "other = @b::@a", "{hidden = @a}"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let other = case.table();
    let unique = table.rename_to_unique(&mut case.ir, a, &[&other]).expect("all uses are known");
    assert_eq!(unique.as_str(&case.ctx), "new_0");
    assert!(case.text().contains("refs = [@new_0, {deep = @new_0::@inner}]"));
}

#[test]
fn insertion_finds_a_name_that_is_not_taken() {
    let mut case = Case::new("module @f {} module @f_0 {}");
    let mut table = case.table();
    let first = case.ir.next(table.lookup_str(&case.ir, "f").expect("the symbol"));
    let (free, taken, again) = (case.symbol("g"), case.symbol("f"), case.symbol("f"));
    let names: Vec<_> = [(free, None), (taken, first), (again, None)]
        .map(|(symbol, before)| table.insert(&mut case.ir, symbol, before).as_str(&case.ctx).to_owned())
        .into();
    assert_eq!(names, ["g", "f_1", "f_2"]);
    assert_eq!(case.ir.next(taken), first);
    assert_eq!(table.insert(&mut case.ir, taken, None).as_str(&case.ctx), "f_1");
    table.remove(&case.ir, taken);
    assert_eq!(table.lookup_str(&case.ir, "f_1"), None);
    assert!(case.ir.is_live(taken));
    table.erase(&mut case.ir, again);
    assert!(!case.ir.is_live(again));
    let count = case.ir.ops(case.ir.first_block(case.ir.region(case.top, 0)).expect("a block")).count();
    assert_eq!((count, table.lookup_str(&case.ir, "f_2")), (4, None));
}

#[test]
fn attributes_are_set_where_they_belong() {
    let mut case = Case::new("\"test.op\"() <{kept = 1 : i32}> {extra} : () -> ()");
    let symbol = case.symbol("s");
    let (name, extra) = (case.ctx.string_attr("t"), Attribute::UNIT);
    case.ir.set_attribute(symbol, "sym_name", name);
    case.ir.set_attribute(symbol, "test.extra", extra);
    assert_eq!(case.ir.attribute(symbol, "sym_name"), Some(name));
    assert_eq!(symbol.display(&case.ir).to_string().trim(), "module @t attributes {test.extra} {\n}");
    case.ir.set_attribute(symbol, "test.extra", None);
    assert_eq!((case.ir.attributes(symbol), case.ir.attribute(symbol, "test.extra")), (None, None));
    let body = case.ir.first_block(case.ir.region(case.top, 0)).expect("a block");
    let op = case.ir.first_op(body).expect("the operation");
    case.ir.set_attribute(op, "kept", extra);
    case.ir.set_attribute(op, "new", extra);
    case.ir.set_attribute(op, "extra", None);
    assert_eq!(op.display(&case.ir).to_string().trim(), "\"test.op\"() <{kept}> {new} : () -> ()");
}
