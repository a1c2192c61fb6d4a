// Part of odsgen. Apache-2.0.
//
// Symbols: operations that have a name in a table, and whatever refers to them. Names and values are those of MLIR 22's
// mlir/IR/SymbolInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let description = [{
    An operation that has a name, or may have one, in the symbol table right around it. The name is an attribute;
    another one says from where the symbol may be referred to.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The name.",
      "::mlir::StringAttr", "getNameAttr", (ins), [{ return mlir::SymbolTable::getSymbolName($_op); }],
      [{ return mlir::SymbolTable::getSymbolName(this->getOperation()); }]>,
    InterfaceMethod<"Sets the name.",
      "void", "setName", (ins "::mlir::StringAttr":$name), [{}],
      [{ this->getOperation()->setAttr(mlir::SymbolTable::getSymbolAttrName(), name); }]>,
    InterfaceMethod<"From where it may be referred to.",
      "mlir::SymbolTable::Visibility", "getVisibility", (ins), [{}],
      [{ return mlir::SymbolTable::getSymbolVisibility(this->getOperation()); }]>
  ] # !foreach(kind, ["Nested", "Private", "Public"],
    InterfaceMethod<"Whether its visibility is " # !tolower(kind) # ".",
      "bool", "is" # kind, (ins), [{}],
      "return $_op.getVisibility() == mlir::SymbolTable::Visibility::" # kind # ";">
  ) # [
    InterfaceMethod<"Sets from where it may be referred to.",
      "void", "setVisibility", (ins "mlir::SymbolTable::Visibility":$vis), [{}],
      [{ mlir::SymbolTable::setSymbolVisibility(this->getOperation(), vis); }]>
  ] # !foreach(kind, ["Nested", "Private", "Public"],
    InterfaceMethod<"Sets its visibility to " # !tolower(kind) # ".",
      "void", "set" # kind, (ins), [{}],
      "$_op.setVisibility(mlir::SymbolTable::Visibility::" # kind # ");">
  ) # [
    InterfaceMethod<"All uses of the symbol inside `from`; nothing if there are operations that hide theirs.",
      "::std::optional<::mlir::SymbolTable::UseRange>", "getSymbolUses", (ins "::mlir::Operation *":$from), [{}],
      [{ return ::mlir::SymbolTable::getSymbolUses(this->getOperation(), from); }]>,
    InterfaceMethod<"Whether it is certain that nothing inside `from` uses the symbol.",
      "bool", "symbolKnownUseEmpty", (ins "::mlir::Operation *":$from), [{}],
      [{ return ::mlir::SymbolTable::symbolKnownUseEmpty(this->getOperation(), from); }]>,
    InterfaceMethod<"Makes all uses inside `from` refer to another symbol; fails if not all can be found.",
      "::llvm::LogicalResult", "replaceAllSymbolUses",
      (ins "::mlir::StringAttr":$newSymbol, "::mlir::Operation *":$from), [{}],
      [{ return ::mlir::SymbolTable::replaceAllSymbolUses(this->getOperation(), newSymbol, from); }]>,
    InterfaceMethod<"Whether the operation is a symbol only if it has a name.",
      "bool", "isOptionalSymbol", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<"Whether the operation may be removed when nothing refers to it.",
      "bool", "canDiscardOnUseEmpty", (ins), [{}],
      [{ return $_op.getVisibility() != ::mlir::SymbolTable::Visibility::Public; }]>,
    InterfaceMethod<"Whether this is a declaration of something that is defined elsewhere.",
      "bool", "isDeclaration", (ins), [{}], [{ return false; }]>,
  ];

  // A symbol has a name, no results, a parent that is a symbol table, and is not both public and a declaration.
  let verify = CppBody;

  // Only operations that have a name are symbols.
  let extraClassOf = [{
    return $_op->hasAttr(::mlir::SymbolTable::getSymbolAttrName());
  }];
}

// A user of symbols that checks them: they are checked with the symbol table at hand, after all names are known.
def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let description = "An operation that refers to symbols.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks the symbols that the operation refers to.",
      "::llvm::LogicalResult", "verifySymbolUses", (ins "::mlir::SymbolTableCollection &":$symbolTable)>,
  ];
}
def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let description = "An attribute that refers to symbols.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks the symbols that the attribute refers to where it is on `op`.",
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::Operation *":$op, "::mlir::SymbolTableCollection &":$symbolTable)>,
  ];
}

// Names in the operation's region are unique, and looked up there.
def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // MLIR_IR_SYMBOLINTERFACES
