use super::*;

fn text_of(change: &Change) -> String {
    // A file of another version needs no condition.
    let embedded = prelude::FILES.iter().map(|(_, text)| *text);
    let condition = change.condition();
    let is_there = |text: &&str| condition.as_ref().is_none_or(|name| text.contains(name.as_str()));
    let others = prelude::OLDER.iter().chain(prelude::NEWER).map(|(_, text)| *text);
    embedded.filter(is_there).chain(others).collect()
}

#[test]
fn every_change_is_in_the_embedded_definitions() {
    for change in CHANGES {
        match change.kind {
            ChangeKind::FileUntil(_) => {
                assert!(prelude::OLDER.iter().any(|(path, _)| *path == change.name), "{}", change.name);
                assert_eq!(prelude::file(change.name), None, "{}", change.name);
            }
            ChangeKind::FileSince(_) => {
                assert!(prelude::NEWER.iter().any(|(path, _)| *path == change.name), "{}", change.name);
                assert_eq!(prelude::file(change.name), None, "{}", change.name);
            }
            _ => assert!(text_of(change).contains(change.name), "{}", change.name),
        }
        let replacement = change.instead.trim_matches('\'');
        let name = replacement.split('<').next().unwrap_or_default();
        let is_known = prelude::FILES.iter().any(|(path, text)| *path == name || text.contains(name));
        assert!(is_known, "{} is replaced by {replacement}, which is unknown", change.name);
    }
    let mut others = prelude::OLDER.iter().chain(prelude::NEWER);
    assert!(others.all(|(path, _)| CHANGES.iter().any(|change| change.name == *path)));
}

#[test]
fn versions_have_the_macros_of_later_changes() {
    assert_eq!(Version::CURRENT.macros(), Vec::<String>::new());
    assert_eq!("19".parse::<Version>().unwrap().macros(), ["ODS_UNTIL_MLIR_20", "ODS_UNTIL_MLIR_21"]);
    assert_eq!(Version::OLDEST.macros().len(), 4);
    assert!("14".parse::<Version>().is_err());
    assert_eq!("23".parse::<Version>().unwrap().macros(), ["ODS_SINCE_MLIR_23"]);
    assert!("24".parse::<Version>().is_err());
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
    let result = migrated(old, Version::CURRENT);
    assert_eq!(result.text, new);
    let left: Vec<_> = result.left.iter().map(|(line, name, _)| (*line, name.as_str())).collect();
    assert_eq!(left, [(2, "mlir/Interfaces/CopyOpInterface.td")]);
    assert_eq!(migrated(new, Version::CURRENT).text, new);
}

#[test]
fn newer_names_are_those_of_the_version_that_files_are_rewritten_for() {
    let old = "def D : Dialect {\n  let usePropertiesForAttributes = 1;\n  let name = \"d\";\n}\n\
               def A : Foo<Builtin_DenseIntOrFPElementsAttr, NoSideEffect>;\ndef B : ValueMerger<\"m\">;\n";
    let result = migrated(old, Version::NEWEST);
    let new = "def D : Dialect {\n  let name = \"d\";\n}\ndef A : Foo<Builtin_DenseTypedElementsAttr, Pure>;\n\
               def B : ValueMerger<\"m\">;\n";
    assert_eq!(result.text, new);
    let left: Vec<_> = result.left.iter().map(|(line, name, _)| (*line, name.as_str())).collect();
    assert_eq!(left, [(5, "ValueMerger")]);
    let kept = migrated(old, Version::CURRENT);
    assert_eq!((kept.text.as_str(), kept.left), (old.replace("NoSideEffect", "Pure").as_str(), Vec::new()));
}
