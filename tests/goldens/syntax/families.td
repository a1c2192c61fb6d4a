// Operations with the directives that dialects have for themselves. Their texts, but for the operations' names, are
// mlir-opt's.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

class D<string n> : Dialect { let name = n; let cppNamespace = "::mlir::" # n; }
def Amdgpu : D<"amdgpu">;
def Async : D<"async">;
def Cf : D<"cf">;
def Emitc : D<"emitc">;
def Irdl : D<"irdl">;
def Llvm : D<"llvm">;
def MlProgram : D<"ml_program">;
def Omp : D<"omp">;
def Pdl : D<"pdl">;
def Spirv : D<"spirv">;

class Cases<string name, list<I32EnumAttrCase> cases> : I32EnumAttr<name, name, cases> { let genSpecializedAttr = 0; }
class Case<Dialect d, EnumInfo e, string mnemonic> : EnumAttr<d, e, mnemonic>;

def MfmaOp : Op<Amdgpu, "mfma"> {
  let arguments = (ins I32Attr:$m, I32Attr:$n, I32Attr:$k);
  let assemblyFormat = "custom<MNKDimensionList>($m, $n, $k) attr-dict";
}

def Value : TypeDef<Async, "Value"> {
  let mnemonic = "value"; let parameters = (ins "Type":$valueType); let assemblyFormat = "`<` $valueType `>`";
}
def AwaitOp : Op<Async, "await"> {
  let arguments = (ins AnyType:$operand);
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat = "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict";
}

def SwitchOp : Op<Cf, "switch", [AttrSizedOperandSegments, Terminator]> {
  let arguments = (ins AnyInteger:$flag, Variadic<AnyType>:$defaultOperands,
    VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands, OptionalAttr<AnyIntElementsAttr>:$case_values,
    DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n` custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands,
    type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict
  }];
}

def GlobalOp : Op<Emitc, "global"> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, OptionalAttr<AnyAttr>:$initial_value);
  let assemblyFormat = "$sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict";
}
def CasesOp : Op<Emitc, "switch"> {
  let arguments = (ins AnyType:$arg, DenseI64ArrayAttr:$cases);
  let regions = (region SizedRegion<1>:$defaultRegion, VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\n` `` `default` $defaultRegion
  }];
}

def Variadicity : Cases<"Variadicity", [
  I32EnumAttrCase<"single", 0>, I32EnumAttrCase<"optional", 1>, I32EnumAttrCase<"variadic", 2>]>;
def VariadicityAttr : Case<Irdl, Variadicity, "variadicity">;
def VariadicityArrayAttr : ArrayOfAttr<Irdl, "VariadicityArray", "variadicity_array", VariadicityAttr.cppClassName>;
def TypeOp : Op<Irdl, "type", [NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)";
}
class Named<string mnemonic> : Op<Irdl, mnemonic> {
  let arguments = (ins Variadic<AnyType>:$args, StrArrayAttr:$names);
}
def ParametersOp : Named<"parameters"> {
  let arguments = (ins Variadic<I32>:$args, StrArrayAttr:$names);
  let assemblyFormat = "`` custom<NamedValueList>($args, $names) attr-dict";
}
def OperandsOp : Named<"operands"> {
  let arguments = (ins Variadic<I32>:$args, StrArrayAttr:$names, VariadicityArrayAttr:$variadicity);
  let assemblyFormat = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict";
}
def AttributesOp : Named<"attributes"> {
  let arguments = (ins Variadic<I32>:$args, StrArrayAttr:$names);
  let assemblyFormat = "custom<AttributesOp>($args, $names) attr-dict";
}

