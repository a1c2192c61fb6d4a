//! The stable codes of the diagnostics of the model and the emitters, with the explanation of each for `odsgen explain`. The
//! codes of the language itself are in [`ods_parser::codes`].

use ods_parser::diagnostics::Code;

macro_rules! codes {
    ($($name:ident = $number:literal, $title:literal, $text:literal;)*) => {
        $(pub(crate) const $name: Code = Code($number);)*

        /// Code, title and explanation of every kind of message of this crate.
        pub const TABLE: &[(Code, &str, &str)] = &[$((Code($number), $title, $text),)*];
    };
}

codes! {
    WRONG_ARGUMENT = 300, "wrong argument of an operation",
        "Each argument in an operation's 'arguments' is a record that derives from TypeConstraint (an operand), Attr or Property; attributes and properties need a name.\n\n    let arguments = (ins AnyType:$operand, I32Attr:$attribute);";
    WRONG_RESULT = 301, "wrong result of an operation",
        "'results' is a dag with the operator 'outs' whose arguments are type constraints. Variadic results of variadic results do not exist.\n\n    let results = (outs AnyType:$result);";
    WRONG_REGION = 302, "wrong region of an operation",
        "'regions' is a dag with the operator 'region' whose arguments are regions. Only the last one can be variadic, and then it needs a name.";
    WRONG_SUCCESSOR = 303, "wrong successor of an operation",
        "'successors' is a dag with the operator 'successor' whose arguments are successors. Only the last one can be variadic.";
    NAME_CONFLICT = 304, "name used twice in an operation",
        "Operands, results, regions and successors of an operation share one space of names; so do what names become in Python, where every character but letters and digits is an underscore.";
    RESERVED_ACCESSOR = 305, "name that every operation has already",
        "The accessor made from the name would hide one that every operation has: attributes, operands, operation, regions, type.";
    TRAIT_ORDER = 306, "trait before one that it needs",
        "The order of traits is the order they are verified in. A trait's 'dependentTraits' must stand before it in the operation's list.";
    WRONG_TRAIT = 307, "wrong trait",
        "A trait derives from NativeTrait, GenInternalTrait, PredTrait, InterfaceTrait or TraitList. The classes that HasParent, ParentOneOf and SingleBlockImplicitTerminator name are those of operations that are defined, or of dialects that are not included.";
    WRONG_BUILDER = 308, "wrong builder",
        "A builder's 'dagParams' is a dag with the operator 'ins'; behind a parameter with a default value every parameter has one. An operation that skips the default builders has at least one of its own.";
    DERIVED_ATTRIBUTE = 309, "attribute as a field of an operation",
        "A field of an operation that holds an attribute is a derived one: its class derives from DerivedAttr. Attributes that are given stand in 'arguments'.";
    WRONG_ENUM = 310, "wrong enum",
        "An enum's 'enumerants' are records that derive from EnumCase.";
    WRONG_ATTR_OR_TYPE = 311, "wrong attribute or type",
        "The parameters of an AttrDef or TypeDef have names, and are C++ types or records that derive from AttrOrTypeParameter. With a 'mnemonic' and parameters comes exactly one of 'assemblyFormat' and 'hasCustomAssemblyFormat', without a 'mnemonic' none.\n\n    let mnemonic = \"complex\";\n    let parameters = (ins \"Type\":$elementType);\n    let assemblyFormat = \"`<` $elementType `>`\";";
    WRONG_INTERFACE = 312, "wrong interface",
        "The arguments of an interface's method are a dag of C++ types.\n\n    InterfaceMethod<\"Whether …\", \"bool\", \"isFoo\", (ins \"unsigned\":$index)>";
    WRONG_SIZES = 314, "sizes of groups that nothing says",
        "When more than one group of operands has no fixed length, a trait says how they are told apart: AttrSizedOperandSegments stores the size of each, SameVariadicOperandSize promises that they are equal. Results likewise. The sizes of the groups of a VariadicOfVariadic are in a DenseI32ArrayAttr of the operation.\n\n    def JoinOp : Op<Toy_Dialect, \"join\", [AttrSizedOperandSegments]> {\n      let arguments = (ins Variadic<AnyType>:$lhs, Variadic<AnyType>:$rhs);\n    }";
    DUPLICATE_DEFINITION = 315, "thing that is defined twice",
        "A dialect has one operation of a name, and one type and one attribute of a mnemonic. In generated code, operations, types, attributes, enums, interfaces and passes of a dialect share one space of names.";
    WRONG_FORMAT = 330, "wrong assembly format",
        "An 'assemblyFormat' consists of literals in backticks, variables, directives and optional groups. Every operand, region and successor of the operation stands in it once, 'attr-dict' too, and all types stand in it or follow from traits.\n\n    let assemblyFormat = \"$lhs `,` $rhs attr-dict `:` type($result)\";";
    AMBIGUOUS_FORMAT = 331, "assembly format that cannot be told apart",
        "The parser decides by what comes next in the text. When two parts of a format that can stand at one place begin alike, the first one is always taken, and the text that the printer writes for the other one is not read again.";
    LOSSY_FORMAT = 332, "assembly format that loses something",
        "The text that the printer writes does not say all about the operation, so that reading it back gives another one.";
    WRONG_PATTERN = 313, "wrong rewrite rule",
        "A rule has a source, a dag of operations with all their arguments, and results. Names that the source binds with '$' stand for operands, attributes and operations in the results; the last results give as many values as the root has.\n\n    def : Pat<(AddOp $x, (NegOp $y)), (SubOp $x, $y)>;";
    SHADOWED_PATTERN = 333, "rewrite rule that is never applied",
        "Rules for one operation are tried by benefit, then in order. When a rule that is tried earlier matches whatever a later one matches, the later one is never applied. 'addBenefit' changes the order.";
    MISSING_CLASS = 320, "definitions without a needed class",
        "The generator works on the records of a class that no file defines. Most often the file to include is missing: mlir/IR/OpBase.td for operations.";
    UNSUPPORTED = 321, "definition that a generator cannot express",
        "The definition is right, but the output has no form for it. The message says what would have to change.";
    WRONG_OPTION = 322, "generator without a needed option",
        "The generator needs an option that was not given, or its value makes no sense.";
    DEPRECATED = 323, "use of a deprecated definition",
        "The definition still works, but derives from Deprecated, which says what to use instead. 'odsgen tblgen --on-deprecated=error' makes its use an error, '--on-deprecated=none' keeps silent.";
    WRONG_CODE = 340, "code in a definition that cannot be read",
        "Predicates, default values and types are expressions in the spelling of C++ or of Rust: type tests, casts, calls, comparisons, lambdas with one result. What reads differently in the two spellings needs brackets.\n\n    CPred<\"$_self.isInteger(32)\">    CPred<\"$_self.is_integer(32)\">";
    UNRESOLVED_NAME = 342, "name in code that does not exist",
        "The code in a definition names a case that an enum does not have, or an operand, result or attribute that the operation does not have.\n\n    PredOpTrait<\"equal\", CPred<\"$lhs.getType() == $rhs.getType()\">>";
    USER_PROVIDED = 343, "code that the author provides in Rust",
        "The code names a class, method or function that neither MLIR nor a definition offers to it, or has statements, or is a declaration of C++. It becomes a function of the trait ExternalFunctions, which the author implements for 'Externals', or is left out if only C++ needs it. A name that is close to one that exists may be a slip.";
    WRONG_FACT = 341, "wrong fact about a dialect",
        "A record of a class of ods/Facts.td states what a definition leaves to C++. Its path is a path of Rust, a function's code an expression on '$type' whose result is 'bool' or 'Type', and a class has mnemonics.\n\n    def : RuntimeDirective<\"toy\", \"Index\", \"::toy_directives::Index\">;";
}
