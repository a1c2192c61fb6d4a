class A<bits<8> b, list<list<string>> l = [["a"]<string>]> {
  field bits<8> x;
  let Inst{31-26} = b{7-2}; let Inst{3,1...0} = {0,1, ?};
  let y = l[0][1 , 2,]; let z = A<0x1F , [], b = -1>.x;
  let append w = !cond(!eq(a, 1): "one", !lt(a, 2) : "two", true: "a value that is long enough to break");
  let v = !if(!eq(a, b), !listconcat([a_long_name_of_a_value], [another_long_name]), !foreach(i, [1, 2, 3], !add(i, 1)));
  let u = !cast<A>(NAME # "_suffix").x;
  let t = [{}].x;
  let s = [ {0, 1}, {1} ];
  let r = !range(0, 1 ) ; let q = !empty ( l );
  let p = [0b0101, +5, true, false, ?];
  let names = [AAAAAAAAAAAAAAAAAAAAAA, BBBBBBBBBBBBBBBBBBBBBBBBB, CCCCCCCCCCCCCCCC, DDDDDDDDDDDDDDDD, EEEEEEEE];
  defvar o = a; dump o; assert o, "no";
  int n = !add(1,
    2);
  int m = !add(
    1, 2);
  int k = !if(
    a_condition_that_is_long, "a string that is too long for one line", "another one");
  string o2 = a.b.c[0]{1};
}
