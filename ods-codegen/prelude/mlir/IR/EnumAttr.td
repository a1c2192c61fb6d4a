// Part of odsgen. Apache-2.0.
//
// Enumerations of integers and of bits, as attributes, as parameters of other attributes and types, as properties.
// Names and values are those of MLIR 22's mlir/IR/EnumAttr.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef ENUMATTR_TD
#define ENUMATTR_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"

// Cases
//
// Each kind has two forms: plain (EnumCase), and as a constraint on integer attributes as well (EnumAttrCase).

// A case: its name in generated code, its value, its spelling in text, and the number of its bits.
class EnumCase<string sym, int intVal, string strVal, int widthVal> {
  string symbol = sym;
  int value = intVal;
  string str = strVal;
  int width = widthVal;
}

#ifdef ODS_SINCE_MLIR_23
class I8EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 8>;
class I16EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 16>;
#endif
class I32EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 32>;
class I64EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 64>;

class IntEnumAttrCaseBase<I intType, string sym, string strVal, int intVal>
    : EnumCase<sym, intVal, strVal, intType.bitwidth>, SignlessIntegerAttrBase<intType, "case " # strVal> {
  let predicate = CPred<"\n    ::llvm::cast<::mlir::IntegerAttr>($_self).getValue().eq(::llvm::APInt(" #
                        intType.bitwidth # ", " # intVal # "))">;
}
class I32EnumAttrCase<string sym, int val, string str = sym> : IntEnumAttrCaseBase<I32, sym, str, val>;
class I64EnumAttrCase<string sym, int val, string str = sym> : IntEnumAttrCaseBase<I64, sym, str, val>;

// A case of bits: no bit, one bit, or a group of them.
class BitEnumCaseBase<string sym, int val, string str, int width> : EnumCase<sym, val, str, width>;
class I8BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 8>;
class I16BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 16>;
class I32BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 32>;
class I64BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 64>;

class BitEnumAttrCaseBase<I intType, string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, intType.bitwidth>, SignlessIntegerAttrBase<intType, "case " # str>;
class I8BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I8, sym, val, str>;
class I16BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I16, sym, val, str>;
class I32BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I32, sym, val, str>;
class I64BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I64, sym, val, str>;

class BitEnumCaseNone<string sym, string str, int width> : BitEnumCaseBase<sym, 0, str, width>;
class I8BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 8>;
class I16BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 16>;
class I32BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 32>;
class I64BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 64>;

class I8BitEnumAttrCaseNone<string sym, string str = sym> : I8BitEnumAttrCase<sym, 0, str>;
class I16BitEnumAttrCaseNone<string sym, string str = sym> : I16BitEnumAttrCase<sym, 0, str>;
class I32BitEnumAttrCaseNone<string sym, string str = sym> : I32BitEnumAttrCase<sym, 0, str>;
class I64BitEnumAttrCaseNone<string sym, string str = sym> : I64BitEnumAttrCase<sym, 0, str>;

class BitEnumCaseBit<string sym, int pos, string str, int width> : BitEnumCaseBase<sym, !shl(1, pos), str, width> {
  assert !and(!ge(pos, 0), !lt(pos, width)), "there are only " # width # " bits, so there is no bit " # pos;
}
class I8BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 8>;
class I16BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 16>;
class I32BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 32>;
class I64BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 64>;

class BitEnumAttrCaseBit<I intType, string sym, int pos, string str = sym>
    : BitEnumAttrCaseBase<intType, sym, !shl(1, pos), str> {
  assert !and(!ge(pos, 0), !lt(pos, intType.bitwidth)),
         "there are only " # intType.bitwidth # " bits, so there is no bit " # pos;
}
class I8BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I8, sym, pos, str>;
class I16BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I16, sym, pos, str>;
class I32BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I32, sym, pos, str>;
class I64BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I64, sym, pos, str>;

class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> cases, string str = sym>
    : BitEnumCaseBase<sym, !foldl(0, cases, all, case, !or(all, case.value)), str, !head(cases).width>;
class BitEnumAttrCaseGroup<I intType, string sym, list<BitEnumCaseBase> cases, string str = sym>
    : BitEnumAttrCaseBase<intType, sym, !foldl(0, cases, all, case, !or(all, case.value)), str>;
