// Part of odsgen. Apache-2.0.
//
// Facts about a dialect that its definitions leave to C++. The generator of Rust looks a name up in these records if
// it finds no definition of it: first in the records of the file itself, then in those of the files in upstream/,
// which state the facts of MLIR's own dialects. These records are ours: mlir-tblgen does not know them.
//
// A path is a path of Rust: "::my_directives::toy::Index" in another crate, "crate::toy::Index" in this one, and
// "Index" or "super::Index" from the module that includes the generated code.

#ifndef ODS_FACTS
#define ODS_FACTS

// The implementation of custom<…> in formats of a dialect's operations: a type that implements
// ir_core::runtime::Directive for every operation. Without such a record the author of the dialect implements the
// directive beside the generated code.
class RuntimeDirective<string dialectName, string directiveName, string rustPath> {
  string dialect = dialectName;
  string name = directiveName;
  string path = rustPath;
}

// The inference of an operation's result types: a type that implements
// ir_core::runtime::inference::InferTypeOpInterface. The operation is named in full: "smt.bv.concat".
class RuntimeInference<string operationName, string rustPath> {
  string operation = operationName;
  string path = rustPath;
}

// The syntax of a type, or attribute, whose definition leaves it, or the syntax of a parameter, to C++: a type that
// implements ir_core::attr_or_type::ParamSyntax for the parameters of the definition.
class RuntimeSyntax<string dialectName, string mnemonicName, string rustPath> {
  string dialect = dialectName;
  string mnemonic = mnemonicName;
  string path = rustPath;
  // The syntax of a type; otherwise of an attribute.
  bit isType = true;
}

// The syntax of an operation whose definition leaves it to C++ (hasCustomAssemblyFormat), as a declarative format. The
// operation is named in full.
class OperationFormat<string operationName, string declaredFormat> {
  string operation = operationName;
  string format = declaredFormat;
}

// A class of types or attributes without a definition in the including file, by its C++ name without mlir::, as the
// mnemonics of one dialect. A base class has the mnemonics of the classes derived from it.
class CppClass<string cppName, string dialectName, list<string> names> {
  string name = cppName;
  string dialect = dialectName;
  list<string> mnemonics = names;
  // A class of types; otherwise of attributes.
  bit isType = true;
  // Whether a file of the dialect defines the class. Otherwise the dialect keeps its types or attributes as text.
  bit isDefined = false;
}

// Classes that implement an interface though no definition lists it: builtin classes, and classes to which a dialect
// attaches an external model. The interface's name is qualified, without a leading ::.
class CppModel<string interfaceName, list<string> implementers> {
  string interface = interfaceName;
  list<string> classes = implementers;
}

// A function on a type, by its qualified name without a leading ::, as an expression on $type.
class CppFunction<string cppName, string body> {
  string name = cppName;
  string expression = body;
  // "bool", or "Type" for a function that may have no result.
  string result = "bool";
}

// The operation of a C++ class, by its name without mlir::, on which passes are anchored.
class CppOperation<string cppName, string operationName> {
  string name = cppName;
  string operation = operationName;
}

#endif // ODS_FACTS
