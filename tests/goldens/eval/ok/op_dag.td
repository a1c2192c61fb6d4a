// Dags: make, join, operator.
class Op; def op : Op; def other : Op;
def D {
  dag a = !dag(op, [1, 2], ["x", "y"]); dag b = !dag(op, ["s"], ?); dag c = !dag(op, ?, ["n"]); dag d = !con((op 1), (op 2:$z), (op)); Op e = !getdagop((other 1)); dag f = !setdagop((op 1:$a), other); Op g = !getdagop<Op>((op)); int h = !size((op 1, 2)); bit i = !empty((op));
  dag j = !dag(op, [op, other], ["x", ?]);
}