class I8BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I8, sym, cases, str>;
class I16BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I16, sym, cases, str>;
class I32BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I32, sym, cases, str>;
class I64BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I64, sym, cases, str>;

// Enumerations

class EnumInfo<string name, string summaryValue, list<EnumCase> cases, int width> {
  // For the documentation.
  string summary = summaryValue;
  string description =
    "Enum cases:\n" # !interleave(!foreach(c, cases, "* " # c.str # " (`" # c.symbol # "`)"), "\n");

  // Where the generated type is, what it is called, and its integer type.
  string cppNamespace = "";
  string className = name;
  string cppType = cppNamespace # "::" # className;
  list<EnumCase> enumerants = cases;
  int bitwidth = width;
  string underlyingType = "uint" # width # "_t";

  // Names of the generated functions: case from number and from text, text from case, the greatest number.
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "::llvm::StringRef";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}

// An enumeration that is an integer attribute too: of a class that is generated for it, or of `baseClass` itself.
class EnumAttrInfo<string name, list<EnumCase> cases, SignlessIntegerAttrBase baseClass>
    : EnumInfo<name, baseClass.summary, cases, !cast<I>(baseClass.valueType).bitwidth>,
      Attr<baseClass.predicate, baseClass.summary> {
  bit genSpecializedAttr = 1;
  Attr baseAttrClass = baseClass;
  string specializedAttrClassName = name # Attr;

  let predicate = !if(genSpecializedAttr,
    CPred<"::llvm::isa<" # cppNamespace # "::" # specializedAttrClassName # ">($_self)">, baseAttrClass.predicate);
  let storageType = !if(genSpecializedAttr,
    cppNamespace # "::" # specializedAttrClassName, baseAttrClass.storageType);
  let returnType = !if(genSpecializedAttr, cppNamespace # "::" # className, baseAttrClass.returnType);
  let constBuilderCall = !if(genSpecializedAttr,
    cppNamespace # "::" # specializedAttrClassName # "::get($_builder.getContext(), $0)",
    baseAttrClass.constBuilderCall);
  let valueType = baseAttrClass.valueType;

  // How the enumeration is parsed and printed as a parameter.
  string parameterParser = ?;
  string parameterPrinter = ?;
}

class DefaultValuedEnumAttr<EnumAttrInfo attr, EnumCase case>
    : DefaultValuedAttr<attr, attr.cppType # "::" # case.symbol>;

// Enumerations whose value is one case.
class IntEnum<string name, string summary, list<EnumCase> cases, int width>
    : EnumInfo<name,
               !if(!empty(summary),
                   "allowed i" # width # " cases: " # !interleave(!foreach(c, cases, c.value), ", "), summary),
               cases, width>;
#ifdef ODS_SINCE_MLIR_23
class I8Enum<string name, string summary, list<EnumCase> cases> : IntEnum<name, summary, cases, 8>;
class I16Enum<string name, string summary, list<EnumCase> cases> : IntEnum<name, summary, cases, 16>;
#endif
class I32Enum<string name, string summary, list<EnumCase> cases> : IntEnum<name, summary, cases, 32>;
class I64Enum<string name, string summary, list<EnumCase> cases> : IntEnum<name, summary, cases, 64>;

class IntEnumAttrBase<I intType, list<IntEnumAttrCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<[SignlessIntegerAttrBase<intType, summary>.predicate, Or<!foreach(c, cases, c.predicate)>]>;
}
class IntEnumAttr<I intType, string name, string summary, list<IntEnumAttrCaseBase> cases>
    : EnumAttrInfo<name, cases,
        IntEnumAttrBase<intType, cases,
          !if(!empty(summary),
              "allowed " # intType.summary # " cases: " # !interleave(!foreach(c, cases, c.value), ", "), summary)>> {
  let parameterParser = [{[&]() -> ::mlir::FailureOr<}] # cppType # [{> {
    auto loc = $_parser.getCurrentLocation();
    std::string enumKeyword;
    if (::mlir::failed($_parser.parseKeywordOrString(&enumKeyword)))
      return ::mlir::failure();
    auto maybeEnum = }] # cppNamespace # "::" # stringToSymbolFnName # [{(enumKeyword);
    if (maybeEnum)
      return *maybeEnum;
    return {(::llvm::LogicalResult)($_parser.emitError(loc) << "expected " }] # [{<< "}] # cppType #
    [{" << " to be one of: " << }] # !interleave(!foreach(c, enumerants, "\"" # c.str # "\""), " << \", \" << ") # [{)};
  }()}];
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
}
class I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases> : IntEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64EnumAttr<string name, string summary, list<I64EnumAttrCase> cases> : IntEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

