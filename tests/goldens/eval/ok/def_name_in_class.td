// NAME in a class is the name of the record; in a value instance it stays symbolic.
class A { string n = NAME; }
def D : A;
class H { string n = !if(!empty(NAME), "none", "x_" # NAME); }
def E : H;
