// canonicalize
// canonicalize{region-simplify=disabled max-iterations=3 top-down=false}
// canonicalize{region-simplify=aggressive test-convergence}
// canonicalize{region-simplify=foo}
// canonicalize{region-simplify}
// canonicalize{max-iterations=-7 max-num-rewrites=0}
// canonicalize{max-iterations=x}
// canonicalize{disable-patterns=a,b enable-patterns=c}
// canonicalize{disable-patterns=a disable-patterns=b}
// canonicalize{top-down=maybe}
// canonicalize{foo=1}
// cse
// inline
// inline{default-pipeline= max-iterations=2}
// inline{default-pipeline=canonicalize inlining-threshold=10}
// inline{inlining-threshold=-1}
// inline{inlining-threshold=0}
// inline{max-iterations}
// print-ir
// print-ir{label=x}
// print-ir{label}
// print-ir{label="a b"}
// remove-dead-values
// remove-dead-values{canonicalize=false}
// remove-dead-values{canonicalize}
// sccp
// strip-debuginfo
// symbol-dce
// topological-sort
// convert-scf-to-cf
// convert-scf-to-cf{allow-pattern-rollback=false}
// func.func(canonicalize,cse,sccp)
// cse{x=1}
// symbol-dce,inline,canonicalize,cse
// print-ir{label={a'b c'}}
// print-ir{label={a b{c}}}
// canonicalize{disable-patterns={a,b c}}
module {}
