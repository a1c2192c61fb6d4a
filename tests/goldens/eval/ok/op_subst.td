// !subst in strings and of records.
class A; def r : A; def s : A; def t : A;
def D { string a = !subst("a", "bb", "banana"); A b = !subst(r, s, r); A c = !subst(r, s, t); string d = !subst("x", "y", "none"); string e = !subst("aa", "a", "aaaa"); }
