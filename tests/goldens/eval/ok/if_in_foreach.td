// if in a loop sees the loop variable.
foreach i = 0...3 in {
  if !eq(!and(i, 1), 0) then def even#i; else def odd#i;
}