// Bit enums: the bits of all cases, the separator between cases in text, whether groups are
// printed in place of their members, and whether the text is in quotes.
class BitEnumBase<list<BitEnumCaseBase> cases> {
  int validBits = !foldl(0, cases, all, case, !or(all, case.value));
  string separator = "|";
  bit printBitEnumPrimaryGroups = 0;
  bit printBitEnumQuoted = 0;

  assert !or(!ge(!find(separator, "|"), 0), !ge(!find(separator, ","), 0)),
         "cases are separated by '|' or ',', so that a list of them can be parsed";
}
class BitEnum<string name, string summary, list<BitEnumCaseBase> cases, int width>
    : EnumInfo<name, summary, cases, width>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
}
class I8BitEnum<string name, string summary, list<BitEnumCaseBase> cases> : BitEnum<name, summary, cases, 8>;
class I16BitEnum<string name, string summary, list<BitEnumCaseBase> cases> : BitEnum<name, summary, cases, 16>;
class I32BitEnum<string name, string summary, list<BitEnumCaseBase> cases> : BitEnum<name, summary, cases, 32>;
class I64BitEnum<string name, string summary, list<BitEnumCaseBase> cases> : BitEnum<name, summary, cases, 64>;

class BitEnumAttrBase<I intType, list<BitEnumCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<[
    SignlessIntegerAttrBase<intType, summary>.predicate,
    CPred<"!(::llvm::cast<::mlir::IntegerAttr>($_self).getValue().getZExtValue() & (~(" #
          !interleave(!foreach(c, cases, c.value # "u"), "|") # ")))">]>;
}
class BitEnumAttr<I intType, string name, string summary, list<BitEnumCaseBase> cases>
    : EnumAttrInfo<name, cases, BitEnumAttrBase<intType, cases, summary>>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
  let printBitEnumQuoted = 1;
  string parseSeparatorFn = !if(!ge(!find(separator, "|"), 0), "parseOptionalVerticalBar", "parseOptionalComma");
  let parameterParser = [{[&]() -> ::mlir::FailureOr<}] # cppType # [{> {
    }] # cppType # [{ flags = {};
    auto loc = $_parser.getCurrentLocation();
    std::string enumKeyword;
    do {
      if (::mlir::failed($_parser.parseKeywordOrString(&enumKeyword)))
        return ::mlir::failure();
      auto maybeEnum = }] # cppNamespace # "::" # stringToSymbolFnName # [{(enumKeyword);
      if (!maybeEnum) {
          return {(::llvm::LogicalResult)($_parser.emitError(loc) << }] # [{"expected " << "}] # cppType #
              [{" << " to be one of: " << }] # !interleave(!foreach(c, enumerants, "\"" # c.str # "\""),
                                                           " << \", \" << ") # [{)};
      }
      flags = flags | *maybeEnum;
    } while(::mlir::succeeded($_parser.}] # parseSeparatorFn # [{()));
    return flags;
  }()}];
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
}
class I8BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I8, name, summary, cases> {
  let underlyingType = "uint8_t";
}
class I16BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I16, name, summary, cases> {
  let underlyingType = "uint16_t";
}
class I32BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

// Enumerations in other attributes and types, and as attributes of a dialect

class EnumParameter<EnumInfo enumInfo>
    : AttrParameter<enumInfo.cppNamespace # "::" # enumInfo.className, "an enum of type " # enumInfo.className> {
#ifdef ODS_SINCE_MLIR_23
  EnumInfo enum = enumInfo;
#endif
  let parser = !if(!isa<EnumAttrInfo>(enumInfo), !cast<EnumAttrInfo>(enumInfo).parameterParser, ?);
  let printer = !if(!isa<EnumAttrInfo>(enumInfo), !cast<EnumAttrInfo>(enumInfo).parameterPrinter, ?);
}

