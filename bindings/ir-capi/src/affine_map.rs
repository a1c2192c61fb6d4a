//! `AffineMap.h`: affine maps.

use crate::affine_expr::index;
use crate::boundary::{
    Access, Handle, MlirAffineExpr, MlirAffineMap, MlirContext, MlirStringCallback, Outcome, Pointer,
    Refused, call_back, raw,
};
use ir_core::Context;
use ir_core::context::{AffineExpr, AffineExprKind, AffineMap};
use ir_core::text::{PrintOptions, Printer};
use std::ffi::c_void;

/// Receives a result and its index.
pub type MlirPopulateResult = Option<unsafe extern "C-unwind" fn(*mut c_void, isize, MlirAffineMap)>;

/// Reads something from a map.
fn read<R>(map: MlirAffineMap, read: impl FnOnce(&Context, AffineMap) -> R) -> Outcome<R> {
    let (guard, map) = map.enter()?;
    Ok(read(guard.context(), map))
}

/// Creates a map in a context.
fn create(context: MlirContext, create: impl FnOnce(&Context) -> AffineMap) -> Outcome<MlirAffineMap> {
    let guard = context.lock()?;
    Ok(guard.out(create(guard.context())))
}

/// Creates a map with some of the results of another one.
fn with_results(
    map: MlirAffineMap,
    results: impl FnOnce(&[AffineExpr]) -> Outcome<Vec<AffineExpr>>,
) -> Outcome<MlirAffineMap> {
    let (guard, map) = map.enter()?;
    let ctx = guard.context();
    Ok(guard.out(map.with_results(ctx, &results(map.results(ctx))?)))
}

fn to_text(ctx: &Context, map: AffineMap) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.print_affine_map(map);
    printer.finish()
}

/// The map of the last `results` of `dims` dimensions to themselves.
fn minor_identity(ctx: &Context, dims: u32, results: u32) -> AffineMap {
    let results: Vec<_> = (dims - results..dims).map(|position| ctx.affine_dim(position)).collect();
    ctx.affine_map(dims, 0, &results)
}

/// Whether all results are different dimensions.
pub(crate) fn is_projected_permutation(ctx: &Context, map: AffineMap) -> bool {
    let mut seen = vec![false; map.num_dims(ctx) as usize];
    let is_new = |expr: &AffineExpr| match expr.kind(ctx) {
        AffineExprKind::Dim(position) => {
            seen.get_mut(position as usize).is_some_and(|seen| !std::mem::replace(seen, true))
        }
        _ => false,
    };
    map.num_symbols(ctx) == 0 && map.results(ctx).iter().all(is_new)
}

/// The maps without the symbols that occur in none of them.
fn without_unused_symbols(ctx: &Context, maps: &[AffineMap]) -> Vec<AffineMap> {
    let symbols = maps.first().map_or(0, |map| map.num_symbols(ctx));
    let leaves = maps.iter().flat_map(|map| map.results(ctx)).flat_map(|expr| expr.leaves(ctx));
    let mut used = vec![false; symbols as usize];
    for leaf in leaves {
        if let AffineExprKind::Symbol(position) = leaf.kind(ctx)
            && let Some(used) = used.get_mut(position as usize)
        {
            *used = true;
        }
    }
    let mut left = 0;
    let replacements: Vec<_> = used
        .iter()
        .map(|is_used| {
            let symbol = ctx.affine_symbol(left);
            left += u32::from(*is_used);
            symbol
        })
        .collect();
    let compress = |map: &AffineMap| {
        let results = map.results(ctx).iter();
        let results: Vec<_> =
            results.map(|expr| expr.replace_dims_and_symbols(ctx, &[], &replacements)).collect();
        ctx.affine_map(map.num_dims(ctx), left, &results)
    };
    maps.iter().map(compress).collect()
}

