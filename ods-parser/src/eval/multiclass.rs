//! Multiclasses, `defm`, `foreach` and `if`: statements whose records are created once their operands are
//! constant.

use super::lookup::Scope;
use super::resolve::{MapResolver, Resolver};
use super::{Eval, Evaluator, FrameKind, Mode, Owner, codes};
use crate::diagnostics::Diagnostic;
use crate::records::{Argument, Assertion, Dumped, Op, Record, RecordId, Symbol, Type, Value, ValueKind};
use crate::source::Span;
use crate::syntax::ast::{self, Block, Defm, ForeachSource};

#[derive(Clone)]
pub(super) struct Multiclass {
    /// Holds the name and the template parameters.
    pub(super) record: RecordId,
    entries: Vec<Entry>,
}

/// An entry of a multiclass or loop.
#[derive(Clone)]
pub(super) enum Entry {
    /// The prototype of a record; it is copied for every use.
    Record(RecordId),
    Loop(Loop),
    Assert(Assertion),
    Dump(Dumped),
}

/// A `foreach`, or one arm of an `if` (a loop of none or one turn without a variable).
#[derive(Clone)]
pub(super) struct Loop {
    span: Span,
    variable: Option<Symbol>,
    list: Value,
    entries: Vec<Entry>,
}

/// Values for the variables that entries were read with.
type Substitutions = Vec<(Symbol, Value)>;

fn resolver_of(substitutions: &Substitutions, record: Owner) -> MapResolver {
    let mut resolver = MapResolver::new(record);
    for &(name, value) in substitutions {
        resolver.set(name, value);
    }
    resolver
}

