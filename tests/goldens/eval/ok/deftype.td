// Aliases of types.
deftype Num = int;
deftype Names = list<string>;
deftype Small = bits<4>;
class A<Num n> { Num x = n; Names l = ["a"]; Small b = 5; }
def D : A<3>;
