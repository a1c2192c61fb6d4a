; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @same_successor(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %6

4:                                                ; preds = %6, %3
  %5 = phi i32 [ %7, %6 ], [ %1, %3 ]
  ret i32 %5

6:                                                ; preds = %3
  %7 = phi i32 [ %2, %3 ]
  br label %4
}

define i32 @same_case(i8 %0, i32 %1, i32 %2) {
  switch i8 %0, label %4 [
    i8 -1, label %7
    i8 1, label %6
    i8 2, label %9
  ]

4:                                                ; preds = %7, %6, %9, %3
  %5 = phi i32 [ %10, %9 ], [ %8, %7 ], [ 1, %6 ], [ %1, %3 ]
  ret i32 %5

6:                                                ; preds = %3
  br label %4

7:                                                ; preds = %3
  %8 = phi i32 [ %2, %3 ]
  br label %4

9:                                                ; preds = %3
  %10 = phi i32 [ %1, %3 ]
  br label %4
}

define void @order_of_blocks(i1 %0) {
  br label %4

2:                                                ; preds = %6, %3, %4
  ret void

3:                                                ; preds = %5, %4
  br i1 %0, label %2, label %5

4:                                                ; preds = %1
  br i1 %0, label %3, label %2

5:                                                ; preds = %3
  br label %3

6:                                                ; No predecessors!
  br label %2
}

define void @empty_switch(i32 %0) {
  switch i32 %0, label %2 [
  ]

2:                                                ; preds = %1
  ret void
}

define i64 @loop(i64 %0) {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i64 [ %8, %6 ], [ 0, %1 ]
  %4 = phi i64 [ %7, %6 ], [ 0, %1 ]
  %5 = icmp slt i64 %3, %0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = add nuw nsw i64 %4, %3
  %8 = add i64 %3, 1
  br label %2

9:                                                ; preds = %2
  ret i64 %4
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