impl Evaluator<'_> {
    /// Puts an entry where it belongs: into the loop or multiclass being read, or into effect.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Eval<()> {
        if let Some(inner) = self.loops.last_mut() {
            inner.entries.push(entry);
            return Ok(());
        }
        if let Entry::Loop(loop_entry) = &entry {
            let is_final = self.multiclass.is_none();
            let mut created = Vec::new();
            let dest = (!is_final).then_some(&mut created);
            self.run_loop(loop_entry, &mut Vec::new(), is_final, dest)?;
            if let Some(index) = self.multiclass {
                self.multiclass_list[index].entries.append(&mut created);
            }
            return Ok(());
        }
        if let Some(index) = self.multiclass {
            self.multiclass_list[index].entries.push(entry);
            return Ok(());
        }
        match entry {
            Entry::Record(id) => self.add_def(id),
            Entry::Assert(assertion) => {
                self.check_assert(assertion.span, assertion.condition, assertion.message);
                Ok(())
            }
            Entry::Dump(dumped) => self.show_dump(dumped.span, dumped.value),
            Entry::Loop(_) => Ok(()),
        }
    }

    /// Resolves entries with the substitutions and appends them to `dest`, or creates their records without
    /// one. `defm` is added to the locations of the records.
    fn run_entries(
        &mut self,
        entries: &[Entry],
        substitutions: &mut Substitutions,
        is_final: bool,
        mut dest: Option<&mut Vec<Entry>>,
        defm: Option<Span>,
    ) -> Eval<()> {
        for entry in entries {
            self.step()?;
            let resolved = match entry {
                Entry::Loop(inner) => {
                    self.run_loop(inner, substitutions, is_final, dest.as_deref_mut())?;
                    continue;
                }
                Entry::Assert(Assertion { span, condition, message }) => {
                    let mut resolver = resolver_of(substitutions, None);
                    let condition = self.resolve(*condition, &mut resolver)?;
                    let message = self.resolve(*message, &mut resolver)?;
                    Entry::Assert(Assertion { span: *span, condition, message })
                }
                Entry::Dump(Dumped { span, value }) => {
                    let value = self.resolve(*value, &mut resolver_of(substitutions, None))?;
                    Entry::Dump(Dumped { span: *span, value })
                }
                Entry::Record(prototype) => {
                    Entry::Record(self.copy_record(*prototype, substitutions, defm)?)
                }
            };
            match (&mut dest, resolved) {
                (Some(dest), resolved) => dest.push(resolved),
                (None, Entry::Record(id)) => self.add_def(id)?,
                (None, Entry::Assert(a)) => self.check_assert(a.span, a.condition, a.message),
                (None, Entry::Dump(d)) => self.show_dump(d.span, d.value)?,
                (None, Entry::Loop(_)) => {}
            }
        }
        Ok(())
    }

    /// A copy of a prototype with the substitutions applied.
    fn copy_record(
        &mut self,
        prototype: RecordId,
        substitutions: &Substitutions,
        defm: Option<Span>,
    ) -> Eval<RecordId> {
        self.check_record_count()?;
        let mut copy = self.store.record(prototype).clone();
        copy.spans.extend(defm);
        copy.ty = None;
        let (subject, span) = (FrameKind::Def(copy.name), copy.span());
        let id = self.store.add_record(copy);
        self.run_in_frame(subject, span, |eval| {
            eval.resolve_record(id, &mut resolver_of(substitutions, Some(id)))
        })?;
        Ok(id)
    }

    fn run_loop(
        &mut self,
        inner: &Loop,
        substitutions: &mut Substitutions,
        is_final: bool,
        mut dest: Option<&mut Vec<Entry>>,
    ) -> Eval<()> {
        self.enter()?;
        self.here = inner.span;
        let list = self.loop_list(inner, substitutions, is_final)?;
        let ValueKind::List(run, _) = self.store.kind(list) else {
            return match dest {
                Some(dest) if !is_final => {
                    let mut entries = Vec::new();
                    self.run_entries(&inner.entries, substitutions, is_final, Some(&mut entries), None)?;
                    dest.push(Entry::Loop(Loop { list, entries, ..*inner }));
                    self.leave()?;
                    Ok(())
                }
                _ => {
                    let message = format!("a loop needs a list, but this is {}", self.shortened(list));
                    self.error_at(inner.span, codes::LOOP_LIST, message)
                }
            };
        };
        for index in 0..self.store.values.len(run) {
            self.step()?;
            let item = self.store.values.get(run, index);
            if let Some(variable) = inner.variable {
                substitutions.push((variable, item));
            }
            self.run_entries(&inner.entries, substitutions, is_final, dest.as_deref_mut(), None)?;
            if inner.variable.is_some() {
                substitutions.pop();
            }
        }
        self.leave()?;
        Ok(())
    }

    /// The list of a loop. The condition of an `if` must be constant when the outermost statement is
    /// evaluated.
    fn loop_list(&mut self, inner: &Loop, substitutions: &Substitutions, is_final: bool) -> Eval<Value> {
        let mut resolver = resolver_of(substitutions, None);
        let list = self.resolve(inner.list, &mut resolver)?;
        let ValueKind::Op(Op::If, ty, run) = self.store.kind(list) else { return Ok(list) };
        if !is_final {
            return Ok(list);
        }
        let condition = self.store.values.get(run, 0);
        resolver.set_final();
        debug_assert!(resolver.is_final());
        let resolved = self.resolve(condition, &mut resolver)?;
        if resolved == condition {
            let message =
                format!("the condition of this 'if' is not constant: {}", self.shortened(condition));
            return self.error_at(inner.span, codes::LOOP_LIST, message);
        }
        let (then_list, else_list) = (self.store.values.get(run, 1), self.store.values.get(run, 2));
        self.fold(Op::If, ty, &[resolved, then_list, else_list], None, false)
    }

    pub(super) fn foreach_statement(&mut self, foreach: &ast::Foreach<'_>, span: Span) -> Eval<()> {
        let (list, element) = self.foreach_list(foreach)?;
        let variable = self.store.symbols.intern(foreach.name.name);
        self.loops.push(Loop { span, variable: Some(variable), list, entries: Vec::new() });
        self.run_in_scope(Scope::foreach(variable, element), |eval| eval.statements(foreach.body.items))?;
        self.close_loop()
    }

    fn close_loop(&mut self) -> Eval<()> {
        if let Some(finished) = self.loops.pop() { self.add_entry(Entry::Loop(finished)) } else { Ok(()) }
    }

    /// The list and the type of its elements.
    fn foreach_list(&mut self, foreach: &ast::Foreach<'_>) -> Eval<(Value, Type)> {
        let mut numbers = Vec::new();
        match &foreach.source {
            ForeachSource::Ranges(pieces) => numbers = self.ranges(pieces)?,
            ForeachSource::Piece(piece) => {
                let value = self.expr(&piece.start, None, None, Mode::Value)?;
                let ty = self.type_of(value);
                if let Some(element) = ty.and_then(|ty| self.store.types.element(ty)) {
                    return Ok((value, element));
                }
                if value == Value::UNSET {
                    return self.error_at(
                        piece.start.span,
                        codes::LOOP_LIST,
                        "foreach needs a list, but this is '?'",
                    );
                }
                self.range_piece(value, piece, &mut numbers)?;
            }
        }
        let items: Vec<Value> = numbers.into_iter().map(|n| self.store.values.int(i64::from(n))).collect();
        Ok((self.store.values.list(&items, Type::INT), Type::INT))
    }

    pub(super) fn if_statement(&mut self, if_stmt: &ast::If<'_>, span: Span) -> Eval<()> {
        let condition = self.expr(&if_stmt.condition, None, None, Mode::Value)?;
        let none = self.store.values.list(&[], Type::BIT);
        let once = self.store.values.list(&[Value::TRUE], Type::BIT);
        self.if_arm(condition, [once, none], &if_stmt.then_block, span)?;
        match &if_stmt.else_block {
            Some(block) => self.if_arm(condition, [none, once], block, span),
            None => Ok(()),
        }
    }

    fn if_arm(&mut self, condition: Value, lists: [Value; 2], block: &Block<'_>, span: Span) -> Eval<()> {
        let list = self.fold(Op::If, Type::LIST_OF_BIT, &[condition, lists[0], lists[1]], None, false)?;
        self.loops.push(Loop { span, variable: None, list, entries: Vec::new() });
        self.run_in_scope(Scope::plain(), |eval| eval.statements(block.items))?;
        self.close_loop()
    }

    pub(super) fn multiclass_statement(&mut self, multiclass: &ast::Multiclass<'_>) -> Eval<()> {
        let name = multiclass.name;
        if !self.loops.is_empty() || self.multiclass.is_some() {
            let place = if self.multiclass.is_some() { "a multiclass" } else { "a foreach loop" };
            return self.misplaced(name.span, "multiclass", place);
        }
        let symbol = self.store.symbols.intern(name.name);
        if let Some(&earlier) = self.multiclasses.get(&symbol) {
            let message = format!("a multiclass '{}' exists already", name.name);
            let earlier = self.store.record(self.multiclass_list[earlier].record).span();
            let diagnostic = Diagnostic::error(codes::ALREADY_DEFINED, name.span, message);
            return self.report(diagnostic.with_note(earlier, "the earlier definition"));
        }
        let value = self.store.values.string(symbol);
        let record = self.store.add_record(Record::new(value, name.span));
        let index = self.multiclass_list.len();
        self.multiclass_list.push(Multiclass { record, entries: Vec::new() });
        self.multiclasses.insert(symbol, index);
        self.multiclass = Some(index);
        self.run_in_frame(FrameKind::Multiclass(record), name.span, |eval| {
            eval.run_in_scope(Scope::multiclass(record), |eval| eval.multiclass_body(multiclass, record))
        })?;
        if let Some(span) = multiclass.stray_semicolon {
            self.stray_semicolon(span, "a multiclass");
        }
        self.warn_unused(record);
        self.multiclass = None;
        Ok(())
    }

    fn multiclass_body(&mut self, multiclass: &ast::Multiclass<'_>, record: RecordId) -> Eval<()> {
        self.parameters(record, multiclass.params, "::")?;
        for parent in multiclass.parents {
            let index = self.multiclass_named(parent.name)?;
            let base = self.multiclass_list[index].record;
            let args = self.arguments(parent.args.unwrap_or_default(), base, Some(record), parent.span)?;
            let implicit = self.implicit_name(record, "::");
            let name = self.store.values.var(implicit, Type::STRING);
            let created = self.instantiate_multiclass(index, &args, name, false, None)?;
            if let Some(current) = self.multiclass {
                self.multiclass_list[current].entries.extend(created);
            }
        }
        self.statements(multiclass.body.unwrap_or_default())
    }

    /// The entries of a multiclass for these arguments.
    fn instantiate_multiclass(
        &mut self,
        index: usize,
        args: &[Argument],
        name: Value,
        is_final: bool,
        defm: Option<Span>,
    ) -> Eval<Vec<Entry>> {
        let record = self.multiclass_list[index].record;
        let implicit = self.implicit_name(record, "::");
        let mut substitutions = vec![(implicit, name)];
        substitutions.extend(self.argument_bindings(args, record));
        let mut created = Vec::new();
        let entries = self.multiclass_list[index].entries.clone();
        self.run_entries(&entries, &mut substitutions, is_final, Some(&mut created), defm)?;
        Ok(created)
    }

    pub(super) fn defm_statement(&mut self, defm: &Defm<'_>) -> Eval<()> {
        let name = match self.object_name(defm.name.as_ref())? {
            Some(name) => name,
            None => self.anonymous_defm_name(),
        };
        let span = defm.name.map_or(defm.keyword, |name| name.span);
        self.run_in_frame(FrameKind::Defm(name), span, |eval| {
            let (entries, classes) = eval.defm_entries(defm, name)?;
            for class in classes {
                eval.inherit_entries(&entries, class)?;
            }
            for entry in entries {
                eval.apply_lets_to_entry(&entry)?;
                eval.add_entry(entry)?;
            }
            Ok(())
        })
    }

    fn anonymous_defm_name(&mut self) -> Value {
        let fresh = self.new_anonymous_name();
        let Some(index) = self.multiclass else { return fresh };
        let implicit = self.implicit_name(self.multiclass_list[index].record, "::");
        let prefix = self.store.values.var(implicit, Type::STRING);
        self.join_strings(prefix, fresh)
    }

    /// The entries of the multiclasses, and the classes that follow them in the list of parents.
    fn defm_entries<'a>(
        &mut self,
        defm: &Defm<'a>,
        name: Value,
    ) -> Eval<(Vec<Entry>, &'a [ast::ClassRef<'a>])> {
        let mut entries = Vec::new();
        for (position, parent) in defm.parents.iter().enumerate() {
            let symbol = self.store.symbols.intern(parent.name.name);
            if position > 0 && self.store.classes.contains_key(&symbol) {
                return Ok((entries, &defm.parents[position..]));
            }
            let index = self.multiclass_named(parent.name)?;
            let record = self.multiclass_list[index].record;
            let args = self.arguments(parent.args.unwrap_or_default(), record, None, parent.span)?;
            let is_final = self.multiclass.is_none() && self.loops.is_empty();
            entries.extend(self.instantiate_multiclass(index, &args, name, is_final, Some(parent.span))?);
        }
        Ok((entries, &[]))
    }

    /// Makes every record of the entries derive from a class.
    fn inherit_entries(&mut self, entries: &[Entry], class: &ast::ClassRef<'_>) -> Eval<()> {
        let id = self.class(class.name)?;
        let args = self.arguments(class.args.unwrap_or_default(), id, None, class.span)?;
        self.inherit_all(entries, id, &args, class.span)
    }

    fn inherit_all(&mut self, entries: &[Entry], class: RecordId, args: &[Argument], span: Span) -> Eval<()> {
        for entry in entries {
            match entry {
                Entry::Record(record) => self.inherit_class(*record, class, args, span)?,
                Entry::Loop(inner) => self.inherit_all(&inner.entries, class, args, span)?,
                Entry::Assert(_) | Entry::Dump(_) => {}
            }
        }
        Ok(())
    }

    fn apply_lets_to_entry(&mut self, entry: &Entry) -> Eval<()> {
        match entry {
            Entry::Record(record) => self.apply_lets(*record),
            Entry::Loop(inner) => inner.entries.iter().try_for_each(|e| self.apply_lets_to_entry(e)),
            Entry::Assert(_) | Entry::Dump(_) => Ok(()),
        }
    }
}
