// Figure 7: a graph. Its operations run in any order that their values allow: here an addition stands before what it adds.
%0 = tf.graph (%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: !tf.resource) {
  %3, %control_3 = tf.Add(%2, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, !tf.control)
  %1, %control = tf.ReadVariableOp(%arg2) : (!tf.resource) -> (tensor<f32>, !tf.control)
  %2, %control_1 = tf.Add(%arg0, %1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, !tf.control)
  %control_2 = tf.AssignVariableOp(%arg2, %arg0, %control) : (!tf.resource, tensor<f32>, !tf.control) -> !tf.control
  tf.fetch %3, %control_2 : tensor<f32>, !tf.control
} -> tensor<f32>

// -----

// A value where only a control value may stand.
tf.graph (%arg0: tensor<f32>, %arg1: !tf.resource) {
  %0, %control = tf.Add(%arg0, %arg0, %arg1) : (tensor<f32>, tensor<f32>, !tf.resource) -> (tensor<f32>, !tf.control)
}
