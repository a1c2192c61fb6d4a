// Part of odsgen. Apache-2.0.
//
// Properties: what an operation stores besides operands and attributes, in any C++ type. Names and values are those of
// MLIR 22's mlir/IR/Properties.td (LLVM Project, Apache-2.0 WITH LLVM-exception).
//
// The texts of code are C++, and what they compute is the meaning of each kind of property: emitters of other languages
// go by the kind.

#ifndef PROPERTIES
#define PROPERTIES

include "mlir/IR/Constraints.td"
include "mlir/IR/Utils.td"

// A property. In the texts $_storage is the stored value, $_value one to be stored, $_ctxt the context; the others are
// said below.
class Property<string storageTypeParam = "", string desc = "", string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  // For the documentation.
  string description = "";

  // The type it is stored in; `interfaceType` is the type accessors give. From one to the other, and back.
  code storageType = storageTypeParam;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";

  // As an attribute, and from one, $_attr; $_diag() starts the message of a failure.
  code convertToAttribute = [{
    return convertToAttribute($_ctxt, $_storage);
  }];
  code convertFromAttribute = [{
    return convertFromAttribute($_storage, $_attr, $_diag);
  }];

  // A hash; if empty, hash_value of the stored value.
  code hashProperty = "";

  // In formats: parsed by $_parser; the same where it may be left out, which is impossible if the text is empty;
  // printed to $_printer.
  code parser = [{
    auto value = ::mlir::FieldParser<}] # storageType # [{>::parse($_parser);
    if (::mlir::failed(value))
      return ::mlir::failure();
    $_storage = std::move(*value);
  }];
  code optionalParser = "";
  code printer = "$_printer << $_storage";

  // In bytecode: written to $_writer, read from $_reader.
  code writeToMlirBytecode = [{
    writeToMlirBytecode($_writer, $_storage);
  }];
  code readFromMlirBytecode = [{
    if (::mlir::failed(readFromMlirBytecode($_reader, $_storage)))
      return ::mlir::failure();
  }];

  // The property that this one is made of by decoration.
  Property baseProperty = ?;

  // The value where it is left out, none if empty; and the same as a value of the storage type, where that differs.
  string defaultValue = "";
  string storageTypeValueOverride = "";
}

// For properties kept in bytecode as attributes.
defvar readMlirBytecodeUsingConvertFromAttribute = [{
  ::mlir::Attribute attr;
  if (::mlir::failed($_reader.readAttribute(attr)))
    return ::mlir::failure();
  if (::mlir::failed(convertFromAttribute($_storage, attr, nullptr)))
    return ::mlir::failure();
}];
defvar writeMlirBytecodeWithConvertToAttribute = [{
  $_writer.writeAttribute(convertToAttribute($_ctxt, $_storage))
}];

// Kinds of values. Each has an old, long name too.

class IntProp<string storageTypeParam, string desc = ""> : Property<storageTypeParam, desc> {
  let summary = !if(!empty(desc), storageTypeParam, desc);
  let optionalParser = [{
    return $_parser.parseOptionalInteger($_storage);
  }];
  let printer = "$_printer.printInteger($_storage)";
  let writeToMlirBytecode = [{
    $_writer.writeVarInt($_storage);
  }];
  let readFromMlirBytecode = [{
    uint64_t val;
    if (failed($_reader.readVarInt(val)))
      return ::mlir::failure();
    $_storage = val;
  }];
}
class IntProperty<string storageTypeParam, string desc = "">
    : IntProp<storageTypeParam, desc>, Deprecated<"moved to the shorter name IntProp">;
foreach width = [32, 64] in {
  def "I" # width # "Prop" : IntProp<"int" # width # "_t">;
  def "I" # width # "Property"
      : IntProp<"int" # width # "_t">, Deprecated<"moved to shorter name I" # width # "Prop">;
}

class _cls_StringProp : Property<"std::string", "string", "::llvm::StringRef"> {
  let convertFromStorage = "::llvm::StringRef{$_storage}";
  let assignToStorage = "$_storage = $_value.str()";
  let optionalParser = [{
    if (::mlir::failed($_parser.parseOptionalString(&$_storage)))
      return std::nullopt;
  }];
  let printer = "$_printer.printString($_storage)";
  let readFromMlirBytecode = [{
    StringRef val;
    if (::mlir::failed($_reader.readString(val)))
      return ::mlir::failure();
    $_storage = val.str();
  }];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedString($_storage);
  }];
}

