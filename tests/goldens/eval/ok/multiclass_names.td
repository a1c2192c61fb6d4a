// The forms of a record's name in a multiclass.
class A<string s = NAME> { string n = s; }
multiclass M<string p> {
  def _a : A;
  def "" : A<"empty">;
  def p # NAME : A;
  def "x" # NAME # "y" : A;
  def : A<"none">;
}
defm D : M<"q">;
