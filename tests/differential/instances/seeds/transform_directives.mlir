transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.tune.alternatives<"x"> selected_region = 0 {
  }, {
  }
  %p = transform.param.constant 1 : i32 -> !transform.any_param
  transform.tune.alternatives<"x"> selected_region = %p : !transform.any_param {
  }, {
  }
}