class _cls_BoolProp : IntProp<"bool", "boolean"> {
  let printer = [{ $_printer << ($_storage ? "true" : "false") }];
  let readFromMlirBytecode = [{
    return $_reader.readBool($_storage);
  }];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage);
  }];
}

// There or not.
class _cls_UnitProp : Property<"bool", "unit property"> {
  let description = "A flag, which is there or not. Where one must be written, it is `unit` or `unit_absent`.";

  // Reads the keyword, up to what is returned where there is none; and stores it.
  defvar parseKeyword = [{
    ::llvm::StringRef keyword;
    if (::mlir::failed($_parser.parseOptionalKeyword(&keyword,
        {"unit", "unit_absent"})))
      return }];
  defvar storeKeyword = [{;
    $_storage = (keyword == "unit");
  }];

  let summary = "unit property";
  let defaultValue = "false";
  let convertToAttribute = [{
    if ($_storage)
      return ::mlir::UnitAttr::get($_ctxt);
    else
      return ::mlir::BoolAttr::get($_ctxt, false);
  }];
  let convertFromAttribute = [{
    if (::llvm::isa<::mlir::UnitAttr>($_attr)) {
      $_storage = true;
      return ::mlir::success();
    }
    if (auto boolAttr = ::llvm::dyn_cast<::mlir::BoolAttr>($_attr)) {
      $_storage = boolAttr.getValue();
      return ::mlir::success();
    }
    return ::mlir::failure();
  }];
  let parser = parseKeyword # [{$_parser.emitError($_parser.getCurrentLocation(),
        "expected 'unit' or 'unit_absent'")}] # storeKeyword;
  let optionalParser = parseKeyword # "std::nullopt" # storeKeyword;
  let printer = [{
    $_printer << ($_storage ? "unit" : "unit_absent")
  }];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage);
  }];
  let readFromMlirBytecode = [{
    if (::mlir::failed($_reader.readBool($_storage)))
      return ::mlir::failure();
  }];
}

def StringProp : _cls_StringProp;
def StringProperty : _cls_StringProp, Deprecated<"moved to shorter name StringProp">;
def BoolProp : _cls_BoolProp;
def BoolProperty : _cls_BoolProp, Deprecated<"moved to shorter name BoolProp">;
def UnitProp : _cls_UnitProp;
def UnitProperty : _cls_UnitProp, Deprecated<"moved to shorter name UnitProp">;

// Decorations

// `p` with a value where it is left out.
class DefaultValuedProp<Property p, string default = "", string storageDefault = "">
    : Property<p.storageType, p.summary, p.interfaceType> {
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
  let baseProperty = p;

  // The rest is that of `p`.
  let summary = p.summary;
  let description = p.description;
  let storageType = p.storageType;
  let interfaceType = p.interfaceType;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let predicate = p.predicate;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let writeToMlirBytecode = p.writeToMlirBytecode;
}
class DefaultValuedProperty<Property p, string default = "", string storageDefault = "">
    : DefaultValuedProp<p, default, storageDefault>, Deprecated<"moved to shorter name DefaultValuedProp">;

// `p` with one more condition.
class ConfinedProp<Property p, Pred pred, string newSummary = "">
    : Property<p.storageType, !if(!empty(newSummary), p.summary, newSummary), p.interfaceType> {
  let predicate = !if(!ne(p.predicate, TruePred), And<[p.predicate, pred]>, pred);
  let baseProperty = p;

  // The rest is that of `p`.
  let description = p.description;
  let storageType = p.storageType;
  let interfaceType = p.interfaceType;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let writeToMlirBytecode = p.writeToMlirBytecode;
  let defaultValue = p.defaultValue;
  let storageTypeValueOverride = p.storageTypeValueOverride;
}
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
    : ConfinedProp<p, pred, newSummary>, Deprecated<"moved to shorter name ConfinedProp">;

// `prop` with this value and no other, for rewrite rules.
class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>, "constant '" # prop.summary # "': " # val> {
  string value = val;
}

// Arrays and optional values

// The declaration of a variable that can store `prop`.
class _makePropStorage<Property prop, string name> {
  defvar initial = !if(!empty(prop.storageTypeValueOverride), prop.defaultValue, prop.storageTypeValueOverride);
  code ret = prop.storageType # " " # name # !if(!empty(initial), "", " = " # initial) # ";";
}

