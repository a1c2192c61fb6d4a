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
    WRONG_CONVERSION = 334, "wrong conversion of an operation or type",
        "ConvertOp makes an operation of another one with as many operands, results, regions and successors, and with its attributes: those that have another name are 'renamed', those that the target does not have 'dropped'. The target of ConvertType accepts only one type.\n\n    def : ConvertOp<Calc_ShlOp, Arith_ShLIOp> { let dropped = [\"exact\"]; }";
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
    OTHER_VERSION = 344, "definitions for another version of MLIR",
        "The definitions use names that MLIR 22 does not have, and another version does. They are read as definitions of that version; '--mlir-version' selects one, as does 'mlir_version' in a build script. The embedded definitions have the names of older versions as other names for present ones, so what is generated is for this version; of version 23 they have the records, too. Versions 15, 16, 19, 22 and 23 were compared; a name that changed between two of them is taken for each version in between.";
    WRONG_FACT = 341, "wrong fact about a dialect",
        "A record of a class of ods/Facts.td states what a definition leaves to C++. Its path is a path of Rust, a function's code an expression on '$type' whose result is 'bool' or 'Type', and a class has mnemonics.\n\n    def : RuntimeDirective<\"toy\", \"Index\", \"::toy_directives::Index\">;";
    MISSING_SUMMARY = 400, "definition without a summary",
        "Operations, types, attributes, enums, passes and dialects have a one-line 'summary', which headings of the documentation, completions and lists of passes show. A dialect may have a description instead.\n\n    let summary = \"integer addition\";";
    MISSING_DESCRIPTION = 401, "definition without a description",
        "The 'description' of an operation, pass, option, statistic, interface or method says what it means: results, conditions on operands, an example. It becomes the documentation in Markdown, Rust and Python.\n\n    let description = [{ The sum modulo 2^32. }];";
    SUMMARY_STYLE = 402, "summary that is not one line without a full stop",
        "MLIR's guide for definitions asks for a summary of one line without punctuation at its end. 'odsgen lint --fix' removes the full stop and the whitespace around the text.";
    UNCHECKED_ATTRIBUTE = 410, "attribute that nothing verifies",
        "The constraint accepts every attribute, and the operation has no verifier, so a wrong attribute is found late or never. Name what is accepted ('StrAttr', 'TypedAttrInterface', an enum), or write a verifier.";
    UNKNOWN_EFFECTS = 411, "operation without declared memory effects",
        "Without the interface of memory effects, every analysis must assume that the operation reads and writes all memory: it is never removed as dead, hoisted or merged with an equal one. Add 'Pure', 'MemoryEffects<[…]>' or, for effects of its regions, 'RecursiveMemoryEffects'. Terminators, symbols, calls and operations with an interface of their own for effects are not reported.";
    CONTRADICTORY_EFFECTS = 412, "contradictory memory effects",
        "The traits say that the operation has no memory effects ('Pure', 'NoMemoryEffect'), and an operand or result says that it has some.";
    REMOVED_AS_DEAD = 413, "operation that is always removed as dead",
        "An operation without memory effects whose results are unused is removed. This one has no results, is not a terminator, and so has no purpose that a pass would see. Declare its effect: 'MemoryEffects<[MemWrite]>', or on a resource of the dialect.";
    MISAPPLIED_TRAIT = 414, "trait that the operation cannot have",
        "The trait makes a promise about operands, results or regions that the operation does not have, so it says nothing, or no operation is valid: 'Commutative' on an operation without exactly two operands of one constraint, 'IsolatedFromAbove' without regions, 'SameOperandsAndResultType' without operands.";
    REDUNDANT_TRAIT = 415, "trait that another one implies",
        "The other trait checks the same and more. 'odsgen lint --fix' removes the trait from the list where the definition itself writes it.";
    MISSING_TRAIT = 416, "operation that lacks a trait",
        "The definition needs a trait that it does not have: successors and 'ReturnLike' need 'Terminator', 'ConstantLike' needs 'hasFolder' and no operands.";
    INFERABLE_RESULT = 417, "result type that could follow from the operands",
        "A trait says that all operands have one type, and the result has the same constraint, but nothing relates its type to theirs. If they are equal, 'SameOperandsAndResultType' verifies that, infers the result type in builders, and shortens the format.";
    NO_SYNTAX = 420, "operation in generic form only",
        "Without 'assemblyFormat' or 'hasCustomAssemblyFormat' the operation is printed in generic form, with quotes, all types and all attributes.\n\n    let assemblyFormat = \"$lhs `,` $rhs attr-dict `:` type($result)\";";
    ADJACENT_VALUES = 421, "adjacent values that readers cannot tell apart",
        "Two values, types, regions or successors follow each other without a word or punctuation between them. The parser knows them by their order, a reader does not.\n\n    let assemblyFormat = \"$source `to` $target attr-dict\";";
    REDUNDANT_TYPE = 422, "type in a format that follows from the definition",
        "The constraint accepts one type only, so the text need not say it. Removing it from the format makes old texts invalid, so there is no automatic fix.";
    MNEMONIC_STYLE = 430, "name of an operation against conventions",
        "Names of operations are in lower case with underscores, and dots for groups: 'memref.load', 'intr.abs'. Names that most operations of a larger file have in another form are taken for a convention of the dialect.";
    DEFINITION_NAME = 431, "name of a definition against conventions",
        "Classes of operations, types and attributes are in CamelCase and end in 'Op', 'Type' and 'Attr'. Records begin with the dialect ('Toy_AddOp') if most of the file do, because all dialects share one space of names.";
    PART_NAME = 432, "name of an operand, result or attribute against conventions",
        "Operands, results, attributes, properties, regions and successors of one operation are all in 'camelCase' or all in 'snake_case', and begin in lower case; accessors are made of these names.";
    CASE_NAME = 433, "name of a case against conventions",
        "The symbols of an enum's cases begin all in upper case or all in lower case.";
    PASS_NAME = 434, "name of a pass or option against conventions",
        "Passes and their options are words in lower case with dashes, as on other command lines: 'lower-to-llvm'.";
    DUPLICATE_SPELLING = 435, "two cases of an enum with one spelling",
        "Both cases are printed alike, so a text that is read back has the first one.";
    WRONG_LINT_COMMENT = 440, "wrong comment about lints",
        "A comment on a line of its own sets the levels of lints for its file, or for the next definition. Levels are 'allow', 'warn' and 'deny'; codes are those of 'odsgen explain' from ODS0400 on, ODS0331 and ODS0332, or 'all'.\n\n    // odsgen-lint: allow(ODS0401, ODS0411)\n    // odsgen-lint: allow-next(ODS0430)";
    REPLACED_VALUE = 450, "'let' whose value a later one replaces",
        "A body sets a field twice, and the first value is lost: fields have one value, which other fields of the record see, too. 'let append' and 'let prepend' keep what was there. The first value may be one that the author misses, so 'odsgen lint --fix' leaves it; editors offer to remove it.\n\n    let summary = \"adds\";\n    let summary = \"adds two numbers\";";
    REPEATED_VALUE = 451, "'let' that repeats the field's value",
        "A class, a 'let … in' or the declaration gives the field this value already. An explicit value is right where the class may change; elsewhere it hides what is special about the definition. Operands and results are not reported, which one may want to read in the definition, nor empty values, nor anything after '#ifdef' in the definition. 'odsgen lint --fix' removes the 'let', unless a comment may be about it.";
}
