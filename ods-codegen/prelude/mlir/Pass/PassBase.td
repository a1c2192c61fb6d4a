// Part of odsgen. Apache-2.0.
//
// The classes of passes, their options and statistics, read by the emitters of passes. Names and values are those of
// MLIR 22's mlir/Pass/PassBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_PASS_PASSBASE
#define MLIR_PASS_PASSBASE

// An option: the member that holds it, its name in a pipeline, the type of the member, a default unless that is empty,
// what help says, and further flags of the option's constructor.
class Option<string varName, string arg, string valueType, string default, string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  string additionalOptFlags = additionalFlags;
}

// An option of many values, separated by commas; there are none by default.
class ListOption<string varName, string arg, string valueType, string desc, string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

// A number that a pass counts and a report shows.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

class PassBase<string passArg, string base> {
  // Its name in a pipeline, and the class it derives from.
  string argument = passArg;
  string baseClass = base;

  // For help and documentation.
  string summary = "";
  string description = "";

  // The call that makes the pass; if empty, the functions that make it are generated.
  code constructor = "";

  // Classes of the dialects whose entities the pass may create.
  list<string> dependentDialects = [];

  list<Option> options = [];
  list<Statistic> statistics = [];
}

// A pass on operations: those of the class `operation`, or any.
class Pass<string passArg, string operation = "">
    : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;

// A pass on the operations that implement an interface.
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif // MLIR_PASS_PASSBASE
