//! Conversion patterns of foreign languages.

use super::types;
use crate::boundary::{
    MlirContext, MlirConversionPattern, MlirConversionPatternRewriter, MlirLogicalResult, MlirOperation,
    MlirPatternRewriter, MlirRewritePattern, MlirStringRef, MlirTypeConverter, MlirValue, Pointer, Refused,
    add_object, call_back, object, raw, tags,
};
use crate::loan::call_out;
use crate::rewrite::patterns::{OfData, PATTERNS, PatternData, PatternInfo, Unowned};
use crate::rewrite::rewriter::with_pattern_rewriter;
use ir_core::ir::Op;
use ir_core::rewrite::{
    AnyConversionPattern, AnyPattern, ConversionRewriter, ConvertedValues, PatternRewriter, PatternRoot,
    TypeConverter,
};
use ir_objects::{Boxes, Word, lock};
use std::ffi::c_void;
use std::sync::{Arc, Mutex};

/// Matches an operation, whose converted operands it gets, and rewrites it if it matches.
type Convert = unsafe extern "C-unwind" fn(
    MlirConversionPattern,
    MlirOperation,
    isize,
    *mut MlirValue,
    MlirConversionPatternRewriter,
    *mut c_void,
) -> MlirLogicalResult;

/// The callbacks of a conversion pattern.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MlirConversionPatternCallbacks {
    /// Called once at the beginning.
    pub construct: OfData,
    /// Called once at the end.
    pub destruct: OfData,
    /// Matches an operation, whose converted operands it gets, and rewrites it if it matches.
    pub match_and_rewrite: Option<Convert>,
}

impl crate::boundary::Argument for MlirConversionPatternCallbacks {}

/// The function of a foreign conversion pattern: it gets the words of an operation, of its converted operands and of the rewriter,
/// and returns whether it matched. Nothing of the context is locked.
pub type ConvertOp = Box<dyn Fn(Word, &[Word], Word) -> bool + Send + Sync>;

/// A conversion pattern of a foreign language.
pub(crate) struct ForeignConversion {
    info: PatternInfo,
    converter: Arc<TypeConverter>,
    convert: ConvertOp,
}

impl ForeignConversion {
    pub(crate) fn new(root: &str, benefit: u32, converter: Arc<TypeConverter>, convert: ConvertOp) -> Self {
        ForeignConversion { info: PatternInfo::new(root, benefit), converter, convert }
    }
}

/// Conversion patterns of C while they run, each with the bits of its type converter.
static RUNNING: Boxes<u64> = Boxes::new(tags::CONVERSION_PATTERN);

impl AnyConversionPattern for ForeignConversion {
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.converter)
    }

    fn convert(
        &self,
        op: Op,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()> {
        let Some(operands) = operands.one_to_one() else {
            return rewriter.mismatch("an operand became several values");
        };
        let (ir, state) = rewriter.parts();
        let matched = call_out(ir, |context| {
            let guard = lock(context).ok()?;
            let operands: Vec<Word> = operands.iter().map(|&operand| guard.word(operand)).collect();
            drop(guard);
            with_pattern_rewriter(context, op, state, |rewriter, op| (self.convert)(op, &operands, rewriter))
        });
        (matched.flatten() == Some(true)).then_some(())
    }
}

impl AnyPattern for ForeignConversion {
    fn name(&self) -> &str {
        &self.info.name
    }

    fn root(&self) -> PatternRoot {
        self.info.root()
    }

    fn benefit(&self) -> u16 {
        self.info.benefit
    }

    fn conversion(&self) -> Option<&dyn AnyConversionPattern> {
        Some(self)
    }

    /// Never matches: other drivers convert no types.
    fn match_and_rewrite(&self, _rewriter: &mut PatternRewriter<'_>, _op: Op) -> Option<()> {
        None
    }
}

/// Calls the callback of a pattern of C, whose type converter has these bits.
fn call(
    callback: Convert,
    converter: u64,
    data: &PatternData,
    (op, operands, rewriter): (Word, &[Word], Word),
) -> bool {
    let Ok(running) = RUNNING.add_scoped(converter) else { return false };
    let pattern = MlirConversionPattern::from_bits(running.word().bits());
    let op = MlirOperation::from_bits(op.bits());
    let mut operands: Vec<MlirValue> =
        operands.iter().map(|operand| MlirValue::from_bits(operand.bits())).collect();
    let rewriter = MlirConversionPatternRewriter::from_bits(rewriter.bits());
    let (count, operands) = (operands.len() as isize, operands.as_mut_ptr());
    // SAFETY: C promises that the callback can be called with its data as long as the pattern exists.
    call_back(|| unsafe { callback(pattern, op, count, operands, rewriter, data.pointer()) }).value != 0
}

capi! {
    /// Creates a conversion pattern for operations with the name `rootName`. The names of operations that it creates are not needed.
    fn mlirOpConversionPatternCreate(
        rootName: MlirStringRef,
        benefit: u32,
        context: MlirContext,
        typeConverter: MlirTypeConverter,
        callbacks: MlirConversionPatternCallbacks,
        userData: *mut c_void,
        nGeneratedNames: usize,
        generatedNames: *mut MlirStringRef,
    ) -> MlirConversionPattern {
        raw::slice(generatedNames.cast_const(), nGeneratedNames as isize)?;
        let callback = callbacks.match_and_rewrite;
        let callback = callback.ok_or_else(|| Refused::arguments("the callback 'matchAndRewrite' is null"))?;
        let word = context.lock()?.context_word();
        let converter = types::converter(typeConverter)?.get(word);
        let root = raw::text(rootName)?;
        let data = PatternData::new((callbacks.construct, callbacks.destruct), userData);
        let bits = typeConverter.bits();
        let convert = move |op: Word, operands: &[Word], rewriter: Word| {
            call(callback, bits, &data, (op, operands, rewriter))
        };
        let pattern = ForeignConversion::new(root, benefit, converter, Box::new(convert));
        let unowned: Unowned = Box::new(move |set, _| {
            set.add_any(pattern);
        });
        Ok(MlirConversionPattern::from_bits(add_object(&PATTERNS, Mutex::new(Some(unowned)))?))
    }

    /// The type converter of a pattern that runs.
    fn mlirConversionPatternGetTypeConverter(pattern: MlirConversionPattern) -> MlirTypeConverter {
        Ok(MlirTypeConverter::from_bits(*object(&RUNNING, pattern.bits())?))
    }

    /// A conversion pattern as a pattern, for a set of patterns.
    fn mlirConversionPatternAsRewritePattern(pattern: MlirConversionPattern) -> MlirRewritePattern {
        Ok(MlirRewritePattern::from_bits(pattern.bits()))
    }

    /// The rewriter of a conversion pattern as that of a pattern.
    fn mlirConversionPatternRewriterAsPatternRewriter(
        rewriter: MlirConversionPatternRewriter,
    ) -> MlirPatternRewriter {
        Ok(MlirPatternRewriter::from_bits(rewriter.bits()))
    }
}
