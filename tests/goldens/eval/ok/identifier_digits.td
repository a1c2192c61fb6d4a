// Names may begin with digits.
def 1D { int 2y = 3; }
class 3x;
def 0DTensor : 3x;
