; Descriptions are Markdown; other code is C++.

((let
  name: (identifier) @_name
  value: (code (code_content) @injection.content))
 (#eq? @_name "description")
 (#set! injection.language "markdown"))

((let
  name: (identifier) @_name
  value: (code (code_content) @injection.content))
 (#not-eq? @_name "description")
 (#set! injection.language "cpp"))

((code (code_content) @injection.content)
 (#not-has-parent? @injection.content let)
 (#set! injection.language "cpp"))
