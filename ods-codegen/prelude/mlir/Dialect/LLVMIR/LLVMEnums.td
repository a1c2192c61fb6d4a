// Part of odsgen. Apache-2.0.
//
// Enums of LLVM IR. Names and values are those of MLIR 22's mlir/Dialect/LLVMIR/LLVMEnums.td (LLVM Project, Apache-2.0
// WITH LLVM-exception).

#ifndef LLVMIR_ENUMS
#define LLVMIR_ENUMS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/IR/EnumAttr.td"

// A case: its name in MLIR, its word, its name in LLVM, its value.
class LLVM_EnumAttrCase<string cppSym, string irSym, string llvmSym, int val> : I64EnumAttrCase<cppSym, val, irSym> {
  string llvmEnumerant = llvmSym;
}

// An enum of LLVM; of the unsupported cases MLIR's has none.
class LLVM_EnumAttr<string name, string llvmName, string description, list<LLVM_EnumAttrCase> cases,
                    list<LLVM_EnumAttrCase> unsupportedCases = []> : I64EnumAttr<name, description, cases> {
  let cppNamespace = "::mlir::LLVM";
  string llvmClassName = llvmName;
  list<LLVM_EnumAttrCase> unsupported = unsupportedCases;
}

// Cases from tables with a row for each: the end of the record's name, the word, and the names in LLVM and in MLIR, as
// far as these are others.
multiclass LLVM_Cases<list<int> values, list<list<string>> rows> {
  foreach i = !range(!size(rows)) in {
    defvar row = rows[i];
    defvar llvmName = !if(!gt(!size(row), 2), row[2], row[0]);
    defvar ownName = !if(!gt(!size(row), 3), row[3], row[0]);
    def NAME # row[0] : LLVM_EnumAttrCase<ownName, row[1], llvmName, values[i]>;
  }
}

// Cases whose values are counted from a number on.
multiclass LLVM_CountedCases<int first, list<list<string>> rows> {
  defm NAME : LLVM_Cases<!range(first, !add(first, !size(rows))), rows>;
}

// Cases whose names in MLIR are their words.
multiclass LLVM_Words<list<int> values, list<list<string>> rows> {
  defm NAME : LLVM_Cases<values, !foreach(row, rows, [row[0], row[1], row[!sub(!size(row), 1)], row[1]])>;
}

