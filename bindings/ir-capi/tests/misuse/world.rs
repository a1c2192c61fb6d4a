//! The handles of a sequence, and the choice among them.

use crate::calls::{QUIET, STRICT, fill};
use ir_capi::block::*;
use ir_capi::context::*;
use ir_capi::diagnostics::mlirContextAttachDiagnosticHandler;
use ir_capi::dialect::{mlirDialectRegistryCreate, mlirDialectRegistryDestroy, mlirRegisterAllDialects};
use ir_capi::location::mlirLocationUnknownGet;
use ir_capi::module::*;
use ir_capi::operation::*;
use ir_capi::printing::mlirOperationPrint;
use ir_capi::region::mlirRegionGetFirstBlock;
use ir_capi::value::mlirValueGetType;
use ir_capi::*;
use std::cell::RefCell;
use std::ffi::c_void;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// The kinds of handles, as indices of [`World::pools`].
pub const KINDS: usize = 24;

/// The state of a sequence.
#[derive(Default)]
struct World {
    random: u64,
    pools: [Vec<u64>; KINDS],
    /// Handles of another context, and of contexts that do not exist any more.
    foreign: Vec<u64>,
    /// Number of diagnostics.
    errors: usize,
    /// Whether the next handles are for a function that ends the process when it refuses one.
    is_strict: bool,
    depth: usize,
}

thread_local! {
    static WORLD: RefCell<World> = RefCell::default();
}

static SEQUENCE: AtomicU64 = AtomicU64::new(0);

/// The sequence that runs.
pub fn current_sequence() -> u64 {
    SEQUENCE.load(Ordering::Relaxed)
}

/// A random number below `end`.
pub fn below(end: u64) -> u64 {
    WORLD.with_borrow_mut(|world| {
        world.random = world.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (world.random ^ world.random >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % end.max(1)
    })
}

/// Remembers a handle.
pub fn keep(kind: usize, bits: u64) {
    if bits != 0 {
        WORLD.with_borrow_mut(|world| world.pools[kind].push(bits));
    }
}

fn any_of(kind: usize) -> Option<u64> {
    let count = WORLD.with_borrow(|world| world.pools[kind].len() as u64);
    if count == 0 {
        return None;
    }
    // Newer ones are more likely.
    let place = below(count).max(below(count));
    WORLD.with_borrow(|world| world.pools[kind].get(place as usize).copied())
}

/// Something that is probably wrong in place of a handle.
fn wrong(kind: usize) -> u64 {
    match below(6) {
        0 => 0,
        1 => below(u64::MAX),
        2 => any_of(kind).unwrap_or(0) ^ 1 << below(64),
        3 => WORLD.with_borrow(|world| world.foreign.clone()).get(below(32) as usize).copied().unwrap_or(8),
        _ => any_of(below(KINDS as u64) as usize).unwrap_or(1),
    }
}

/// A handle, mostly of this kind.
pub fn handle(kind: usize) -> u64 {
    let is_strict = WORLD.with_borrow(|world| world.is_strict);
    if below(if is_strict { 400 } else { 12 }) == 0 {
        return wrong(kind);
    }
    let found = (0..4).filter_map(|_| any_of(kind)).find(|&bits| !is_strict || is_live(kind, bits));
    found.unwrap_or_else(|| if is_strict { any_of(kind).unwrap_or(0) } else { wrong(kind) })
}

/// Whether a function that reports accepts the handle.
fn is_live(kind: usize, bits: u64) -> bool {
    let before = WORLD.with_borrow(|world| world.errors);
    let ptr = std::ptr::without_provenance_mut::<c_void>(bits as usize);
    match kind {
        1 => return !mlirOperationGetContext(MlirOperation { ptr }).ptr.is_null(),
        2 => drop(mlirBlockGetParentRegion(MlirBlock { ptr })),
        3 => drop(mlirRegionGetFirstBlock(MlirRegion { ptr })),
        4 => return !mlirValueGetType(MlirValue { ptr }).ptr.is_null(),
        5 => return !mlirModuleGetContext(MlirModule { ptr }).ptr.is_null(),
        _ => return true,
    }
    WORLD.with_borrow(|world| world.errors) == before
}

unsafe extern "C-unwind" fn count_error(_: MlirDiagnostic, _: *mut c_void) -> MlirLogicalResult {
    WORLD.with_borrow_mut(|world| world.errors += 1);
    MlirLogicalResult { value: 1 }
}

/// Reads a text that the library passes.
pub fn read(text: MlirStringRef) -> usize {
    if text.length == 0 {
        return 0;
    }
    // SAFETY: the library passes texts that live at least as long as the callback, or the call.
    let bytes = unsafe { std::slice::from_raw_parts(text.data.cast::<u8>(), text.length) };
    bytes.iter().map(|byte| usize::from(*byte)).sum()
}

/// Reads a text, and sometimes calls more functions.
pub unsafe extern "C-unwind" fn receive(text: MlirStringRef, _: *mut c_void) {
    std::hint::black_box(read(text));
    call_inside();
}

/// Calls some functions within a callback.
pub fn call_inside() {
    let depth = WORLD.with_borrow(|world| world.depth);
    if depth < 3 && below(3) == 0 {
        (0..below(4)).for_each(|_| call());
    }
}

/// Calls a function.
fn call() {
    let is_strict = below(24) == 0;
    let calls = if is_strict { STRICT } else { QUIET };
    WORLD.with_borrow_mut(|world| world.depth += 1);
    set_strict(is_strict);
    calls[below(calls.len() as u64) as usize]();
    WORLD.with_borrow_mut(|world| world.depth -= 1);
}

/// Says what kind of function the next handles are for.
pub fn set_strict(is_strict: bool) {
    WORLD.with_borrow_mut(|world| world.is_strict = is_strict);
}

const TEXT: &str = "
func.func @f(%a: i32, %m: memref<?x4xf32>) -> i32 {
  %c = arith.constant 1 : i32
  %x = arith.addi %a, %c : i32
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  \"some.op\"(%y) ({
  ^bb0(%z: i32):
    \"some.end\"(%z) {a = 1 : i64, b = [\"t\", @f]} : (i32) -> ()
  }) : (i32) -> ()
  return %y : i32
}
func.func private @g(i64)";