def Linkage : Cases<"Linkage", [I32EnumAttrCase<"External", 0, "external">, I32EnumAttrCase<"Weak", 1, "weak">]>;
def LinkageAttr : Case<Llvm, Linkage, "linkage"> { let assemblyFormat = "`<` $value `>`"; }
def IFuncOp : Op<Llvm, "ifunc"> {
  let arguments = (ins SymbolNameAttr:$sym_name, LinkageAttr:$linkage);
  let assemblyFormat = "custom<LLVMLinkage>($linkage) $sym_name attr-dict";
}
def LLVMSwitchOp : Op<Llvm, "switch", [Terminator]> {
  let arguments = (ins AnyInteger:$value, VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
    OptionalAttr<AnyIntElementsAttr>:$case_values, DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$default, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,` $default custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations,
    $caseOperands, type($caseOperands)) attr-dict
  }];
}
def IndirectBrOp : Op<Llvm, "indirectbr", [Terminator]> {
  let arguments = (ins AnyType:$addr, VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
    DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands,
    type($succOperands)) attr-dict
  }];
}
def AssumeOp : Op<Llvm, "assume"> {
  let arguments = (ins I1:$cond, VariadicOfVariadic<AnyType, "op_bundle_sizes">:$op_bundle_operands,
    DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags);
  let assemblyFormat = [{
    $cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)? `:` type($cond) attr-dict
  }];
}
def ShuffleOp : Op<Llvm, "shuffle"> {
  let arguments = (ins AnyVectorOfAnyRank:$v1, DenseI32ArrayAttr:$mask);
  let results = (outs AnyType:$res);
  let assemblyFormat = [{
    $v1 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
}

def MlGlobalOp : Op<MlProgram, "global"> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, OptionalAttr<AnyAttr>:$value,
    OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict
  }];
}

def BindKind : Cases<"BindKind", [I32EnumAttrCase<"teams", 0>, I32EnumAttrCase<"parallel", 1>]>;
def BindKindAttr : Case<Omp, BindKind, "bindkind">;
def TaskDepend : Cases<"TaskDepend", [I32EnumAttrCase<"taskdependin", 0>, I32EnumAttrCase<"taskdependout", 1>]>;
def TaskDependAttr : Case<Omp, TaskDepend, "clause_task_depend"> { let assemblyFormat = "`(` $value `)`"; }
def ReductionModifier : Cases<"ReductionModifier", [I32EnumAttrCase<"inscan", 1>, I32EnumAttrCase<"task", 2>]>;
def ReductionModifierAttr : Case<Omp, ReductionModifier, "reduction_modifier"> { let assemblyFormat = "`(` $value `)`"; }
def OrderKind : Cases<"OrderKind", [I32EnumAttrCase<"Concurrent", 1, "concurrent">]>;
def OrderKindAttr : Case<Omp, OrderKind, "orderkind">;
def OrderModifier : Cases<"OrderModifier", [
  I32EnumAttrCase<"reproducible", 0>, I32EnumAttrCase<"unconstrained", 1>]>;
def OrderModifierAttr : Case<Omp, OrderModifier, "order_mod">;
def ScheduleKind : Cases<"ScheduleKind", [
  I32EnumAttrCase<"Static", 0, "static">, I32EnumAttrCase<"Auto", 3, "auto">]>;
def ScheduleKindAttr : Case<Omp, ScheduleKind, "schedulekind">;
def ScheduleModifier : Cases<"ScheduleModifier", [
  I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"monotonic", 1>, I32EnumAttrCase<"simd", 3>]>;
def ScheduleModifierAttr : Case<Omp, ScheduleModifier, "sched_mod">;
def MapFlags : I32BitEnumAttr<"MapFlags", "", [
  I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"storage", 0>, I32BitEnumAttrCaseBit<"to", 1>,
  I32BitEnumAttrCaseBit<"from", 2>, I32BitEnumAttrCaseBit<"always", 3>]> { let genSpecializedAttr = 0; }
def MapFlagsAttr : Case<Omp, MapFlags, "clause_map_flags">;

def ParallelOp : Op<Omp, "parallel", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$allocate_vars, Variadic<AnyType>:$allocator_vars,
    Variadic<AnyType>:$private_vars, OptionalAttr<ArrayAttr>:$private_syms, UnitAttr:$private_needs_barrier,
    OptionalAttr<ReductionModifierAttr>:$reduction_mod, Variadic<AnyType>:$reduction_vars,
    OptionalAttr<DenseBoolArrayAttr>:$reduction_byref, OptionalAttr<ArrayAttr>:$reduction_syms,
    OptionalAttr<BindKindAttr>:$bind_kind, OptionalAttr<I64Attr>:$hint);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    oilist(`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars,
        type($allocator_vars)) `)`
      | `bind` `(` custom<ClauseAttr>($bind_kind) `)`
      | `hint` `(` custom<SynchronizationHint>($hint) `)`)
    custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier,
        $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict
  }];
}
def TargetOp : Op<Omp, "target", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$has_device_addr_vars, Variadic<AnyType>:$host_eval_vars,
    Variadic<AnyType>:$in_reduction_vars, OptionalAttr<DenseBoolArrayAttr>:$in_reduction_byref,
    OptionalAttr<ArrayAttr>:$in_reduction_syms, Variadic<AnyType>:$map_vars, Variadic<AnyType>:$private_vars,
    OptionalAttr<ArrayAttr>:$private_syms, UnitAttr:$private_needs_barrier,
    OptionalAttr<DenseI64ArrayAttr>:$private_maps);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    custom<TargetOpRegion>($region, $has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars,
        type($host_eval_vars), $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms,
        $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms, $private_needs_barrier,
        $private_maps) attr-dict
  }];
}
def TaskwaitOp : Op<Omp, "taskwait", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$depend_vars, OptionalAttr<ArrayAttr>:$depend_kinds,
    Variadic<AnyType>:$aligned_vars, OptionalAttr<ArrayAttr>:$alignments, Variadic<AnyType>:$copyprivate_vars,
    OptionalAttr<ArrayAttr>:$copyprivate_syms);
  let assemblyFormat = [{
    oilist(`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`
      | `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)`
      | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)`) attr-dict
  }];
}
def WsloopOp : Op<Omp, "wsloop", [AttrSizedOperandSegments]> {
  let arguments = (ins OptionalAttr<ScheduleKindAttr>:$schedule_kind, OptionalAttr<ScheduleModifierAttr>:$schedule_mod,
    UnitAttr:$schedule_simd, Optional<AnyType>:$schedule_chunk, OptionalAttr<OrderKindAttr>:$order,
    OptionalAttr<OrderModifierAttr>:$order_mod, Optional<AnyType>:$grainsize, OptionalAttr<OrderModifierAttr>:$grainsize_mod);
  let assemblyFormat = [{
    oilist(`schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk,
        type($schedule_chunk)) `)`
      | `order` `(` custom<OrderClause>($order, $order_mod) `)`
      | `grainsize` `(` custom<GrainsizeClause>($grainsize_mod, $grainsize, type($grainsize)) `)`) attr-dict
  }];
}
def MapOp : Op<Omp, "map"> {
  let arguments = (ins MapFlagsAttr:$map_type, OptionalAttr<ArrayAttr>:$members_index);
  let assemblyFormat = [{
    `(` custom<MapClause>($map_type) `)` (`members` custom<MembersIndex>($members_index)^)? attr-dict
  }];
}
def TileOp : Op<Omp, "tile", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$generatees, Variadic<I32>:$applyees);
  let assemblyFormat = "custom<LoopTransformClis>($generatees, $applyees) attr-dict";
}

