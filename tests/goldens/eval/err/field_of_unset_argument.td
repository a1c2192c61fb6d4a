// An argument that is given as unset has no fields.
// llvm-tblgen: no error, it crashes

class Point<int v> {
  int x = v;
}
class Line<Point p> {
  int start = p.x;
}
def L : Line<?>;
