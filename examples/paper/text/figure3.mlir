// Figure 3: operations have lists of regions, regions lists of blocks, and blocks lists of operations.
%0:2 = "t.values"() : () -> (i32, !d.type)
%results:2 = "d.operation"(%0#0, %0#1) ({
  "d.branch"()[^other_block] : () -> ()
^block(%argument: !d.type):
  %value = "d.nested"() ({
    "d.op"() : () -> ()
  }) : () -> !d.other_type
  "d.consume"(%value) : (!d.other_type) -> ()
  "d.terminator"(%argument)[^block] : (!d.type) -> ()
^other_block:
  "d.terminator"(%0#1)[^block] : (!d.type) -> ()
}) {attribute = "value"} : (i32, !d.type) -> (!d.type, !d.other_type)

// -----

// The value is not of the operand's type.
%0 = "t.value"() : () -> !d.type
"d.consume"(%0) : (!d.type) -> ()
