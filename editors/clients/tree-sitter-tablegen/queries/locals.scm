[(class) (multiclass) (def) (block) (foreach)] @local.scope

(parameter name: (identifier) @local.definition)
(foreach name: (identifier) @local.definition)
(defvar name: (identifier) @local.definition)

(identifier) @local.reference