def PdlValue : TypeDef<Pdl, "Value"> { let mnemonic = "value"; }
def PdlRange : TypeDef<Pdl, "Range"> {
  let mnemonic = "range"; let parameters = (ins "Type":$elementType); let assemblyFormat = "`<` $elementType `>`";
}
def RangeOp : Op<Pdl, "range"> {
  let arguments = (ins Variadic<AnyType>:$arguments);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    ($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
  }];
}
def ResultsOp : Op<Pdl, "results"> {
  let arguments = (ins OptionalAttr<I32Attr>:$index);
  let results = (outs AnyType:$val);
  let assemblyFormat = "($index^)? custom<ResultsValueType>(ref($index), type($val)) attr-dict";
}

def ImageOperands : I32BitEnumAttr<"ImageOperands", "", [
  I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"Bias", 0>, I32BitEnumAttrCaseBit<"Lod", 1>]> {
  let genSpecializedAttr = 0;
}
def ImageOperandsAttr : Case<Spirv, ImageOperands, "image_operands"> { let assemblyFormat = "`<` $value `>`"; }
def ImageOp : Op<Spirv, "image"> {
  let arguments = (ins OptionalAttr<ImageOperandsAttr>:$image_operands);
  let assemblyFormat = "custom<ImageOperands>($image_operands) attr-dict";
}
