#ifndef GUARD
#define GUARD
#ifdef  NEVER   // skipped
   def  Skipped  :  X;   // as it is
 #ifdef INNER
   def   Inner;
 #endif
#else
   def  Used  :  X;
#endif
class X {
    list<int> l = [ 1,
  #ifdef NEVER
      2,
  #endif
      3 ];
}
/* a comment
   before */ #ifdef ALSO_NEVER
def   Y;
#endif /* after
it */
def   Z   ;
#ifdef LAST
  #endif
#endif // GUARD
