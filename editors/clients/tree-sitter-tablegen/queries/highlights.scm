; Later patterns win.

(identifier) @variable

(comment) @comment
(block_comment) @comment
(preprocessor_directive) @keyword.directive

[
  "class"
  "def"
  "defm"
  "defset"
  "deftype"
  "defvar"
  "multiclass"
  "let"
  "field"
  "in"
  "assert"
  "dump"
] @keyword

"include" @keyword.import
"foreach" @keyword.repeat
["if" "then" "else"] @keyword.conditional
(let_mode) @keyword.modifier

(primitive_type) @type.builtin
(list_type "list" @type.builtin)
(bits_type "bits" @type.builtin)
(class_type) @type

(class name: (identifier) @type)
(multiclass name: (identifier) @type)
(deftype name: (identifier) @type)
(class_reference name: (identifier) @type)
(instance name: (identifier) @type)

(def name: (name (identifier) @constant))
(defm name: (name (identifier) @constant))
(defset name: (identifier) @constant)

(parameter name: (identifier) @variable.parameter)
(named_argument name: (identifier) @variable.parameter)
(field name: (identifier) @property)
(let name: (identifier) @property)
(binding name: (identifier) @property)
(field_access name: (identifier) @property)
(dag_name) @variable.parameter
(dag_operator (identifier) @function)

(bang_operator) @function.builtin
(boolean) @boolean
(integer) @number
(uninitialized) @constant.builtin
(string) @string
(code) @string.special
(include path: (string) @string.special.path)

["(" ")" "[" "]" "{" "}" "<" ">" "[{" "}]"] @punctuation.bracket
[";" "," ":" "."] @punctuation.delimiter
["=" "#" "..." "-"] @operator
