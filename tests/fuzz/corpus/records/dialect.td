include "inc.td"
class Dialect<string n> { string name = n; string cppNamespace = "::mlir::" # n; }
def Toy : Dialect<"toy">;
def ins; def outs;
class Pred<string e> { string expr = e; }
class And<list<Pred> c> : Pred<"(" # !interleave(!foreach(p, c, p.expr), ") && (") # ")">;
class Type<Pred p, string s = ""> { Pred predicate = p; string summary = s; }
def F64 : Type<Pred<"$_self.isF64()">, "64-bit float">;
def I32 : Type<And<[Pred<"$_self.isInteger(32)">, Pred<"true">]>, "32-bit integer">;
class Op<Dialect d, string mnemonic, list<string> t = []> {
  Dialect opDialect = d;
  string opName = mnemonic;
  list<string> traits = t;
  dag arguments = (ins);
  dag results = (outs);
  string assemblyFormat = ?;
  bit hasVerifier = 0;
  code extra = [{ }];
}
class ToyOp<string m, list<string> t = []> : Op<Toy, m, !listconcat(t, ["Toy"])>;
def AddOp : ToyOp<"add", ["Pure"]> {
  let arguments = (ins F64:$lhs, F64:$rhs);
  let results = (outs F64:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}
multiclass Compare<string m, list<int> ks> {
  foreach k = ks in
    def _#k : ToyOp<m # k> { let hasVerifier = !gt(k, 1); }
}
defm Cmp : Compare<"cmp", [1, 2, 3]>;
