// Part of odsgen. Apache-2.0.
//
// What every other file uses: marks of deprecation, the operators of argument and result dags, strings computed from
// strings. Names and values are those of MLIR 22's mlir/IR/Utils.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef UTILS_TD
#define UTILS_TD

// Operators of the dags that list what an operation takes and gives: (ins I32:$a), (outs I32:$r).
def ins;
def outs;

// In the place of a method's body that MLIR has in C++ and that is longer than a statement: there is one, and other
// languages have their own.
defvar CppBody = "/* C++ */";

// Mixed into a class or record: whoever uses it in a definition is warned with `reason`.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// Mixed into a record whose generated code is deprecated. Read by the emitters, which mark the code in their language.
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

// A parameter of a generated function, used in builders and methods: its type, and a default unless that is empty.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

// Stands for a function that gives a string: a subclass takes the arguments, `result` is what it computes of them.
class StrFunc<string r> {
  string result = r;
}

// `ret` is `str` with its first letter in upper case.
class firstCharToUpper<string str> {
  string ret = !if(!gt(!size(str), 0), !toupper(!substr(str, 0, 1)) # !substr(str, 1), "");
}

// One step of the conversion below: takes out the first underscore and raises the letter after it.
class _snakeCaseHelper<string str> {
  int idx = !find(str, "_");
  string ret = !if(!ge(idx, 0), !substr(str, 0, idx) # firstCharToUpper<!substr(str, !add(idx, 1))>.ret, str);
}

// `ret` is `str` in CamelCase: the names of the generated accessors. There are at most as many underscores as letters.
class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(0, !size(str)), name, step, _snakeCaseHelper<name>.ret);
}

#endif // UTILS_TD
