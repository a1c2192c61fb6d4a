//! `IR.h`: locations.

use crate::attributes;
use crate::boundary::{
    Access, Handle, MlirAttribute, MlirContext, MlirIdentifier, MlirLocation, MlirStringCallback,
    MlirStringRef, MlirTypeID, Outcome, Pointer, raw,
};
use ir_core::context::{AttrKind, FileRange, LocKind, Location};
use ir_core::text::{PrintOptions, Printer};
use ir_objects::Objects;
use std::ffi::c_void;

/// Reads something from a location; the default if it is of another kind.
fn read<R>(
    location: MlirLocation,
    default: R,
    read: impl FnOnce(&Objects, LocKind<'_>) -> Option<R>,
) -> Outcome<R> {
    let (guard, location) = location.enter()?;
    Ok(read(&guard, location.kind(guard.context())).unwrap_or(default))
}

/// Reads a number of a file range; -1 for other locations.
fn number(location: MlirLocation, number: fn(FileRange) -> u32) -> Outcome<i32> {
    read(location, -1, |_, kind| match kind {
        LocKind::File(range) => Some(number(range) as i32),
        _ => None,
    })
}

fn file_range(
    context: MlirContext,
    file: MlirStringRef,
    [line, column, end_line, end_column]: [u32; 4],
) -> Outcome<MlirLocation> {
    let file = raw::bytes(file)?;
    let guard = context.lock()?;
    let ctx = guard.context();
    // As in MLIR, an empty name of a file is `-`.
    let file = ctx.ident_bytes(if file.is_empty() { b"-" } else { file });
    Ok(guard.out(ctx.location(LocKind::File(FileRange { file, line, column, end_line, end_column }))))
}

/// Defines the identities and tests of the kinds of locations.
macro_rules! location_classes {
    ($($type_id:ident $is_a:ident $class:literal,)*) => {
        capi! {$(
            #[doc = concat!(" The identity of the class `", $class, "`.")]
            fn $type_id() -> MlirTypeID {
                Ok(attributes::type_id($class))
            }

            #[doc = concat!(" Whether a location is of the class `", $class, "`.")]
            fn $is_a(location: MlirLocation) -> bool {
                read(location, false, |_, kind| Some(kind.class_name() == $class))
            }
        )*}
    };
}

location_classes! {
    mlirLocationFileLineColRangeGetTypeID mlirLocationIsAFileLineColRange "builtin.file_line_range",
    mlirLocationCallSiteGetTypeID mlirLocationIsACallSite "builtin.call_site_loc",
    mlirLocationFusedGetTypeID mlirLocationIsAFused "builtin.fused_loc",
    mlirLocationNameGetTypeID mlirLocationIsAName "builtin.name_loc",
}

capi! {
    /// A location as an attribute.
    fn mlirLocationGetAttribute(location: MlirLocation) -> MlirAttribute {
        let (guard, location) = location.enter()?;
        Ok(guard.out(guard.context().location_attr(location)))
    }

    /// The location that an attribute is.
    fn mlirLocationFromAttribute(attribute: MlirAttribute) -> MlirLocation {
        attributes::read_kind(attribute, "a location", |objects, kind| match kind {
            AttrKind::Location(location) => Some(objects.out(location)),
            _ => None,
        })
    }

    /// A line and column of a file.
    fn mlirLocationFileLineColGet(context: MlirContext, filename: MlirStringRef, line: u32, col: u32) -> MlirLocation {
        file_range(context, filename, [line, col, line, col])
    }

    /// A range of a file.
    fn mlirLocationFileLineColRangeGet(
        context: MlirContext,
        filename: MlirStringRef,
        start_line: u32,
        start_col: u32,
        end_line: u32,
        end_col: u32,
    ) -> MlirLocation {
        file_range(context, filename, [start_line, start_col, end_line, end_col])
    }

    /// The name of the file; null for other locations.
    fn mlirLocationFileLineColRangeGetFilename(location: MlirLocation) -> MlirIdentifier {
        read(location, MlirIdentifier::null(), |objects, kind| match kind {
            LocKind::File(range) => Some(objects.out(range.file)),
            _ => None,
        })
    }

    /// The first line; -1 for other locations.
    fn mlirLocationFileLineColRangeGetStartLine(location: MlirLocation) -> i32 {
        number(location, |range| range.line)
    }

    /// The column in the first line; -1 for other locations.
    fn mlirLocationFileLineColRangeGetStartColumn(location: MlirLocation) -> i32 {
        number(location, |range| range.column)
    }

    /// The last line; -1 for other locations.
    fn mlirLocationFileLineColRangeGetEndLine(location: MlirLocation) -> i32 {
        number(location, |range| range.end_line)
    }

    /// The column in the last line; -1 for other locations.
    fn mlirLocationFileLineColRangeGetEndColumn(location: MlirLocation) -> i32 {
        number(location, |range| range.end_column)
    }

    /// A location in a function, and that of the call.
    fn mlirLocationCallSiteGet(callee: MlirLocation, caller: MlirLocation) -> MlirLocation {
        let (guard, callee) = callee.enter()?;
        let caller = guard.entity(caller)?;
        Ok(guard.out(guard.context().call_site_location(callee, caller)))
    }

    /// The location in the function; null for other locations.
    fn mlirLocationCallSiteGetCallee(location: MlirLocation) -> MlirLocation {
        read(location, MlirLocation::null(), |objects, kind| match kind {
            LocKind::CallSite { callee, .. } => Some(objects.out(callee)),
            _ => None,
        })
    }

    /// The location of the call; null for other locations.
    fn mlirLocationCallSiteGetCaller(location: MlirLocation) -> MlirLocation {
        read(location, MlirLocation::null(), |objects, kind| match kind {
            LocKind::CallSite { caller, .. } => Some(objects.out(caller)),
            _ => None,
        })
    }

    /// Several locations; the metadata may be null.
    fn mlirLocationFusedGet(
        ctx: MlirContext,
        nLocations: isize,
        locations: *const MlirLocation,
        metadata: MlirAttribute,
    ) -> MlirLocation {
        let locations = raw::slice(locations, nLocations)?;
        let guard = ctx.lock()?;
        let (locations, metadata) = (guard.entities(locations)?, guard.optional_entity(metadata)?);
        Ok(guard.out(guard.context().fused_location(&locations, metadata)))
    }

    /// Number of fused locations; 0 for other locations.
    fn mlirLocationFusedGetNumLocations(location: MlirLocation) -> u32 {
        read(location, 0, |_, kind| match kind {
            LocKind::Fused { locations, .. } => Some(locations.len() as u32),
            _ => None,
        })
    }

    /// Writes the fused locations to an array; none for other locations.
    fn mlirLocationFusedGetLocations(location: MlirLocation, locationsCPtr: *mut MlirLocation) {
        read(location, (), |objects, kind| match kind {
            LocKind::Fused { locations, .. } => {
                let handles: Vec<MlirLocation> = locations.iter().map(|part| objects.out(*part)).collect();
                raw::write_all(locationsCPtr, &handles);
                Some(())
            }
            _ => None,
        })
    }

    /// The metadata of fused locations; null without, and for other locations.
    fn mlirLocationFusedGetMetadata(location: MlirLocation) -> MlirAttribute {
        read(location, MlirAttribute::null(), |objects, kind| match kind {
            LocKind::Fused { metadata, .. } => Some(objects.out_optional(metadata)),
            _ => None,
        })
    }

    /// A named location; the location that it names may be null.
    fn mlirLocationNameGet(context: MlirContext, name: MlirStringRef, childLoc: MlirLocation) -> MlirLocation {
        let name = raw::bytes(name)?;
        let guard = context.lock()?;
        let child = guard.optional_entity(childLoc)?.unwrap_or(Location::UNKNOWN);
        let ctx = guard.context();
        Ok(guard.out(ctx.name_location(ctx.ident_bytes(name), child)))
    }

    /// The name of a location; null for other locations.
    fn mlirLocationNameGetName(location: MlirLocation) -> MlirIdentifier {
        read(location, MlirIdentifier::null(), |objects, kind| match kind {
            LocKind::Name { name, .. } => Some(objects.out(name)),
            _ => None,
        })
    }

    /// The location that is named; null for other locations.
    fn mlirLocationNameGetChildLoc(location: MlirLocation) -> MlirLocation {
        read(location, MlirLocation::null(), |objects, kind| match kind {
            LocKind::Name { child, .. } => Some(objects.out(child)),
            _ => None,
        })
    }

    /// The unknown location.
    fn mlirLocationUnknownGet(context: MlirContext) -> MlirLocation {
        Ok(context.lock()?.out(Location::UNKNOWN))
    }

    /// The context of a location.
    fn mlirLocationGetContext(location: MlirLocation) -> MlirContext {
        Ok(location.enter()?.0.out_context())
    }

    /// Whether two locations are equal.
    fn mlirLocationEqual(l1: MlirLocation, l2: MlirLocation) -> bool {
        if l1 == l2 || l1.is_null() || l2.is_null() {
            return Ok(l1 == l2);
        }
        // A position in a text that was read has another handle than the same position written out.
        let (guard, l1) = l1.enter()?;
        let Ok(l2) = guard.entity(l2) else { return Ok(false) };
        Ok(l1.interned(guard.context()) == l2.interned(guard.context()))
    }

    /// Writes a location.
    fn mlirLocationPrint(location: MlirLocation, callback: MlirStringCallback, userData: *mut c_void) {
        let text = {
            let (guard, location) = location.enter()?;
            let mut printer = Printer::new(guard.context(), PrintOptions::default());
            printer.print_location(location);
            printer.finish()
        };
        raw::send(callback, userData, text.as_bytes())
    }
}
