//! Parallel printing of a large module.
//!
//! Values are numbered and aliases are collected concurrently. The operations of the module's body, or
//! those of its only function, are then split into runs. Threads print the runs and send chunks of output,
//! which are written in the order of the operations.

use super::value_numbering::ValueNumbering;
use super::{AsmPrinter, OperationPrinter, RegionForm, aliases};
use crate::context::{Context, Ident, OpName};
use crate::ir::{Block, Ir, Op, OpRun, runs};
use crate::text::{PrintOptions, printer::Aliases};
use crate::threads::{spawn, try_spawn};
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// Arenas with fewer operations are printed on one thread.
pub(super) const MIN_OPS: usize = 1 << 12;

/// The number of runs per thread.
const RUNS: usize = 32;

/// The maximum number of unwritten chunks per thread.
const AHEAD: usize = 32;

/// A message of a printing thread.
enum Message {
    Piece(Vec<u8>),
    /// The end of a run, with the resources that it refers to.
    End(Vec<Ident>),
}

/// The value numbering and aliases of a module.
pub(super) fn prepare(ctx: &Context, ir: &Ir, op: Op, options: &PrintOptions) -> (ValueNumbering, Aliases) {
    let alone = ctx.threads() < 2 || ir.num_op_slots() < MIN_OPS;
    if alone || aliases::are_impossible(ctx, options) {
        return (ValueNumbering::new(ctx, ir, op, options), aliases::collect(ctx, ir, op, options));
    }
    thread::scope(|scope| {
        let numbers = spawn(scope, || ValueNumbering::new(ctx, ir, op, options));
        let aliases = aliases::collect(ctx, ir, op, options);
        (numbers.join(), aliases)
    })
}

impl<'a> OperationPrinter<'a> {
    /// Prints the operations of a region's entry block, if several threads are worthwhile: in the first
    /// region with more than one operation. Returns whether it did.
    pub(super) fn print_in_parallel(&mut self, entry: Block, form: RegionForm) -> bool {
        if !self.seeks_parallel_region {
            return false;
        }
        let is_only = self.ir.first_op(entry).is_some_and(|first| self.ir.next(first).is_none());
        self.seeks_parallel_region = is_only;
        let ctx = self.printer.ctx;
        let threads = ctx.threads();
        let worth_it = threads > 1 && self.ir.num_op_slots() >= MIN_OPS && self.shadowing.is_empty();
        // Distinct attributes are numbered in printing order.
        if is_only || !worth_it || !form.terminators || ctx.has_distinct_attributes() {
            return false;
        }
        let runs = runs(self.ir, entry, threads * RUNS);
        if runs.len() < 2 {
            return false;
        }
        self.flush();
        thread::scope(|scope| {
            let receivers: Option<Vec<Receiver<Message>>> = (0..threads)
                .map(|thread| {
                    let (sender, receiver) = sync_channel(AHEAD);
                    let own: Vec<_> = runs.iter().copied().skip(thread).step_by(threads).collect();
                    let worker = self.worker();
                    try_spawn(scope, move || worker.print(&own, sender))?;
                    Some(receiver)
                })
                .collect();
            // If a thread cannot be started, this one prints everything. The others end because their
            // receivers are dropped.
            let Some(receivers) = receivers else { return false };
            for run in 0..runs.len() {
                self.receive(&receivers[run % threads]);
            }
            true
        })
    }

    /// Writes the output of a run.
    fn receive(&mut self, receiver: &Receiver<Message>) {
        while let Ok(message) = receiver.recv() {
            match message {
                Message::Piece(text) if self.error.is_ok() => self.error = self.output.write_all(&text),
                Message::Piece(_) => {}
                Message::End(resources) => {
                    resources.into_iter().for_each(|key| self.printer.use_resource(key));
                    return;
                }
            }
        }
    }

    fn worker(&self) -> Worker<'a> {
        let (numbers, aliases) = (self.numbers.clone(), self.printer.aliases.clone());
        let options = self.printer.options.clone();
        Worker {
            ctx: self.printer.ctx,
            ir: self.ir,
            options,
            numbers,
            aliases,
            parent: self.parent,
            indent: self.indent,
        }
    }
}

/// The state that a thread needs to print runs.
struct Worker<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    options: PrintOptions,
    numbers: Arc<ValueNumbering>,
    aliases: Arc<Aliases>,
    /// The name of the parent operation.
    parent: Option<OpName>,
    indent: usize,
}

impl Worker<'_> {
    /// Prints runs; ends early if the receiver was dropped.
    fn print(self, runs: &[OpRun], sender: SyncSender<Message>) {
        let mut pieces = Pieces(sender.clone());
        let mut printer = OperationPrinter::new(self.ctx, self.ir, self.options, &mut pieces);
        printer.numbers = self.numbers;
        printer.base_mut().aliases = self.aliases;
        printer.base_mut().keep_texts();
        printer.indent = self.indent;
        printer.parent = self.parent;
        for &(first, after) in runs {
            printer.ops(Some(first), after, true);
            printer.flush();
            let resources = printer.base_mut().take_resources();
            if printer.error.is_err() || sender.send(Message::End(resources)).is_err() {
                return;
            }
        }
    }
}

/// An output that sends chunks to the receiver.
struct Pieces(SyncSender<Message>);

impl Write for Pieces {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let sent = self.0.send(Message::Piece(bytes.to_vec()));
        sent.map(|()| bytes.len()).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