capi! {
    /// The context of a map.
    fn mlirAffineMapGetContext(affineMap: MlirAffineMap) -> MlirContext {
        Ok(affineMap.enter()?.0.out_context())
    }

    /// Whether two maps are equal.
    fn mlirAffineMapEqual(a1: MlirAffineMap, a2: MlirAffineMap) -> bool {
        Ok(a1 == a2)
    }

    /// Writes a map.
    fn mlirAffineMapPrint(affineMap: MlirAffineMap, callback: MlirStringCallback, userData: *mut c_void) {
        raw::send(callback, userData, read(affineMap, to_text)?.as_bytes())
    }

    /// Writes a map to the standard error.
    fn mlirAffineMapDump(affineMap: MlirAffineMap) {
        eprintln!("{}", read(affineMap, to_text)?);
        Ok(())
    }

    /// The map `() -> ()`.
    fn mlirAffineMapEmptyGet(ctx: MlirContext) -> MlirAffineMap {
        create(ctx, |ctx| ctx.affine_map(0, 0, &[]))
    }

    /// A map without results.
    fn mlirAffineMapZeroResultGet(ctx: MlirContext, dimCount: isize, symbolCount: isize) -> MlirAffineMap {
        let (dims, symbols) = (index(dimCount)?, index(symbolCount)?);
        create(ctx, |ctx| ctx.affine_map(dims, symbols, &[]))
    }

    /// A map with results.
    fn mlirAffineMapGet(
        ctx: MlirContext,
        dimCount: isize,
        symbolCount: isize,
        nAffineExprs: isize,
        affineExprs: *mut MlirAffineExpr,
    ) -> MlirAffineMap {
        let (dims, symbols) = (index(dimCount)?, index(symbolCount)?);
        let results = raw::slice(affineExprs, nAffineExprs)?;
        let guard = ctx.lock()?;
        Ok(guard.out(guard.context().affine_map(dims, symbols, &guard.entities(results)?)))
    }

    /// The map `() -> (val)`.
    fn mlirAffineMapConstantGet(ctx: MlirContext, val: i64) -> MlirAffineMap {
        create(ctx, |ctx| ctx.affine_map(0, 0, &[ctx.affine_constant(val)]))
    }

    /// The identity map.
    fn mlirAffineMapMultiDimIdentityGet(ctx: MlirContext, numDims: isize) -> MlirAffineMap {
        let dims = index(numDims)?;
        create(ctx, |ctx| ctx.identity_map(dims))
    }

    /// The map of the last dimensions to themselves.
    fn mlirAffineMapMinorIdentityGet(ctx: MlirContext, dims: isize, results: isize) -> MlirAffineMap {
        let (dims, results) = (index(dims)?, index(results)?);
        if results > dims {
            return Err(Refused::arguments(format!("there are fewer dimensions, {dims}, than results, {results}")));
        }
        create(ctx, |ctx| minor_identity(ctx, dims, results))
    }

    /// The map whose results are the dimensions at these positions.
    fn mlirAffineMapPermutationGet(ctx: MlirContext, size: isize, permutation: *mut u32) -> MlirAffineMap {
        let permutation = raw::slice(permutation, size)?;
        let guard = ctx.lock()?;
        let ctx = guard.context();
        let results: Vec<_> = permutation.iter().map(|position| ctx.affine_dim(*position)).collect();
        let map = ctx.affine_map(results.len() as u32, 0, &results);
        if is_projected_permutation(ctx, map) && !results.is_empty() {
Ok(guard.out(map))
} else {
Err(Refused::arguments("the positions are not a permutation"))
}
    }

    /// Whether the results are the dimensions.
    fn mlirAffineMapIsIdentity(affineMap: MlirAffineMap) -> bool {
        read(affineMap, |ctx, map| map.is_identity(ctx))
    }

    /// Whether the results are the last dimensions.
    fn mlirAffineMapIsMinorIdentity(affineMap: MlirAffineMap) -> bool {
        read(affineMap, |ctx, map| {
            let (dims, results) = (map.num_dims(ctx), map.results(ctx).len() as u32);
            dims >= results && map == minor_identity(ctx, dims, results)
        })
    }

    /// Whether there is no dimension, symbol and result.
    fn mlirAffineMapIsEmpty(affineMap: MlirAffineMap) -> bool {
        read(affineMap, |ctx, map| map == ctx.affine_map(0, 0, &[]))
    }

    /// Whether there is one result, which is a constant.
    fn mlirAffineMapIsSingleConstant(affineMap: MlirAffineMap) -> bool {
        read(affineMap, |ctx, map| map.results(ctx).len() == 1 && map.constants(ctx).is_some())
    }

    /// The only result, which is a constant.
    fn mlirAffineMapGetSingleConstantResult(affineMap: MlirAffineMap) -> i64 {
        let constants = read(affineMap, |ctx, map| map.constants(ctx))?;
        match constants.as_deref() {
            Some([only]) => Ok(*only),
            _ => Err(Refused::arguments("the map does not have one result that is a constant")),
        }
    }

    /// Number of dimensions.
    fn mlirAffineMapGetNumDims(affineMap: MlirAffineMap) -> isize {
        read(affineMap, |ctx, map| map.num_dims(ctx) as isize)
    }

    /// Number of symbols.
    fn mlirAffineMapGetNumSymbols(affineMap: MlirAffineMap) -> isize {
        read(affineMap, |ctx, map| map.num_symbols(ctx) as isize)
    }

    /// Number of results.
    fn mlirAffineMapGetNumResults(affineMap: MlirAffineMap) -> isize {
        read(affineMap, |ctx, map| map.results(ctx).len() as isize)
    }

    /// The result at an index.
    fn mlirAffineMapGetResult(affineMap: MlirAffineMap, pos: isize) -> MlirAffineExpr {
        let (guard, map) = affineMap.enter()?;
        let result = map.results(guard.context()).get(pos as usize).copied();
        Ok(guard.out(result.ok_or_else(|| Refused::arguments(format!("there is no result at index {pos}")))?))
    }

    /// Number of dimensions and symbols.
    fn mlirAffineMapGetNumInputs(affineMap: MlirAffineMap) -> isize {
        read(affineMap, |ctx, map| map.num_dims(ctx) as isize + map.num_symbols(ctx) as isize)
    }

    /// Whether the results are different dimensions.
    fn mlirAffineMapIsProjectedPermutation(affineMap: MlirAffineMap) -> bool {
        read(affineMap, is_projected_permutation)
    }

    /// Whether the results are all dimensions, in any order.
    fn mlirAffineMapIsPermutation(affineMap: MlirAffineMap) -> bool {
        read(affineMap, |ctx, map| {
            map.num_dims(ctx) as usize == map.results(ctx).len() && is_projected_permutation(ctx, map)
        })
    }

    /// The map with the results at some indices.
    fn mlirAffineMapGetSubMap(affineMap: MlirAffineMap, size: isize, resultPos: *mut isize) -> MlirAffineMap {
        let positions = raw::slice(resultPos, size)?;
        with_results(affineMap, |results| {
            let result = |pos: &isize| results.get(*pos as usize).copied();
            let results: Option<Vec<_>> = positions.iter().map(result).collect();
            results.ok_or_else(|| Refused::arguments("there is no result at one of the indices"))
        })
    }

    /// The map with the first results; null if there are to be none.
    fn mlirAffineMapGetMajorSubMap(affineMap: MlirAffineMap, numResults: isize) -> MlirAffineMap {
        match index(numResults)? as usize {
            0 => Ok(MlirAffineMap::null()),
            count => with_results(affineMap, |results| Ok(results[..count.min(results.len())].to_vec())),
        }
    }

    /// The map with the last results; null if there are to be none.
    fn mlirAffineMapGetMinorSubMap(affineMap: MlirAffineMap, numResults: isize) -> MlirAffineMap {
        match index(numResults)? as usize {
            0 => Ok(MlirAffineMap::null()),
            count => with_results(affineMap, |results| Ok(results[results.len().saturating_sub(count)..].to_vec())),
        }
    }

    /// Replaces an expression in the results, and the numbers of dimensions and symbols.
    fn mlirAffineMapReplace(
        affineMap: MlirAffineMap,
        expression: MlirAffineExpr,
        replacement: MlirAffineExpr,
        numResultDims: isize,
        numResultSyms: isize,
    ) -> MlirAffineMap {
        let (dims, symbols) = (index(numResultDims)?, index(numResultSyms)?);
        let (guard, map) = affineMap.enter()?;
        let (from, to) = (guard.entity(expression)?, guard.entity(replacement)?);
        let ctx = guard.context();
        let results: Vec<_> = map.results(ctx).iter().map(|result| result.replace(ctx, from, to)).collect();
        Ok(guard.out(ctx.affine_map(dims, symbols, &results)))
    }

    /// Removes the symbols that occur in none of the maps, which have equal numbers of dimensions and symbols, and passes the
    /// maps to the callback.
    fn mlirAffineMapCompressUnusedSymbols(
        affineMaps: *mut MlirAffineMap,
        size: isize,
        result: *mut c_void,
        populateResult: MlirPopulateResult,
    ) {
        let maps = raw::slice(affineMaps, size)?;
        let Some(first) = maps.first() else { return Ok(()) };
        let compressed: Vec<MlirAffineMap> = {
            let guard = first.lock()?;
            let maps = guard.entities(maps)?;
            let inputs = |map: &AffineMap| (map.num_dims(guard.context()), map.num_symbols(guard.context()));
            if maps.iter().any(|map| inputs(map) != inputs(&maps[0])) {
                return Err(Refused::arguments("the maps have different numbers of dimensions or symbols"));
            }
            let compressed = without_unused_symbols(guard.context(), &maps);
            compressed.into_iter().map(|map| guard.out(map)).collect()
        };
        let Some(populate) = populateResult else { return Err(Refused::arguments("the callback is null")) };
        for (index, map) in compressed.into_iter().enumerate() {
            // SAFETY: C promises that the callback can be called with its data.
            call_back(|| unsafe { populate(result, index as isize, map) });
        }
        Ok(())
    }
}
