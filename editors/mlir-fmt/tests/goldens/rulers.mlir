// A ruler is a separator only if the parts around it can be parsed.
func.func @a() {
// -----
    return
      // -------------- a ruler
}