// An attribute of the mnemonic `name` whose one parameter is the enumeration.
class EnumAttr<Dialect dialect, EnumInfo enumInfo, string name = "", list<Trait> traits = []>
    : AttrDef<dialect, enumInfo.className, traits> {
  EnumInfo enum = enumInfo;
  let summary = enumInfo.summary;
  let description = enumInfo.description;
  let cppNamespace = enumInfo.cppNamespace;
  let constBuilderCall = cppNamespace # "::" # cppClassName # "::get($_builder.getContext(), $0)";
  let returnType = enumInfo.cppNamespace # "::" # enumInfo.className;
  let convertFromStorage = "$_self.getValue()";
  let parameters = (ins EnumParameter<enumInfo>:$value);
  let mnemonic = name;
  let assemblyFormat = "$value";
}

// Enumerations as properties

class EnumProp<EnumInfo enumInfo> : Property<enumInfo.cppType, enumInfo.summary> {
  EnumInfo enum = enumInfo;
  let description = enum.description;
  let predicate = !if(!isa<BitEnumBase>(enum),
    CPred<"(static_cast<" # enum.underlyingType # ">($_self) & ~" # !cast<BitEnumBase>(enum).validBits # ") == 0">,
    Or<!foreach(c, enum.enumerants, CPred<"$_self == " # enum.cppType # "::" # c.symbol>)>);

  let convertFromAttribute = [{
    auto intAttr = ::mlir::dyn_cast_if_present<::mlir::IntegerAttr>($_attr);
    if (!intAttr) {
      return $_diag() << "expected IntegerAttr storage for }] # enum.cppType # [{";
    }
    $_storage = static_cast<}] # enum.cppType # [{>(intAttr.getValue().getZExtValue());
    return ::mlir::success();
  }];
  let convertToAttribute = [{
    return ::mlir::IntegerAttr::get(::mlir::IntegerType::get($_ctxt, }] # enum.bitwidth # [{), static_cast<}] #
    enum.underlyingType # [{>($_storage));
  }];
  let writeToMlirBytecode = [{
    $_writer.writeVarInt(static_cast<uint64_t>($_storage));
  }];
  let readFromMlirBytecode = [{
    uint64_t rawValue;
    if (::mlir::failed($_reader.readVarInt(rawValue)))
      return ::mlir::failure();
    if (rawValue > std::numeric_limits<}] # enum.underlyingType # [{>::max())
      return ::mlir::failure();
    $_storage = static_cast<}] # enum.cppType # [{>(rawValue);
  }];
  let optionalParser = [{
    auto value = ::mlir::FieldParser<std::optional<}] # enum.cppType # [{>>::parse($_parser);
    if (::mlir::failed(value))
      return ::mlir::failure();
    if (!(value->has_value()))
      return std::nullopt;
    $_storage = std::move(**value);
  }];
}

// The same, in generic form an attribute of the class `attributeForm`, or an integer for which that may be written.
class EnumPropWithAttrForm<EnumInfo enumInfo, Attr attributeForm> : EnumProp<enumInfo> {
  Attr attrForm = attributeForm;
  bit storeInCustomAttribute = 0;

  let convertFromAttribute = [{
    auto customAttr = ::mlir::dyn_cast_if_present<}] # attrForm.storageType # [{>($_attr);
    if (customAttr) {
      $_storage = customAttr.getValue();
      return ::mlir::success();
    }
    auto intAttr = ::mlir::dyn_cast_if_present<::mlir::IntegerAttr>($_attr);
    if (!intAttr) {
      return $_diag() << "expected }] # attrForm.storageType # [{ or IntegerAttr storage for }] # enum.cppType # [{";
    }
    $_storage = static_cast<}] # enum.cppType # [{>(intAttr.getValue().getZExtValue());
    return ::mlir::success();
  }];
  let convertToAttribute = !if(storeInCustomAttribute,
    "\n    return " # attrForm.storageType # "::get($_ctxt, $_storage);\n  ",
    "\n    return ::mlir::IntegerAttr::get(::mlir::IntegerType::get($_ctxt, " # enumInfo.bitwidth #
    "), static_cast<" # enum.underlyingType # ">($_storage));\n  ");
}

