// Part of odsgen. Apache-2.0.
//
// Locations: where in a source operations come from. Names and values are those of MLIR 22's
// mlir/IR/BuiltinLocationAttributes.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef BUILTIN_LOCATION_ATTRIBUTES_TD
#define BUILTIN_LOCATION_ATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"

// Their syntax, inside `loc(...)`, is hand-written.
class Builtin_LocationAttr<string name, list<Trait> traits = []> : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
  let mnemonic = ?;
}

def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let summary = "A callsite source location";
  let description = "A place in what is called, and the place of the call: `loc(callsite(\"f\" at \"g\"))`.";
  let attrName = "builtin.call_site_loc";
  let parameters = (ins "Location":$callee, "Location":$caller);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Location":$callee, "Location":$caller),
      [{ return $_get(callee->getContext(), callee, caller); }]>,
    AttrBuilderWithInferredContext<(ins "Location":$name, "ArrayRef<Location>":$frames)>,
  ];
  let skipDefaultBuilders = 1;
}

def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let summary = "A file:line:column source location range";
  let description = [{
    A file and, as far as known, the line and column where something starts and where it ends:
    `loc("f.mlir":1:2 to 3:4)`.
  }];
  let attrName = "builtin.file_line_range";
  let parameters = (ins "StringAttr":$filename, "unsigned":$start_line, "unsigned":$start_column,
                        "unsigned":$end_line, "unsigned":$end_column);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename), CppBody>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename, "unsigned":$line), CppBody>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename, "unsigned":$line, "unsigned":$column), CppBody>,
    AttrBuilder<(ins "::llvm::StringRef":$filename, "unsigned":$start_line, "unsigned":$start_column), CppBody>,
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$filename, "unsigned":$line, "unsigned":$start_column,
                                        "unsigned":$end_column), CppBody>,
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$filename, "unsigned":$start_line,
                                        "unsigned":$start_column, "unsigned":$end_line, "unsigned":$end_column),
      CppBody>,
    AttrBuilder<(ins "::llvm::StringRef":$filename, "unsigned":$start_line, "unsigned":$start_column,
                     "unsigned":$end_line, "unsigned":$end_column), CppBody>,
  ];
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let genStorageClass = 0;
}

def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let summary = "A tuple of other source locations";
  let description = "Several places, and perhaps why they are one: `loc(fused<\"CSE\">[\"f\", \"g\"])`.";
  let attrName = "builtin.fused_loc";
  let parameters = (ins ArrayRefParameter<"Location", "">:$locations, "Attribute":$metadata);
}

def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let summary = "A named source location";
  let description = "A name, and the place it stands for if that is known: `loc(\"f\"(\"f.mlir\":1:2))`.";
  let attrName = "builtin.name_loc";
  let parameters = (ins "StringAttr":$name, "Location":$childLoc);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$name, "Location":$childLoc),
      [{ return $_get(name.getContext(), name, childLoc); }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$name),
      [{ return $_get(name.getContext(), name, UnknownLoc::get(name.getContext())); }]>,
  ];
  let skipDefaultBuilders = 1;
}

def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let summary = "An opaque source location";
  let description = "A pointer to what another program keeps, and a location for all who do not know it.";
  let attrName = "builtin.opaque_loc";
  let parameters = (ins "uintptr_t":$underlyingLocation, "TypeID":$underlyingTypeID, "Location":$fallbackLocation);
  let builders = [
    AttrBuilderWithInferredContext<(ins "uintptr_t":$underlyingLocation, "TypeID":$underlyingTypeID,
                                        "Location":$fallbackLocation), CppBody>,
  ];
  let skipDefaultBuilders = 1;
}

def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let summary = "An unspecified source location";
  let description = "No place is known: `loc(unknown)`.";
  let attrName = "builtin.unknown_loc";
}

#endif // BUILTIN_LOCATION_ATTRIBUTES_TD