// The predicate of a property as a function from what stores it.
class _makeStorageWrapperPred<Property wrappedProp> {
  Pred ret =
    Concat<"[](const " # wrappedProp.storageType # "& baseStore) -> bool { return [](" # wrappedProp.interfaceType #
           " baseIface) -> bool { return (",
           SubstLeaves<"$_self", "baseIface", wrappedProp.predicate>,
           "); }(" # !subst("$_storage", "baseStore", wrappedProp.convertFromStorage) # "); }">;
}

// An array of what `elem` stores.
class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "::llvm::ArrayRef<" # elem.storageType # ">"> {
  let convertFromStorage = "::llvm::ArrayRef<" # elem.storageType # ">{$_storage}";
  let assignToStorage = "$_storage.assign($_value.begin(), $_value.end())";
  let convertFromAttribute = [{
    auto arrayAttr = ::llvm::dyn_cast_if_present<::mlir::ArrayAttr>($_attr);
    if (!arrayAttr)
      return $_diag() << "expected array attribute";
    for (::mlir::Attribute elemAttr : arrayAttr) {
      }] # _makePropStorage<elem, "elemVal">.ret # [{
      auto elemRes = [&](::mlir::Attribute propAttr, }] # elem.storageType # [{& propStorage) -> ::mlir::LogicalResult {
        }] # !subst("$_attr", "propAttr", !subst("$_storage", "propStorage", elem.convertFromAttribute)) # [{
      }(elemAttr, elemVal);
      if (::mlir::failed(elemRes))
        return ::mlir::failure();
      $_storage.push_back(std::move(elemVal));
    }
    return ::mlir::success();
  }];
  let convertToAttribute = [{
    SmallVector<::mlir::Attribute> elems;
    for (const auto& elemVal : $_storage) {
      auto elemAttr = [&](const }] # elem.storageType # [{& propStorage) -> ::mlir::Attribute {
        }] # !subst("$_storage", "propStorage", elem.convertToAttribute) # [{
      }(elemVal);
      elems.push_back(elemAttr);
    }
    return ::mlir::ArrayAttr::get($_ctxt, elems);
  }];
  let predicate = !if(!eq(elem.predicate, TruePred), TruePred,
                      Concat<"::llvm::all_of($_self, ", _makeStorageWrapperPred<elem>.ret, ")">);

  // [a, b]
  defvar parseElement = [{
    auto& storage = $_storage;
    auto parseElemFn = [&]() -> ::mlir::ParseResult {
      }] # _makePropStorage<elem, "elemVal">.ret # [{
      auto elemParse = [&](}] # elem.storageType # [{& propStorage) -> ::mlir::ParseResult {
        }] # !subst("$_storage", "propStorage", elem.parser) # [{
        return ::mlir::success();
       }(elemVal);
      if (::mlir::failed(elemParse))
        return ::mlir::failure();
      storage.push_back(std::move(elemVal));
      return ::mlir::success();
    };
    }];
  let parser = parseElement # [{
    return $_parser.parseCommaSeparatedList(
      ::mlir::OpAsmParser::Delimiter::Square, parseElemFn);
  }];
  let optionalParser = parseElement # [{
    auto oldLoc = $_parser.getCurrentLocation();
    auto parseResult = $_parser.parseCommaSeparatedList(
      ::mlir::OpAsmParser::Delimiter::OptionalSquare, parseElemFn);
    if (::mlir::failed(parseResult))
      return ::mlir::failure();
    auto newLoc = $_parser.getCurrentLocation();
    if (oldLoc == newLoc)
      return std::nullopt;
    return ::mlir::success();
  }];
  let printer = [{ [&](){
    $_printer << "[";
    auto elemPrinter = [&](const }] # elem.storageType # [{& elemVal) {
      }] # !subst("$_storage", "elemVal", elem.printer) # [{;
    };
    ::llvm::interleaveComma($_storage, $_printer, elemPrinter);
    $_printer << "]";
  }()}];

  let readFromMlirBytecode = [{
    uint64_t length;
    if (::mlir::failed($_reader.readVarInt(length)))
      return ::mlir::failure();
    $_storage.reserve(length);
    for (uint64_t i = 0; i < length; ++i) {
      }] # _makePropStorage<elem, "elemVal">.ret # [{
      auto elemRead = [&](}] # elem.storageType # [{& propStorage) -> ::mlir::LogicalResult {
        }] # !subst("$_storage", "propStorage", elem.readFromMlirBytecode) # [{;
        return ::mlir::success();
      }(elemVal);
      if (::mlir::failed(elemRead))
        return ::mlir::failure();
      $_storage.push_back(std::move(elemVal));
    }
  }];
  let writeToMlirBytecode = [{
    $_writer.writeVarInt($_storage.size());
    for (const auto& elemVal : $_storage) {
      [&]() {
        }] # !subst("$_storage", "elemVal", elem.writeToMlirBytecode) # [{;
      }();
    }
  }];
  let hashProperty = !if(!empty(elem.hashProperty),
    "hash_value(::llvm::ArrayRef<" # elem.storageType # ">{$_storage})",
    [{[&]() -> ::llvm::hash_code {
        auto getElemHash = [](const auto& propStorage) -> ::llvm::hash_code {
          return }] # !subst("$_storage", "propStorage", elem.hashProperty) # [{;
        };
        auto mapped = ::llvm::map_range($_storage, getElemHash);
        return ::llvm::hash_combine_range(mapped);
      }()
    }]);
}
class ArrayProperty<Property elem = Property<>, string newSummary = "">
    : ArrayProp<elem, newSummary>, Deprecated<"moved to shorter name ArrayProp">;

