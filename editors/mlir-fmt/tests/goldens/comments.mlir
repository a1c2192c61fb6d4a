// RUN: ods-opt %s | FileCheck %s   
//not spaced

   // CHECK-LABEL: func @comments
func.func @comments(%c: i1) {// after a brace
    // CHECK: scf.if
// CHECK-SAME: %{{.*}}


    scf.if %c {

      // first
      "t.a"() : () -> ()    // kept distance
                            // that goes on
      // CHECK: } else {
    // CHECK: inner
    } else {
      // only a comment
    }// close
    cf.br ^end
  // before a label
    // in the block before it
  ^end: // pred: ^bb0

  // in the block

  return // the last
  // CHECK: return
// CHECK: }
} // end
   // after everything


