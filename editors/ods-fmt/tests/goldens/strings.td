def A {
  let summary = "a summary that is so long that it does not fit behind the equals sign";
  let assemblyFormat = "$a `,` $b `:` type($a)"
     "`,` type($b)";
  let assemblyFormat = "$operand_number_one `,` $operand_number_two `:` type($operand_number_one)" "`,` type($operand_number_two)";
  let short = "a" "b";
  let pasted = "one string"#"another string"#name#!strconcat("a", "b")#"and the last one of them all";
  let escape = "\"\\ \n";
  let unicode = "äöü äöü äöü äöü äöü äöü äöü äöü äöü äöü äöü äöü äöü äöü äöü";
  let unbreakable = "a string that is wider than the line whatever the formatter does about it, so it stays";
}
