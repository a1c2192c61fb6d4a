// Part of odsgen. Apache-2.0.
//
// How a dialect's types and attributes are read from and written to bytecode. These definitions are a language of their
// own: they are not included together with OpBase.td, whose names some of them share. Names and values are those of
// MLIR 22's mlir/IR/BytecodeBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef BYTECODE_BASE
#define BYTECODE_BASE

// One thing that is read and written: the expressions that read it, make it of its parts, write it and get it from what
// holds it, the type of the variable it is read into, and a condition for writing it in this form.
class Bytecode<string parse = "", string build = "", string print = "", string get = "", string t = ""> {
  string cParser = parse;
  string cBuilder = build;
  string cPrinter = print;
  string cGetter = get;
  string cType = t;
  string printerPredicate = "";
}

// `t` with one of its expressions replaced.
class WithParser<string p = "", Bytecode t = Bytecode<>> : Bytecode<p, t.cBuilder, t.cPrinter, t.cGetter, t.cType>;
class WithBuilder<string b = "", Bytecode t = Bytecode<>> : Bytecode<t.cParser, b, t.cPrinter, t.cGetter, t.cType>;
class WithPrinter<string p = "", Bytecode t = Bytecode<>> : Bytecode<t.cParser, t.cBuilder, p, t.cGetter, t.cType>;
class WithType<string ty = "", Bytecode t = Bytecode<>> : Bytecode<t.cParser, t.cBuilder, t.cPrinter, t.cGetter, ty>;
class WithGetter<string g = "", Bytecode t = Bytecode<>> : Bytecode<t.cParser, t.cBuilder, t.cPrinter, g, t.cType>;

// A thing made of others.
class CompositeBytecode<string t = ""> : WithType<t>;

class AttributeKind
    : WithParser<"succeeded($_reader.readAttribute($_var))",
      WithBuilder<"$_args", WithPrinter<"$_writer.writeAttribute($_getter)">>>;
def Attribute : AttributeKind;
class TypeKind
    : WithParser<"succeeded($_reader.readType($_var))",
      WithBuilder<"$_args", WithPrinter<"$_writer.writeType($_getter)">>>;
def Type : TypeKind;

// Plain values. Those written as "owned" are copied, since what they come from may be gone before the file is finished.
foreach kind = [
  ["VarInt", "VarInt", "uint64_t"], ["SignedVarInt", "SignedVarInt", "int64_t"],
  ["Blob", "OwnedBlob", "ArrayRef<char>"], ["Bool", "OwnedBool", "bool"],
] in {
  def kind[0] # ""
      : WithParser<"succeeded($_reader.read" # kind[0] # "($_var))",
        WithBuilder<"$_args",
        WithPrinter<"$_writer.write" # kind[1] # "($_getter)",
        WithType<kind[2]>>>>;
}

// Numbers whose width or format, `s`, is known from what was read before.
class KnownWidthAPInt<string s>
    : WithParser<"succeeded(readAPIntWithKnownWidth($_reader, " # s # ", $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeAPIntWithKnownWidth($_getter)",
      WithType<"FailureOr<APInt>">>>>;
class KnownSemanticsAPFloat<string s>
    : WithParser<"succeeded(readAPFloatWithKnownSemantics($_reader, " # s # ", $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeAPFloatWithKnownSemantics($_getter)",
      WithType<"FailureOr<APFloat>">>>>;

// A resource of the dialect whose handle is of class `s`.
class ResourceHandle<string s>
    : WithParser<"succeeded(readResourceHandle<" # s # ">($_reader, $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeResourceHandle($_getter)",
      WithType<"FailureOr<" # s # ">">>>>;

// Nothing in the file, but a variable of type `t` with value `d` while it is read.
class LocalVar<string t, string d>
    : WithParser<"(($_var = " # d # "), true)", WithBuilder<"$_args", WithPrinter<"", WithType<t>>>>;

// Several of a kind, after their number.
class Array<Bytecode t> {
  Bytecode elemT = t;
  string cBuilder = "$_args";
#ifdef ODS_SINCE_MLIR_23
  // How the elements are taken from their owner, if it is not by the name of the member.
  string cGetter = "";
#endif
}
#ifdef ODS_SINCE_MLIR_23
// Several whose number an expression about members before it gives.
class ArrayWithKnownSize<Bytecode t, string sizeRef> : Array<t> {
  string knownSizeRef = sizeRef;
}
#endif
class List<Bytecode t> : WithGetter<"$_member", t>;
def SignedVarIntList : List<SignedVarInt>;
def BoolList : List<Bool>;

// A type or an attribute of a dialect and its members; `postProcess` runs when they were read.
class DialectAttrOrType<dag d> {
  dag members = d;
  string cType = "";
  code postProcess = "";
}
#ifdef ODS_SINCE_MLIR_23
// The call that builds an attribute or type, up to its parts; since MLIR 23 it may fail.
defvar BuildOf = "getChecked<$_resultType>([&]() { return reader.emitError(); }, context, ";
#else
defvar BuildOf = "get<$_resultType>(context, ";
#endif
class DialectAttribute<dag d> : DialectAttrOrType<d>, AttributeKind {
  let cParser = "succeeded($_reader.readAttribute<$_resultType>($_var))";
  let cBuilder = BuildOf # "$_args)";
}
class DialectType<dag d> : DialectAttrOrType<d>, TypeKind {
  let cParser = "succeeded($_reader.readType<$_resultType>($_var))";
  let cBuilder = BuildOf # "$_args)";
}
#ifdef ODS_SINCE_MLIR_23
// A type that is read and never written.
class DialectTypeNoPrint<dag d> : DialectType<d> {
  let printerPredicate = "false";
}
#endif

// All of a dialect. The index in the list is the number in the file, so nothing may ever be moved or taken out.
class DialectAttributes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}
class DialectTypes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}

// Operators of the members' dags, and the placeholder for a number that is no longer, or not yet, in use.
def attr;
def type;
def none;
def ReservedOrDead : DialectAttrOrType<(none)>;

#endif // BYTECODE_BASE
