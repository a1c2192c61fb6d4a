// Dags: arguments and names by index and by name.
def op;
def D {
  int a = !getdagarg<int>((op 1, 2:$x), 1); int b = !getdagarg<int>((op 1, 2:$x), "x"); string c = !getdagarg<string>((op 1), 0); string d = !getdagname((op 1:$n, 2), 0); string e = !getdagname((op 1:$n, 2), 1);
  dag f = !setdagarg((op 1, 2:$x), "x", 9); dag g = !setdagarg((op 1, 2), 0, "s"); dag h = !setdagname((op 1, 2:$x), 0, "y"); dag i = !setdagname((op 1, 2:$x), "x", "z"); string j = !getdagopname((op:$me 1)); dag k = !setdagopname((op 1), "you"); string l = !getdagopname((op));
}
