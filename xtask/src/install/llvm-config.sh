#!/bin/sh
# Answers for this library what build scripts ask LLVM's llvm-config.
set -eu
prefix=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P)
static=no

libraries() {
    if [ "$static" = yes ]; then echo "libMLIR-C.a"; else echo "libMLIR-C.so"; fi
}

# The mode is for all questions, wherever it is written.
for argument in "$@"; do
    case "$argument" in
    --link-static) static=yes ;;
    --link-shared) static=no ;;
    esac
done
for argument in "$@"; do
    case "$argument" in
    --link-static | --link-shared | --ignore-libllvm) ;;
    --version) echo "@RELEASE@" ;;
    --prefix | --obj-root) echo "$prefix" ;;
    --bindir) echo "$prefix/bin" ;;
    --libdir) echo "$prefix/lib" ;;
    --includedir) echo "$prefix/include" ;;
    --cmakedir) echo "$prefix/lib/cmake/MLIR-C" ;;
    --cflags | --cppflags | --cxxflags) echo "-I$prefix/include" ;;
    --ldflags) echo "-L$prefix/lib" ;;
    --libs) echo "-lMLIR-C" ;;
    --libnames) libraries ;;
    --libfiles) echo "$prefix/lib/$(libraries)" ;;
    --system-libs) if [ "$static" = yes ]; then echo "@SYSTEM@"; else echo; fi ;;
    --shared-mode) if [ "$static" = yes ]; then echo static; else echo shared; fi ;;
    --components | --targets-built) echo ;;
    --build-mode) echo Release ;;
    --assertion-mode) echo OFF ;;
    --has-rtti) echo NO ;;
    --host-target) cc -dumpmachine ;;
    -*)
        echo "llvm-config: this library has no answer to '$argument'" >&2
        exit 1
        ;;
    *) ;; # Components of LLVM: there are none.
    esac
done
