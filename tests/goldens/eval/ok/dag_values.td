// Dags: names, unset arguments, nested, operators of every kind.
class Op<string n> { string name = n; }
def op : Op<"o">; def other;
def D {
  dag a = (op); dag b = (op 1, "s":$x, other:$y); dag c = (op:$self $only, ?:$u); dag d = (op (other 2):$in, [1, 2]:$list);
  dag e = (Op<"new"> 1); dag f = (? 1); dag g = (!cast<Op>("op") 3); dag h = (op $a, $a); dag i;
}
