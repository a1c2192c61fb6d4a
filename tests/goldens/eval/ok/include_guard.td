// The preprocessor: define, ifdef, ifndef, else, nested.
#ifndef GUARD
#define GUARD
def First;
#endif
#ifndef GUARD
def Never { this is not even read }
#else
  #ifdef OTHER
def NeverEither;
  #else
def Second;
  #endif
#endif
