// Segment sizes had names with underscores. In properties the current name counts, among attributes the old one, and properties
// before attributes.
func.func @properties(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "cf.cond_br"(%c)[^b, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>, operand_segment_sizes = array<i32: 0, 1, 0>}> : (i1) -> ()
^b:
  return
}

func.func @attributes(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] {operand_segment_sizes = array<i32: 1, 0, 0>, kept} : (i1) -> ()
^a:
  "cf.cond_br"(%c)[^b, ^b] {operandSegmentSizes = array<i32: 0, 1, 0>, operand_segment_sizes = array<i32: 1, 0, 0>} : (i1) -> ()
^b:
  "cf.cond_br"(%c)[^c, ^c] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {operand_segment_sizes = array<i32: 0, 1, 0>} : (i1) -> ()
^c:
  return
}

func.func @dropped(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] {operandSegmentSizes = array<i32: 1, 0, 0>, operand_segment_sizes = 1 : i32} : (i1) -> ()
^a:
  return
}