// The same two, in formats written name<case>.
class _namedEnumPropFields<string cppType, string mnemonic> {
  defvar parseCase = "    auto parseRes = ::mlir::FieldParser<" # cppType # [{>::parse($_parser);
    if (::mlir::failed(parseRes) ||
        ::mlir::failed($_parser.parseGreater())) {
      return ::mlir::failure();
    }
    $_storage = *parseRes;
  }];

  code parser = [{
    if ($_parser.parseKeyword("}] # mnemonic # [{")
        || $_parser.parseLess()) {
      return ::mlir::failure();
    }
}] # parseCase;
  code optionalParser = [{
    if ($_parser.parseOptionalKeyword("}] # mnemonic # [{")) {
      return std::nullopt;
    }
    if ($_parser.parseLess()) {
      return ::mlir::failure();
    }
}] # parseCase;
  code printer = "\n    $_printer << \"" # mnemonic # "<\" << $_storage << \">\";\n  ";
}
class NamedEnumProp<EnumInfo enumInfo, string name> : EnumProp<enumInfo> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser = _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}
class NamedEnumPropWithAttrForm<EnumInfo enumInfo, string name, Attr attributeForm>
    : EnumPropWithAttrForm<enumInfo, attributeForm> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser = _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enumInfo.cppType, mnemonic>.printer;
}

// Constant cases by their text, for rewrite rules: one, or for bits also several with `|` between them

class _symbolToValue<EnumInfo enumInfo, string case> {
  defvar found = !filter(c, enumInfo.enumerants, !eq(c.str, case));
  assert !not(!empty(found)), "the enum has no case '" # case # "'; it has " #
                              !interleave(!foreach(c, enumInfo.enumerants, c.str), ", ");
  string value = enumInfo.cppType # "::" # !if(!empty(found), "", !head(found).symbol);
}
class _bitSymbolsToValue<EnumInfo bitEnum, string case> {
  assert !isa<BitEnumBase>(bitEnum), "only cases of bits can be combined";
  defvar bar = !find(case, "|");
  string value = !if(!eq(bar, -1), _symbolToValue<bitEnum, case>.value,
                     _symbolToValue<bitEnum, !substr(case, 0, bar)>.value # "|" #
                     _bitSymbolsToValue<bitEnum, !substr(case, !add(bar, 1))>.value);
}
class ConstantEnumCaseBase<Attr attribute, EnumInfo enumInfo, string case>
    : ConstantAttr<attribute, !if(!isa<BitEnumBase>(enumInfo), _bitSymbolsToValue<enumInfo, case>.value,
                                  _symbolToValue<enumInfo, case>.value)>;
class ConstantEnumCase<Attr attribute, string case>
    : ConstantEnumCaseBase<attribute,
                           !if(!isa<EnumInfo>(attribute), !cast<EnumInfo>(attribute), !cast<EnumAttr>(attribute).enum),
                           case> {
  assert !or(!isa<EnumAttr>(attribute), !isa<EnumInfo>(attribute)),
         "only attributes that are an EnumAttr or an EnumInfo have cases";
}

#ifdef ODS_SINCE_MLIR_23
// The attribute of an enumeration is one of the cases, or none of them.
class EnumAttrIsOneOf<EnumAttr enumAttr, list<EnumCase> allowedCases>
    : AttrConstraint<
        Or<!foreach(case, allowedCases,
             CPred<"::llvm::cast<" # enumAttr.cppNamespace # "::" # enumAttr.cppClassName # ">($_self).getValue() == " #
                   enumAttr.enum.cppType # "::" # case.symbol>)>,
        "whose value is one of {" # !interleave(!foreach(case, allowedCases, case.str), ", ") # "}">;
class EnumAttrIsNoneOf<EnumAttr enumAttr, list<EnumCase> disallowedCases>
    : AttrConstraint<
        Neg<EnumAttrIsOneOf<enumAttr, disallowedCases>.predicate>,
        "whose value is none of {" # !interleave(!foreach(case, disallowedCases, case.str), ", ") # "}">;
#endif

#endif // ENUMATTR_TD