// The cases of a prefix, by the ends of their names.
class LLVM_CasesOf<string prefix, list<string> ends> {
  list<LLVM_EnumAttrCase> cases = !foreach(end, ends, !cast<LLVM_EnumAttrCase>(prefix # end));
}

// An attribute that is stored as one of the dialect: the enum, the attribute's class, how the value is taken.
class LLVM_StoredEnum<string enum, string getter, string returned, string text>
    : DialectAttr<LLVM_Dialect, CPred<"::llvm::isa<::mlir::LLVM::" # enum # "Attr>($_self)">, text> {
  let storageType = "::mlir::LLVM::" # enum # "Attr";
  let returnType = "::mlir::LLVM::" # returned;
  let convertFromStorage = "$_self." # getter # "()";
  let constBuilderCall = storageType # "::get($_builder.getContext(), $0)";
}

// Operations and memory

defm Asm : LLVM_CountedCases<0, [["ATT", "att", "AD_ATT", "AD_ATT"], ["Intel", "intel", "AD_Intel", "AD_Intel"]]>;
def AsmATTOrIntel : LLVM_EnumAttr<"AsmDialect", "::llvm::InlineAsm::AsmDialect", "ATT (0) or Intel (1) asm dialect",
                                  LLVM_CasesOf<"Asm", ["ATT", "Intel"]>.cases>;

def AtomicBadBinOp : LLVM_EnumAttrCase<"", "", "BAD_BINOP", 0>;
defm AtomicBinOp : LLVM_Words<!range(21), [["Xchg", "xchg", "Xchg"], ["Add", "add", "Add"], ["Sub", "sub", "Sub"],
                                           ["And", "_and", "And"], ["Nand", "nand", "Nand"], ["Or", "_or", "Or"],
                                           ["Xor", "_xor", "Xor"], ["Max", "max", "Max"], ["Min", "min", "Min"],
                                           ["UMax", "umax", "UMax"], ["UMin", "umin", "UMin"],
                                           ["FAdd", "fadd", "FAdd"], ["FSub", "fsub", "FSub"],
                                           ["FMax", "fmax", "FMax"], ["FMin", "fmin", "FMin"],
                                           ["UIncWrap", "uinc_wrap", "UIncWrap"],
                                           ["UDecWrap", "udec_wrap", "UDecWrap"],
                                           ["USubCond", "usub_cond", "USubCond"], ["USubSat", "usub_sat", "USubSat"],
                                           ["FMaximum", "fmaximum", "FMaximum"], ["FMinimum", "fminimum", "FMinimum"]]>;
def AtomicBinOp : LLVM_EnumAttr<"AtomicBinOp", "::llvm::AtomicRMWInst::BinOp", "llvm.atomicrmw binary operations",
                                LLVM_CasesOf<"AtomicBinOp", ["Xchg", "Add", "Sub", "And", "Nand", "Or", "Xor", "Max",
                                                             "Min", "UMax", "UMin", "FAdd", "FSub", "FMax", "FMin",
                                                             "UIncWrap", "UDecWrap", "USubCond", "USubSat",
                                                             "FMaximum", "FMinimum"]>.cases,
                                [AtomicBadBinOp]>;

defvar LLVM_AtomicOrderingValues = [0, 1, 2, 4, 5, 6, 7];
defm AtomicOrdering : LLVM_Words<LLVM_AtomicOrderingValues,
                                 [["NotAtomic", "not_atomic", "NotAtomic"],
                                  ["Unordered", "unordered", "Unordered"],
                                  ["Monotonic", "monotonic", "Monotonic"],
                                  ["Acquire", "acquire", "Acquire"],
                                  ["Release", "release", "Release"],
                                  ["AcquireRelease", "acq_rel", "AcquireRelease"],
                                  ["SequentiallyConsistent", "seq_cst", "SequentiallyConsistent"]]>;
def AtomicOrdering : LLVM_EnumAttr<"AtomicOrdering", "::llvm::AtomicOrdering",
                                   "Atomic ordering for LLVM's memory model",
                                   LLVM_CasesOf<"AtomicOrdering", ["NotAtomic", "Unordered", "Monotonic", "Acquire",
                                                                   "Release", "AcquireRelease",
                                                                   "SequentiallyConsistent"]>.cases>;

// Comparisons: the record's name is LLVM's, but for its prefix.
multiclass LLVM_Predicates<string prefix, list<string> names, list<string> words> {
  def NAME # "Bad" : LLVM_EnumAttrCase<"", "", "BAD_" # prefix # "_PREDICATE", 0>;
  defm NAME : LLVM_Words<!range(!size(names)), !foreach(i, !range(!size(names)),
                                                         [names[i], words[i], prefix # "_" # names[i]])>;
}

defvar LLVM_FCmp = ["FALSE", "OEQ", "OGT", "OGE", "OLT", "OLE", "ONE", "ORD", "UEQ", "UGT", "UGE", "ULT", "ULE",
                    "UNE", "UNO", "TRUE"];
defvar LLVM_ICmp = ["EQ", "NE", "SLT", "SLE", "SGT", "SGE", "ULT", "ULE", "UGT", "UGE"];
defvar LLVM_FCmpWords = ["_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
                         "une", "uno", "_true"];
defm FCmpPredicate : LLVM_Predicates<"FCMP", LLVM_FCmp, LLVM_FCmpWords>;
defm ICmpPredicate : LLVM_Predicates<"ICMP", LLVM_ICmp, !foreach(name, LLVM_ICmp, !tolower(name))>;

defvar LLVM_FCmpCases = LLVM_CasesOf<"FCmpPredicate", LLVM_FCmp>.cases;
defvar LLVM_ICmpCases = LLVM_CasesOf<"ICmpPredicate", LLVM_ICmp>.cases;
defvar LLVM_BadPredicates = [FCmpPredicateBad, ICmpPredicateBad];
def FCmpPredicate : LLVM_EnumAttr<"FCmpPredicate", "::llvm::CmpInst::Predicate", "llvm.fcmp comparison predicate",
                                  LLVM_FCmpCases, LLVM_ICmpCases # LLVM_BadPredicates>;
def ICmpPredicate : LLVM_EnumAttr<"ICmpPredicate", "::llvm::CmpInst::Predicate", "llvm.icmp comparison predicate",
                                  LLVM_ICmpCases, LLVM_FCmpCases # LLVM_BadPredicates>;

// Functions and globals

defvar LLVM_CConvValues = [0] # !range(8, 12) # !range(13, 21) # !range(64, 73) # !range(75, 102);
defm CConv : LLVM_Cases<LLVM_CConvValues, [["C", "ccc"], ["Fast", "fastcc"], ["Cold", "coldcc"], ["GHC", "cc_10"],
                                           ["HiPE", "cc_11"], ["AnyReg", "anyregcc"],
                                           ["PreserveMost", "preserve_mostcc"], ["PreserveAll", "preserve_allcc"],
                                           ["Swift", "swiftcc"],
                                           ["CXXFastTLS", "cxx_fast_tlscc", "CXX_FAST_TLS", "CXX_FAST_TLS"],
                                           ["Tail", "tailcc"], ["CFGuard_Check", "cfguard_checkcc"],
                                           ["SwiftTail", "swifttailcc"], ["X86_StdCall", "x86_stdcallcc"],
                                           ["X86_FastCall", "x86_fastcallcc"], ["ARM_APCS", "arm_apcscc"],
                                           ["ARM_AAPCS", "arm_aapcscc"], ["ARM_AAPCS_VFP", "arm_aapcs_vfpcc"],
                                           ["MSP430_INTR", "msp430_intrcc"], ["X86_ThisCall", "x86_thiscallcc"],
                                           ["PTX_Kernel", "ptx_kernelcc"], ["PTX_Device", "ptx_devicecc"],
                                           ["SPIR_FUNC", "spir_funccc"], ["SPIR_KERNEL", "spir_kernelcc"],
                                           ["Intel_OCL_BI", "intel_ocl_bicc"], ["X86_64_SysV", "x86_64_sysvcc"],
                                           ["Win64", "win64cc"], ["X86_VectorCall", "x86_vectorcallcc"],
                                           ["HHVM", "hhvmcc", "DUMMY_HHVM", "DUMMY_HHVM"],
                                           ["HHVM_C", "hhvm_ccc", "DUMMY_HHVM_C", "DUMMY_HHVM_C"],
                                           ["X86_INTR", "x86_intrcc"], ["AVR_INTR", "avr_intrcc"],
                                           ["AVR_SIGNAL", "avr_signalcc"], ["AVR_BUILTIN", "avr_builtincc"],
                                           ["AMDGPU_VS", "amdgpu_vscc"], ["AMDGPU_GS", "amdgpu_gscc"],
                                           ["AMDGPU_PS", "amdgpu_pscc"], ["AMDGPU_CS", "amdgpu_cscc"],
                                           ["AMDGPU_KERNEL", "amdgpu_kernelcc"], ["X86_RegCall", "x86_regcallcc"],
                                           ["AMDGPU_HS", "amdgpu_hscc"], ["MSP430_BUILTIN", "msp430_builtincc"],
                                           ["AMDGPU_LS", "amdgpu_lscc"], ["AMDGPU_ES", "amdgpu_escc"],
                                           ["AArch64_VectorCall", "aarch64_vectorcallcc"],
                                           ["AArch64_SVE_VectorCall", "aarch64_sve_vectorcallcc"],
                                           ["WASM_EmscriptenInvoke", "wasm_emscripten_invokecc"],
                                           ["AMDGPU_Gfx", "amdgpu_gfxcc"], ["M68k_INTR", "m68k_intrcc"]]>;
defvar LLVM_CConvs = ["C", "Fast", "Cold", "GHC", "HiPE", "AnyReg", "PreserveMost", "PreserveAll", "Swift",
                      "CXXFastTLS", "Tail", "CFGuard_Check", "SwiftTail", "X86_StdCall", "X86_FastCall", "ARM_APCS",
                      "ARM_AAPCS", "ARM_AAPCS_VFP", "MSP430_INTR", "X86_ThisCall", "PTX_Kernel", "PTX_Device",
                      "SPIR_FUNC", "SPIR_KERNEL", "Intel_OCL_BI", "X86_64_SysV", "Win64", "X86_VectorCall", "HHVM",
                      "HHVM_C", "X86_INTR", "AVR_INTR", "AVR_BUILTIN", "AMDGPU_VS", "AMDGPU_GS", "AMDGPU_CS",
                      "AMDGPU_KERNEL", "X86_RegCall", "AMDGPU_HS", "MSP430_BUILTIN", "AMDGPU_LS", "AMDGPU_ES",
                      "AArch64_VectorCall", "AArch64_SVE_VectorCall", "WASM_EmscriptenInvoke", "AMDGPU_Gfx",
                      "M68k_INTR"];
// Not a class in LLVM, so that it has no unsupported cases either.
class LLVM_CEnumAttr<string name, string llvmNS, string description, list<LLVM_EnumAttrCase> cases>
    : I64EnumAttr<name, description, cases> {
  string llvmClassName = llvmNS;
}
let cppNamespace = "::mlir::LLVM::cconv" in
def CConvEnum : LLVM_CEnumAttr<"CConv", "::llvm::CallingConv", "Calling Conventions",
                               LLVM_CasesOf<"CConv", LLVM_CConvs>.cases>;
def CConv : LLVM_StoredEnum<"CConv", "getCallingConv", "cconv::CConv", "LLVM Calling Convention specification">;

defm TailCallKind : LLVM_CountedCases<0, [["None", "none", "TCK_None"], ["Tail", "tail", "TCK_Tail"],
                                          ["MustTail", "musttail", "TCK_MustTail"],
                                          ["NoTailCall", "notail", "TCK_NoTail", "NoTail"]]>;
let cppNamespace = "::mlir::LLVM::tailcallkind" in
def TailCallKindEnum : LLVM_EnumAttr<"TailCallKind", "::llvm::CallInst::TailCallKind", "Tail Call Kind",
                                     LLVM_CasesOf<"TailCallKind", ["None", "NoTailCall", "MustTail", "Tail"]>.cases>;
def TailCallKind : LLVM_StoredEnum<"TailCallKind", "getTailCallKind", "tailcallkind::TailCallKind", CConv.summary>;

defm Linkage : LLVM_CountedCases<0, [["External", "external", "ExternalLinkage"],
                                     ["AvailableExternally", "available_externally", "AvailableExternallyLinkage"],
                                     ["Linkonce", "linkonce", "LinkOnceAnyLinkage"],
                                     ["LinkonceODR", "linkonce_odr", "LinkOnceODRLinkage"],
                                     ["Weak", "weak", "WeakAnyLinkage"], ["WeakODR", "weak_odr", "WeakODRLinkage"],
                                     ["Appending", "appending", "AppendingLinkage"],
                                     ["Internal", "internal", "InternalLinkage"],
                                     ["Private", "private", "PrivateLinkage"],
                                     ["ExternWeak", "extern_weak", "ExternalWeakLinkage"],
                                     ["Common", "common", "CommonLinkage"]]>;
let cppNamespace = "::mlir::LLVM::linkage" in
def LinkageEnum : LLVM_EnumAttr<"Linkage", "::llvm::GlobalValue::LinkageTypes", "LLVM linkage types",
                                LLVM_CasesOf<"Linkage", ["External", "AvailableExternally", "Linkonce", "LinkonceODR",
                                                         "Weak", "WeakODR", "Appending", "Internal", "Private",
                                                         "ExternWeak", "Common"]>.cases>;
def Linkage : LLVM_StoredEnum<"Linkage", "getLinkage", "Linkage", "LLVM Linkage specification">;

defm Comdat : LLVM_CountedCases<0, [["Any", "any"], ["ExactMatch", "exactmatch"], ["Largest", "largest"],
                                    ["NoDeduplicate", "nodeduplicate"], ["SameSize", "samesize"]]>;
let cppNamespace = "::mlir::LLVM::comdat" in
def Comdat : LLVM_EnumAttr<"Comdat", "::llvm::Comdat::SelectionKind", "LLVM Comdat Types",
                           LLVM_CasesOf<"Comdat", ["Any", "ExactMatch", "Largest", "NoDeduplicate", "SameSize"]>.cases>;

defm UnnamedAddr : LLVM_CountedCases<0, [["None", ""], ["Local", "local_unnamed_addr"], ["Global", "unnamed_addr"]]>;
def UnnamedAddr : LLVM_EnumAttr<"UnnamedAddr", "::llvm::GlobalValue::UnnamedAddr", "LLVM GlobalValue UnnamedAddr",
                                LLVM_CasesOf<"UnnamedAddr", ["None", "Local", "Global"]>.cases>;

defm Visibility : LLVM_CountedCases<0, [["Default", "", "DefaultVisibility"],
                                        ["Hidden", "hidden", "HiddenVisibility"],
                                        ["Protected", "protected", "ProtectedVisibility"]]>;
def Visibility : LLVM_EnumAttr<"Visibility", "::llvm::GlobalValue::VisibilityTypes", "LLVM GlobalValue Visibility",
                               LLVM_CasesOf<"Visibility", ["Default", "Hidden", "Protected"]>.cases>;

defm ModRefInfo : LLVM_CountedCases<0, [["NoModRef", "none"], ["Ref", "read"], ["Mod", "write"],
                                        ["ModRef", "readwrite"]]>;
def ModRefInfoEnum : LLVM_EnumAttr<"ModRefInfo", "::llvm::ModRefInfo", "LLVM ModRefInfo",
                                   LLVM_CasesOf<"ModRefInfo", ["NoModRef", "Ref", "Mod", "ModRef"]>.cases>;

defm FramePointerKind : LLVM_CountedCases<0, [["None", "none"], ["NonLeaf", "non-leaf"], ["All", "all"],
                                              ["Reserved", "reserved"], ["NonLeafNoReserve", "non-leaf-no-reserve"]]>;
let cppNamespace = "::mlir::LLVM::framePointerKind" in
def FramePointerKindEnum
    : LLVM_EnumAttr<"FramePointerKind", "::llvm::FramePointerKind", "LLVM FramePointerKind",
                    LLVM_CasesOf<"FramePointerKind", ["None", "NonLeaf", "All", "Reserved", "NonLeafNoReserve"]>.cases>;

defm UWTableKind : LLVM_CountedCases<0, [["None", "none"], ["Sync", "sync"], ["Async", "async"]]>;
let cppNamespace = "::mlir::LLVM::uwtable" in
def UWTableKindEnum : LLVM_EnumAttr<"UWTableKind", "::llvm::UWTableKind", "LLVM Unwind Behavior",
                                    LLVM_CasesOf<"UWTableKind", ["None", "Sync", "Async"]>.cases>;

defm ModFlagBehavior : LLVM_CountedCases<1, [["Error", "error"], ["Warning", "warning"], ["Require", "require"],
                                             ["Override", "override"], ["Append", "append"],
                                             ["AppendUnique", "append_unique"], ["Max", "max"], ["Min", "min"]]>;
def ModFlagBehaviorAttr
    : LLVM_EnumAttr<"ModFlagBehavior", "::llvm::Module::ModFlagBehavior", "LLVM Module Flag Behavior",
                    LLVM_CasesOf<"ModFlagBehavior", ["Error", "Warning", "Require", "Override", "Append",
                                                     "AppendUnique", "Max", "Min"]>.cases>;

// Floating-point environment

defm Round : LLVM_Cases<[0, 1, 2, 3, 4, 7, -1], [["TowardZero", "towardzero"], ["NearestTiesToEven", "tonearest"],
                                                 ["TowardPositive", "upward"], ["TowardNegative", "downward"],
                                                 ["NearestTiesToAway", "tonearestaway"], ["Dynamic", "dynamic"],
                                                 ["Invalid", "invalid"]]>;
def RoundingModeAttr : LLVM_EnumAttr<"RoundingMode", "::llvm::RoundingMode", "LLVM Rounding Mode",
                                     LLVM_CasesOf<"Round", ["TowardZero", "NearestTiesToEven", "TowardPositive",
                                                            "TowardNegative", "NearestTiesToAway", "Dynamic",
                                                            "Invalid"]>.cases>;
def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

defm FPExceptionBehavior : LLVM_CountedCases<0, [["Ignore", "ignore", "ebIgnore"],
                                                 ["MayTrap", "maytrap", "ebMayTrap"],
                                                 ["Strict", "strict", "ebStrict"]]>;
def FPExceptionBehaviorAttr
    : LLVM_EnumAttr<"FPExceptionBehavior", "::llvm::fp::ExceptionBehavior", "LLVM Exception Behavior",
                    LLVM_CasesOf<"FPExceptionBehavior", ["Ignore", "MayTrap", "Strict"]>.cases>;

// Debug information and profiles: cases without words of their own, with values from 0 on

multiclass LLVM_PlainCases<list<string> names> {
  foreach i = !range(!size(names)) in
    def NAME # names[i] : I64EnumAttrCase<names[i], i>;
}
class LLVM_PlainEnum<string prefix, string cppName, string text, list<string> names>
    : I64EnumAttr<cppName, text, !foreach(name, names, !cast<I64EnumAttrCase>(prefix # name))> {
  let cppNamespace = "::mlir::LLVM";
}

defvar LLVM_DIEmissions = ["None", "Full", "LineTablesOnly", "DebugDirectivesOnly"];
defm LLVM_DIEmission : LLVM_PlainCases<LLVM_DIEmissions>;
def LLVM_DIEmissionKind
    : LLVM_PlainEnum<"LLVM_DIEmission", "DIEmissionKind", "LLVM debug emission kind", LLVM_DIEmissions>;
defvar LLVM_DINameTables = ["Default", "GNU", "None", "Apple"];
defm LLVM_DINameTable : LLVM_PlainCases<LLVM_DINameTables>;
def LLVM_DINameTableKind
    : LLVM_PlainEnum<"LLVM_DINameTable", "DINameTableKind", "LLVM debug name table kind", LLVM_DINameTables>;
defvar LLVM_ProfileSummaryFormats = ["SampleProfile", "InstrProf", "CSInstrProf"];
defm LLVM_ProfileSummaryFormat : LLVM_PlainCases<LLVM_ProfileSummaryFormats>;
def LLVM_ProfileSummaryFormatKind
    : LLVM_PlainEnum<"LLVM_ProfileSummaryFormat", "ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds",
                     LLVM_ProfileSummaryFormats>;

// Flags

// Bits from one on, by their names; the empty name is a bit of no case.
multiclass LLVM_Bits<int first, list<string> names> {
  foreach i = !range(!size(names)) in
    if !ne(names[i], "") then
      def NAME # names[i] : I32BitEnumAttrCaseBit<names[i], !add(first, i)>;
}
class LLVM_Flags<string name, string text, list<BitEnumCaseBase> cases> : I32BitEnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

def LLVM_DIFlagZero : I32BitEnumAttrCaseNone<"Zero">;
foreach i = [0, 1] in
  def LLVM_DIFlagVisibilityBit # i : I32BitEnumAttrCaseBit<"Bit" # i, i>;
defvar LLVM_DIVisibility = [LLVM_DIFlagVisibilityBit0, LLVM_DIFlagVisibilityBit1];
def LLVM_DIFlagPrivate : I32BitEnumAttrCaseGroup<"Private", LLVM_DIVisibility[0...0]>;
def LLVM_DIFlagProtected : I32BitEnumAttrCaseGroup<"Protected", LLVM_DIVisibility[1...1]>;
def LLVM_DIFlagPublic : I32BitEnumAttrCaseGroup<"Public", LLVM_DIVisibility>;
defvar LLVM_DIFlagsBefore = ["FwdDecl", "AppleBlock", "ReservedBit4", "Virtual", "Artificial", "Explicit", "Prototyped",
                             "ObjcClassComplete", "ObjectPointer", "Vector", "StaticMember", "LValueReference",
                             "RValueReference", "ExportSymbols"];
// One bit, as in MLIR; in LLVM they are two bits.
defvar LLVM_DIFlagsInheritance = ["SingleInheritance", "MultipleInheritance", "VirtualInheritance"];
defvar LLVM_DIFlagsAfter = ["IntroducedVirtual", "BitField", "NoReturn", "", "TypePassByValue", "TypePassByReference",
                            "EnumClass", "Thunk", "NonTrivial", "BigEndian", "LittleEndian", "AllCallsDescribed"];
defm LLVM_DIFlag : LLVM_Bits<2, LLVM_DIFlagsBefore>;
foreach name = LLVM_DIFlagsInheritance in
  defm LLVM_DIFlag : LLVM_Bits<16, [name]>;
defm LLVM_DIFlag : LLVM_Bits<18, LLVM_DIFlagsAfter>;
defvar LLVM_DIFlagNames = ["Zero", "VisibilityBit0", "VisibilityBit1", "Private", "Protected", "Public"] #
                          LLVM_DIFlagsBefore # LLVM_DIFlagsInheritance # LLVM_DIFlagsAfter;
def DIFlags : LLVM_Flags<"DIFlags", "LLVM DI flags",
                         !foreach(name, !filter(name, LLVM_DIFlagNames, !ne(name, "")),
                                  !cast<BitEnumCaseBase>("LLVM_DIFlag" # name))>;

defvar LLVM_DISPNames = ["Virtual", "PureVirtual", "LocalToUnit", "Definition", "Optimized", "Pure", "Elemental",
                         "Recursive", "MainSubprogram", "Deleted", "", "ObjCDirect"];
defm LLVM_DISP : LLVM_Bits<0, LLVM_DISPNames>;
def DISubprogramFlags : LLVM_Flags<"DISubprogramFlags", "LLVM DISubprogram flags",
                                   !foreach(name, !filter(name, LLVM_DISPNames, !ne(name, "")),
                                            !cast<BitEnumCaseBase>("LLVM_DISP" # name))>;

defvar LLVM_FMFNames = ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"];
def FMFnone : I32BitEnumAttrCaseNone<"none">;
defm FMF : LLVM_Bits<0, LLVM_FMFNames>;
defvar LLVM_FMFBits = !foreach(name, LLVM_FMFNames, !cast<I32BitEnumAttrCaseBit>("FMF" # name));
def FMFfast : I32BitEnumAttrCaseGroup<"fast", LLVM_FMFBits>;
let separator = ", ", genSpecializedAttr = 0 in
def FastmathFlags : LLVM_Flags<"FastmathFlags", "LLVM fastmath flags", [FMFnone] # LLVM_FMFBits # [FMFfast]>;
let assemblyFormat = "`<` $value `>`" in
def LLVM_FastmathFlagsAttr : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath">;

// Flags that are properties

def IOFnone : I32BitEnumCaseNone<"none">;
def IOFnsw : I32BitEnumCaseBit<"nsw", 0>;
def IOFnuw : I32BitEnumCaseBit<"nuw", 1>;
def GEPNone : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;

let cppNamespace = "::mlir::LLVM", printBitEnumPrimaryGroups = 1 in {
  let separator = ", " in
  def IntegerOverflowFlags
      : I32BitEnum<"IntegerOverflowFlags", "LLVM integer overflow flags", [IOFnone, IOFnsw, IOFnuw]>;
  def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags",
                                  [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw, GEPInbounds]>;
}
let assemblyFormat = "`<` $value `>`" in
def LLVM_IntegerOverflowFlagsAttr : EnumAttr<LLVM_Dialect, IntegerOverflowFlags, "overflow">;
let defaultValue = IntegerOverflowFlags.cppType # "::none" in
def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow", LLVM_IntegerOverflowFlagsAttr>;
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = interfaceType # "::none";
}

#endif // LLVMIR_ENUMS
