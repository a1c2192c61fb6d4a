/// <reference types="tree-sitter-cli/dsl" />
// The syntax of TableGen. It follows the parser of odsgen, whose grammar is `ods-parser/src/syntax/grammar.pest`.
//
// Preprocessor lines are extras, as comments are: text in both branches of a condition is part of the tree.

const commaSep1 = (rule) => seq(rule, repeat(seq(",", rule)));
const angled = (rule) => seq("<", rule, ">");

module.exports = grammar({
  name: "tablegen",

  word: ($) => $.identifier,

  // Block comments nest; code ends at the first `}]`. The last symbol is in no rule: it is wanted only after an error.
  externals: ($) => [$.block_comment, $.code_content, $._error_sentinel],

  extras: ($) => [/\s/, $.comment, $.block_comment, $.preprocessor_directive],

  // `{0-3, 5}` after `foreach i =` is a set of ranges, not bits.
  conflicts: ($) => [[$._range, $.bits]],

  rules: {
    source_file: ($) => repeat($._statement),

    comment: () => token(seq("//", /[^\n]*/)),

    preprocessor_directive: () =>
      token(prec(2, choice(/#(ifdef|ifndef|define)[ \t]+[A-Za-z_][A-Za-z0-9_]*/, /#(else|endif)/))),

    // Statements

    _statement: ($) =>
      choice(
        $.include,
        $.class,
        $.def,
        $.defm,
        $.multiclass,
        $.defset,
        $.deftype,
        $.defvar,
        $.foreach,
        $.if,
        $.let_block,
        $.assert,
        $.dump,
      ),

    include: ($) => seq("include", field("path", $.string)),

    class: ($) =>
      seq("class", field("name", $.identifier), optional($.parameters), optional($.parents), $.body),

    def: ($) => seq("def", optional(field("name", $.name)), optional($.parents), $.body),

    defm: ($) => seq("defm", optional(field("name", $.name)), $.parents, ";"),

    multiclass: ($) =>
      seq(
        "multiclass",
        field("name", $.identifier),
        optional($.parameters),
        optional($.parents),
        choice(";", seq($.block, optional(";"))),
      ),

    defset: ($) => seq("defset", field("type", $._type), field("name", $.identifier), "=", $.block),

    deftype: ($) => seq("deftype", field("name", $.identifier), "=", field("type", $._type), ";"),

    defvar: ($) => seq("defvar", field("name", $.identifier), "=", field("value", $._value), ";"),

    foreach: ($) =>
      seq(
        "foreach",
        field("name", $.identifier),
        "=",
        field("values", choice($.range_set, $._range)),
        "in",
        $._block,
      ),

    range_set: ($) => prec.dynamic(1, seq("{", commaSep1($._range), "}")),

    if: ($) =>
      prec.right(
        seq(
          "if",
          field("condition", $._value),
          "then",
          field("consequence", $._block),
          optional(seq("else", field("alternative", $._block))),
        ),
      ),

    let_block: ($) => seq("let", commaSep1($.binding), "in", $._block),

    binding: ($) =>
      seq($._let_name, optional(angled(commaSep1($._range))), "=", field("value", $._value)),

    assert: ($) => seq("assert", field("condition", $._value), ",", field("message", $._value), ";"),

    dump: ($) => seq("dump", field("message", $._value), ";"),

    block: ($) => seq("{", repeat($._statement), "}"),
    _block: ($) => choice($.block, $._statement),

    // Classes and records

    parameters: ($) => angled(commaSep1($.parameter)),
    parameter: ($) =>
      seq(field("type", $._type), field("name", $.identifier), optional(seq("=", field("default", $._value)))),

    parents: ($) => seq(":", commaSep1($.class_reference)),
    class_reference: ($) => seq(field("name", $.identifier), optional($.arguments)),

    arguments: ($) => angled(optional(commaSep1($._argument))),
    _argument: ($) => choice($._value, $.named_argument),
    named_argument: ($) => seq(field("name", $._value), "=", field("value", $._value)),

    body: ($) => choice(";", prec.right(seq("{", repeat($._body_item), "}", optional(";")))),
    _body_item: ($) => choice($.let, $.field, $.defvar, $.assert, $.dump, $.include),

    let: ($) =>
      seq(
        "let",
        $._let_name,
        optional(seq("{", commaSep1($._range), "}")),
        "=",
        field("value", $._value),
        ";",
      ),

    _let_name: ($) =>
      choice(
        field("name", $.identifier),
        seq(field("mode", alias($.identifier, $.let_mode)), field("name", $.identifier)),
      ),

    field: ($) =>
      seq(
        optional("field"),
        field("type", $._type),
        field("name", $.identifier),
        optional(seq("=", field("value", $._value))),
        ";",
      ),

    // Types

    _type: ($) => choice($.primitive_type, $.list_type, $.bits_type, $.class_type),
    primitive_type: () => choice("string", "int", "bit", "code", "dag"),
    list_type: ($) => seq("list", angled($._type)),
    bits_type: ($) => seq("bits", angled($.integer)),
    class_type: ($) => $.identifier,

    // Values. In a name, and after a paste, a brace begins a body and is no suffix.

    _value: ($) => choice($._simple_value, $.paste),

    _simple_value: ($) => choice($._primary, $.bits, $.suffixed),

    suffixed: ($) =>
      prec.left(
        3,
        seq(field("value", $._simple_value), field("suffix", choice($.field_access, $.index, $.bit_range))),
      ),

    paste: ($) => prec.right(1, seq($._simple_value, $._pastes)),
    _pastes: ($) => prec.right(choice(seq(repeat1(seq("#", $._name_operand)), optional("#")), "#")),

    name: ($) => seq($._name_operand, optional($._pastes)),
    _name_operand: ($) => choice($._primary, alias($.name_suffixed, $.suffixed)),
    name_suffixed: ($) =>
      prec.left(3, seq(field("value", $._name_operand), field("suffix", choice($.field_access, $.index)))),

    field_access: ($) => seq(".", field("name", $.identifier)),
    index: ($) => seq("[", commaSep1($._range), optional(","), "]"),
    bit_range: ($) => seq("{", commaSep1($._range), "}"),

    _range: ($) => choice($._value, $.range),
    range: ($) =>
      prec.right(
        choice(
          seq(field("start", $._value), choice("...", "-"), field("end", $._value)),
          // `7-0` is two numbers.
          seq(field("start", $._value), field("end", $.integer)),
        ),
      ),

    _primary: ($) =>
      choice(
        $.identifier,
        $.instance,
        $._strings,
        $.integer,
        $.code,
        $.uninitialized,
        $.boolean,
        $.list,
        $.bang_operation,
        $.cond,
        $.dag,
      ),

    instance: ($) => prec(2, seq(field("name", $.identifier), $.arguments)),

    _strings: ($) => prec.right(repeat1($.string)),

    uninitialized: () => "?",
    boolean: () => choice("true", "false"),

    list: ($) =>
      prec.right(
        seq("[", optional(seq(commaSep1($._value), optional(","))), "]", optional(angled(field("type", $._type)))),
      ),

    bits: ($) => seq("{", optional(commaSep1($._value)), "}"),

    dag: ($) =>
      seq(
        "(",
        field("operator", $.dag_operator),
        optional(commaSep1($._dag_argument)),
        ")",
      ),
    dag_operator: ($) => prec.right(seq($._value, optional(seq(":", $.dag_name)))),
    _dag_argument: ($) => choice($.dag_argument, $.dag_name),
    dag_argument: ($) => seq(field("value", $._value), optional(seq(":", field("name", $.dag_name)))),
    dag_name: () => token(seq("$", /[A-Za-z_][A-Za-z0-9_]*/)),

    bang_operation: ($) =>
      seq(
        field("operator", $.bang_operator),
        optional(angled(field("type", $._type))),
        "(",
        optional(commaSep1($._value)),
        ")",
      ),
    bang_operator: () => /![A-Za-z]+/,

    cond: ($) => seq(alias(token(prec(1, "!cond")), $.bang_operator), "(", commaSep1($.clause), optional(","), ")"),
    clause: ($) => seq(field("condition", $._value), ":", field("value", $._value)),

    // Tokens

    // Digits may begin a name.
    identifier: () => /[0-9]*[A-Za-z_][A-Za-z0-9_]*/,

    integer: () =>
      choice(/[-+]?[0-9]+/, token(prec(1, /0x[0-9A-Fa-f]+/)), token(prec(1, /0b[01]+/))),

    // One token: comments and directives in it are text.
    string: () => /"([^"\\\r\n]|\\.)*"/,

    code: ($) => seq("[{", optional($.code_content), token.immediate("}]")),
  },
});
