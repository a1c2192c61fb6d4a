// Local variables of a body.
class A<int n> { defvar twice = !mul(n, 2); int x = twice; defvar more = !add(twice, 1); int y = more; }
def D : A<4>;
