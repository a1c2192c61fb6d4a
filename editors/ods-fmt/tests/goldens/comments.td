//===- a header -===//
// of two lines

   // moved to the left
def A;    // at the end
def B;/* block */ // and line
/* before */ def C;
def D {
      // First.

  int x = 1; /* after
     x */
  int y = 2; // after y


  // Last.
}
def E : Method</*name=*/"e",  /* type */"int", // an integer
  // alone
  "body">;
def F {
  // Only a comment.
}
class G<int a, // first
        int b /* second */> {
  list<int> c = [ // open
    a, b // both
  ];
  list<int> d = [a, // not simple
    !add(b, 1)];
  dag e = (ins // none
  );
  int f = // of f
    1;
  string h = "a" // a
    # "b";
}
/* nested /* comment */ ends here */
#define X // a macro
def L { let x = [
    1 // one
]; }
// The end.
