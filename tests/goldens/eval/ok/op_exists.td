// !exists: records that exist when the record is complete.
class A; class B;
def r : A;
class T<string n> { bit e = !exists<A>(n); bit w = !exists<B>(n); }
def D1 : T<"r">; def D2 : T<"none">; def D3 { bit later = !exists<A>("Later"); }
def Later : A;
