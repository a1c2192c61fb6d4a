// Classes, too.
class 3x<int 4z> { int 5w = 4z; }
def 8i : 3x<6>;