// An array of integers, as an attribute an array of numbers.
class IntArrayProp<Property elem, string newSummary = ""> : ArrayProp<elem, newSummary> {
  let convertFromAttribute = [{
    return convertFromAttribute($_storage, $_attr, $_diag);
  }];
  let convertToAttribute = [{
    return convertToAttribute($_ctxt, $_storage);
  }];
}
class IntArrayProperty<Property elem, string newSummary = "">
    : IntArrayProp<elem, newSummary>, Deprecated<"moved to shorter name IntArrayProp">;

// What `p` stores, or nothing. In formats the value, if `p` can tell that it is not there, else some<value>; or none.
class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"std::optional<" # p.storageType # ">", "optional " # p.summary,
               "std::optional<" # p.interfaceType # ">"> {
  let defaultValue = "std::nullopt";

  // Where accessors give what is stored, so they do for the optional value.
  defvar storesPlainly = !and(!eq(p.convertFromStorage, "$_storage"), !eq(p.assignToStorage, "$_storage = $_value"),
                              !eq(p.storageType, p.interfaceType));
  let convertFromStorage = !if(storesPlainly, p.convertFromStorage,
    "($_storage.has_value() ? std::optional<" # p.interfaceType # ">{" #
    !subst("$_storage", "(*($_storage))", p.convertFromStorage) # "} : std::nullopt)");
  let assignToStorage = !if(storesPlainly, p.assignToStorage,
    [{[&]() {
      if (!$_value.has_value()) {
        $_storage = std::nullopt;
        return;
      }
      }] # _makePropStorage<p, "presentVal">.ret # [{
      [&](}] # p.storageType # [{& propStorage) {
        }] # !subst("$_storage", "propStorage", !subst("$_value", "(*($_value))", p.assignToStorage)) # [{;
      }(presentVal);
      $_storage = std::move(presentVal);
    }()}]);

  // As an attribute: an array of one element or none.
  let convertFromAttribute = [{
    auto arrayAttr = ::llvm::dyn_cast<::mlir::ArrayAttr>($_attr);
    if (!arrayAttr)
      return $_diag() << "expected optional properties to materialize as arrays";
    if (arrayAttr.size() > 1)
      return $_diag() << "expected optional properties to become 0- or 1-element arrays";
    if (arrayAttr.empty()) {
      $_storage = std::nullopt;
      return ::mlir::success();
    }
    ::mlir::Attribute presentAttr = arrayAttr[0];
    }] # _makePropStorage<p, "presentVal">.ret # [{
    auto presentRes = [&](::mlir::Attribute propAttr, }] # p.storageType # [{& propStorage) -> ::mlir::LogicalResult {
      }] # !subst("$_storage", "propStorage", !subst("$_attr", "propAttr", p.convertFromAttribute)) # [{
    }(presentAttr, presentVal);
    if (::mlir::failed(presentRes))
      return ::mlir::failure();
    $_storage = std::move(presentVal);
    return ::mlir::success();
  }];
  let convertToAttribute = [{
    if (!$_storage.has_value()) {
      return ::mlir::ArrayAttr::get($_ctxt, {});
    }
    auto attr = [&]() -> ::mlir::Attribute {
      }] # !subst("$_storage", "(*($_storage))", p.convertToAttribute) # [{
    }();
    return ::mlir::ArrayAttr::get($_ctxt, {attr});
  }];
  let predicate = !if(!ne(p.predicate, TruePred),
    Or<[CPred<"!$_self.has_value()">, SubstLeaves<"$_self", "(*($_self))", p.predicate>]>, TruePred);

  // Parsing by way of the optional parser of `p`.
  defvar delegates = !and(!empty(p.defaultValue), !not(!empty(p.optionalParser)), canDelegateParsing);
  assert !or(!not(delegates), !eq(defaultValue, "std::nullopt")),
         "with a default of its own, an optional property cannot leave parsing to '" # p.summary #
         "': set canDelegateParsing to 0";
  defvar parseDelegated = [{
    if (::mlir::succeeded($_parser.parseOptionalKeyword("none"))) {
      $_storage = std::nullopt;
      return ::mlir::success();
    }
    }] # _makePropStorage<p, "presentVal">.ret # [{
    auto delegParseResult = [&](}] # p.storageType # [{& propStorage) -> ::mlir::OptionalParseResult {
    }] # !subst("$_storage", "propStorage", p.optionalParser) # [{
        return ::mlir::success();
    }(presentVal);
    if (!delegParseResult.has_value()) {
  }];
  defvar storeDelegated = [{
    }
    if (delegParseResult.has_value() && ::mlir::failed(*delegParseResult))
      return ::mlir::failure();
    $_storage = std::move(presentVal);
    return ::mlir::success();
  }];

  // Parsing by a keyword.
  defvar parseKeyword = [{
    ::llvm::StringRef keyword;
    if (::mlir::failed($_parser.parseOptionalKeyword(&keyword, {"none", "some"}))) {
  }];
  defvar storeKeyword = [{
    }
    if (keyword == "none") {
      $_storage = std::nullopt;
      return ::mlir::success();
    }
    if (::mlir::failed($_parser.parseLess()))
      return ::mlir::failure();
    }] # _makePropStorage<p, "presentVal">.ret # [{
    auto presentParse = [&](}] # p.storageType # [{& propStorage) -> ::mlir::ParseResult {
      }] # !subst("$_storage", "propStorage", p.parser) # [{
      return ::mlir::success();
    }(presentVal);
    if (presentParse || $_parser.parseGreater())
      return ::mlir::failure();
    $_storage = std::move(presentVal);
  }];

  let parser = !if(delegates,
    parseDelegated # "\n    return ::mlir::failure();\n  " # storeDelegated,
    parseKeyword # [{
    return $_parser.emitError($_parser.getCurrentLocation(), "expected 'none' or 'some<prop>'");
  }] # storeKeyword);
  let optionalParser = !if(delegates,
    parseDelegated # "\n      return std::nullopt;\n  " # storeDelegated,
    parseKeyword # "\n    return std::nullopt;\n  " # storeKeyword);
  let printer = !if(delegates,
    [{
    [&]() {
      if (!$_storage.has_value()) {
        $_printer << "none";
        return;
      }
      }] # !subst("$_storage", "(*($_storage))", p.printer) # [{;
    }()}],
    [{
      [&]() {
        if (!$_storage.has_value()) {
          $_printer << "none";
          return;
        }
        $_printer << "some<";
        }] # !subst("$_storage", "(*($_storage))", p.printer) # [{;
        $_printer << ">";
      }()}]);

  // In bytecode: whether it is there, and it.
  let readFromMlirBytecode = [{
    bool isPresent = false;
    if (::mlir::failed($_reader.readBool(isPresent)))
      return ::mlir::failure();
    if (!isPresent) {
      $_storage = std::nullopt;
      return ::mlir::success();
    }
    }] # _makePropStorage<p, "presentVal">.ret # [{
    auto presentResult = [&](}] # p.storageType # [{& propStorage) -> ::mlir::LogicalResult {
      }] # !subst("$_storage", "propStorage", p.readFromMlirBytecode) # [{;
      return ::mlir::success();
    }(presentVal);
    if (::mlir::failed(presentResult))
      return ::mlir::failure();
    $_storage = std::move(presentVal);
  }];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage.has_value());
    if ($_storage.has_value()) {
      }] # !subst("$_storage", "(*($_storage))", p.writeToMlirBytecode) # [{
    }
  }];
  let hashProperty = !if(!empty(p.hashProperty), p.hashProperty,
    " hash_value($_storage.has_value() ? std::optional<::llvm::hash_code>{" #
    !subst("$_storage", "(*($_storage))", p.hashProperty) # "} : std::nullopt) ");
}
class OptionalProperty<Property p, bit canDelegateParsing = 1>
    : OptionalProp<p, canDelegateParsing>, Deprecated<"moved to shorter name OptionalProp">;

#endif // PROPERTIES
