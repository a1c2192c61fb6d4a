module {
  t.i64 5
  t.i64 -5
  t.i64 -1
  t.i32 7 {foo}
  t.bool true
  t.bool false
  t.unit unit
  t.unit unit_absent
  t.unit_group {x}
  t.unit_group x y z
  t.unit_anchor {x}
  t.unit_anchor unit z
  t.unit_anchor
  t.str "a\22b\0A"
  t.enum a
  t.enum "b c"
  t.named mode<a>
  t.array []
  t.array [1, -2]
  t.int_array [3]
  t.array_str ["a", "b"]
  t.array_unit [unit, unit_absent]
  t.array_enum [a, "b c"]
  t.opt {x}
  t.opt
  t.opt 4
  t.opt_plain none
  t.opt_plain 6
  t.opt_unit {x}
  t.opt_unit some<unit>
  t.opt_unit some<unit_absent>
  t.opt_str "x"
  t.opt_nodel some<3>
  t.opt_enum a
  t.opt_enum {x}
  t.def {x}
  t.def
  t.def 5 z
  t.def_plain 4
  t.def_dict
  t.else n unit_absent
  t.else 5 z
  t.else n unit
  t.oil
  t.oil p 3 u s = "x"
  t.oil
  t.conf 3
  t.conf_def 3
  t.conf_def {x}
  t.array_anchor {x}
  t.array_anchor [1] z
  t.array_anchor
  t.def_str {x}
  t.def_str s "x"
  t.def_zero <{b = false, i = 1 : i32}>
  t.def_zero <{b = true, i = 1 : i32, o = [3], u}>
  t.def_zero <{b = false, i = 2 : i32, p = 3 : i64}> {x}
  t.prop_dict 3 
  t.prop_dict 3 
  t.prop_dict 3 <{q = 5 : i64}> {p = 3 : i64}
}

