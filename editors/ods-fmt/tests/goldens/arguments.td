def A : Op {
  let arguments = (ins I32:$a,I32 : $b);
  let arguments = (ins
    I32:$a, I32:$b);
  let arguments = (ins Variadic<AnyType>:$inputs, Optional<AnyType>:$optional, I32Attr:$attribute);
  let arguments = (ins Variadic<AnyType>:$inputs,
    Optional<AnyType>:$optional,
            I32Attr:$attribute
    );
  let results = (outs);
  let results = (outs Res<AnyMemRef, "the buffer that the operation allocates, in the default space", [MemAlloc]>:$memref);
  let builders = [OpBuilder<(ins "Value":$a, "Value":$b)>, OpBuilder<(ins "ValueRange":$values), [{
      build($_builder, $_state, values[0], values[1]);
    }]>];
  let skip = [];
  dag d = (op:$name $x, (inner $y):$z);
  dag e = (op [], {});
}
