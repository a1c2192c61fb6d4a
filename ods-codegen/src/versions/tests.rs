use super::*;

fn text_of(change: &Change) -> String {
    let embedded = prelude::FILES.iter().chain(prelude::OLDER).map(|(_, text)| *text);
    let limit = change.limit().map(|limit| format!("ODS_UNTIL_MLIR_{limit}"));
    let is_there = |text: &&str| limit.as_ref().is_none_or(|limit| text.contains(limit.as_str()));
    embedded.filter(is_there).collect()
}

#[test]
fn every_change_is_in_the_embedded_definitions() {
    for change in CHANGES {
        match change.kind {
            Kind::FileUntil(_) => {
                assert!(prelude::OLDER.iter().any(|(path, _)| *path == change.name), "{}", change.name);
                assert_eq!(prelude::file(change.name), None, "{}", change.name);
            }
            _ => assert!(text_of(change).contains(change.name), "{}", change.name),
        }
        let replacement = change.instead.trim_matches('\'');
        let name = replacement.split('<').next().unwrap_or_default();
        let is_known = prelude::FILES.iter().any(|(path, text)| *path == name || text.contains(name));
        assert!(is_known, "{} is replaced by {replacement}, which is unknown", change.name);
    }
    assert!(prelude::OLDER.iter().all(|(path, _)| CHANGES.iter().any(|change| change.name == *path)));
}

#[test]
fn versions_have_the_macros_of_later_changes() {
    assert_eq!(Version::CURRENT.macros(), Vec::<String>::new());
    assert_eq!("19".parse::<Version>().unwrap().macros(), ["ODS_UNTIL_MLIR_20", "ODS_UNTIL_MLIR_21"]);
    assert_eq!(Version::OLDEST.macros().len(), 4);
    assert!("14".parse::<Version>().is_err());
    assert!("23".parse::<Version>().is_err());
}

#[test]
fn mechanical_changes_keep_comments_and_layout() {
    let old = r#"include "mlir/IR/FunctionInterfaces.td"   // NoSideEffect
include "mlir/Interfaces/CopyOpInterface.td"
def D : Dialect {
  let name = "NoSideEffect";
  let emitAccessorPrefix = kEmitAccessorPrefix_Prefixed;
  let useFoldAPI = kEmitFoldAdaptorFolder; let cppNamespace = "d";
}
def Op : D_Op<"op", [NoSideEffect,   CopyOpInterface]> {
  let arguments = (ins VectorOf<[F32]>:$VectorOf, /* VectorOf */ A.VectorOf);
  code x = [{ $_self.cast<::mlir::Foo<int>>().size() && $_self.isa<A, B>() && $_self.size() }];
}
"#;
    let new = r#"include "mlir/Interfaces/FunctionInterfaces.td"   // NoSideEffect
include "mlir/Interfaces/CopyOpInterface.td"
def D : Dialect {
  let name = "NoSideEffect";
   let cppNamespace = "d";
}
def Op : D_Op<"op", [Pure,   CopyOpInterface]> {
  let arguments = (ins VectorOfNonZeroRankOf<[F32]>:$VectorOf, /* VectorOf */ A.VectorOf);
  code x = [{ ::llvm::cast<::mlir::Foo<int>>($_self).size() && ::llvm::isa<A, B>($_self) && $_self.size() }];
}
"#;
    let result = migrated(old);
    assert_eq!(result.text, new);
    let left: Vec<_> = result.left.iter().map(|(line, name, _)| (*line, name.as_str())).collect();
    assert_eq!(left, [(2, "mlir/Interfaces/CopyOpInterface.td")]);
    assert_eq!(migrated(new).text, new);
}
