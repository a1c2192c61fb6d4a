// let … in applies after inheritance and before the body; an inner one beats an outer one.
class A { int x = 1; int y = 1; int z = 1; }
let x = 2, y = 2, z = 2 in {
  def D : A;
  let y = 3, z = 3 in def E : A { let z = 4; }
}
let x = 9 in class B : A;
def F : B;