/// A context with a module.
fn create_context() -> (MlirContext, MlirModule) {
    let registry = mlirDialectRegistryCreate();
    mlirRegisterAllDialects(registry);
    let context = mlirContextCreateWithRegistry(registry, false);
    mlirDialectRegistryDestroy(registry);
    mlirContextAttachDiagnosticHandler(context, Some(count_error), std::ptr::null_mut(), None);
    mlirContextSetAllowUnregisteredDialects(context, true);
    let text = MlirStringRef { data: TEXT.as_ptr().cast(), length: TEXT.len() };
    let module = mlirModuleCreateParse(context, text);
    assert!(!module.ptr.is_null(), "the text is valid");
    (context, module)
}

/// Runs a sequence.
pub fn run_sequence(number: u64) {
    SEQUENCE.store(number, Ordering::Relaxed);
    // The parent goes on after the last one that it reads.
    writeln!(std::io::stdout(), "\nsequence {number}").expect("the parent reads");
    let mut foreign = WORLD.with_borrow_mut(|world| {
        let mut old = std::mem::take(world);
        old.pools.iter_mut().for_each(|pool| pool.truncate(1));
        old.pools.concat()
    });
    let (context, module) = create_context();
    let (other, other_module) = create_context();
    let other_op = mlirBlockGetFirstOperation(mlirModuleGetBody(other_module));
    let other_block = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(other_op));
    let bits = |ptr: *const c_void| ptr.addr() as u64;
    foreign.extend([other.ptr, other_op.ptr, other_block.ptr].map(|ptr| bits(ptr)));
    foreign.extend([bits(mlirBlockGetArgument(other_block, 0).ptr), bits(mlirLocationUnknownGet(other).ptr)]);
    WORLD.with_borrow_mut(|world| {
        world.foreign = foreign;
        world.random = number.wrapping_mul(0x2545_f491_4f6c_dd1d);
    });
    fill(context, module);
    (0..60).for_each(|_| call());
    let operations = WORLD.with_borrow(|world| world.pools[1].clone());
    for bits in operations.into_iter().filter(|&bits| is_live(1, bits)) {
        let ptr = std::ptr::without_provenance_mut(bits as usize);
        set_strict(true);
        mlirOperationPrint(MlirOperation { ptr }, Some(receive_only), std::ptr::null_mut());
    }
    for context in [context, other] {
        assert!(mlirContextGetNumLoadedDialects(context) > 0);
        mlirContextDestroy(context);
    }
}

unsafe extern "C-unwind" fn receive_only(text: MlirStringRef, _: *mut c_void) {
    std::hint::black_box(read(text));
}
