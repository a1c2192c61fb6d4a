t.i64 5
t.i64 -5
t.i64 true
t.i32 7 {foo}
t.bool true
t.bool 0
t.unit unit
t.unit unit_absent
t.unit_group {x}
t.unit_group x y z
t.unit_anchor {x}
t.unit_anchor unit z
t.unit_anchor unit_absent z
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
t.opt none
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
t.def 4 z
t.def 5 z
t.def_plain 4
t.def_dict
t.else 4 z
t.else 5 z
t.else n unit
t.oil
t.oil s = "x" p 3 u
t.oil p 4 s = none
t.conf 3
t.conf_def 3
t.conf_def {x}
t.array_anchor {x}
t.array_anchor [1] z
t.array_anchor [] z
t.def_str {x}
t.def_str s "x"
t.def_zero <{i = 1 : i32, b = false}>
t.def_zero <{i = 1 : i32, p = 0, u, o = [3], b = true}>
t.def_zero <{i = 2 : i32, p = 3, o = [], b = false}> {x}
t.prop_dict 3
t.prop_dict 3 <{q = 4}>
t.prop_dict 3 <{q = 5}> {p = 3}
