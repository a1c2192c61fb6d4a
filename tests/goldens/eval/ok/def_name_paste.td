// A paste in a name takes unknown and global names verbatim, loop variables by value.
defvar glob = "value";
foreach i = ["p", "q"] in {
  def X_#i;
  def i#_y;
  def Z_#glob#i;
}
