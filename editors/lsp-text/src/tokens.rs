//! The semantic tokens that were sent to a client, so that after an edit only the difference is sent.
//!
//! Sets of tokens are named by their content, so that two servers send the same edit to a client with the
//! same tokens.

use std::collections::BTreeMap;

use lsp_types::{
    SemanticToken, SemanticTokens, SemanticTokensDelta, SemanticTokensEdit, SemanticTokensFullDeltaResult,
    Uri,
};

/// Numbers that a token takes in the protocol.
const NUMBERS: u32 = 5;

/// The tokens that were sent last, by the URI of their document.
#[derive(Clone, Debug, Default)]
pub struct SentTokens {
    sent: BTreeMap<String, SemanticTokens>,
}

impl SentTokens {
    /// Stores all tokens of a document under a new result id.
    pub fn full(&mut self, uri: &Uri, mut tokens: SemanticTokens) -> SemanticTokens {
        tokens.result_id = Some(id(&tokens.data));
        self.sent.insert(uri.as_str().to_owned(), tokens.clone());
        tokens
    }

    /// The difference to the tokens with the result id `previous`; all tokens if these are not stored.
    pub fn delta(
        &mut self,
        uri: &Uri,
        previous: &str,
        tokens: SemanticTokens,
    ) -> SemanticTokensFullDeltaResult {
        let old = self.sent.remove(uri.as_str());
        let new = self.full(uri, tokens);
        match old.filter(|old| old.result_id.as_deref() == Some(previous)) {
            Some(old) => SemanticTokensFullDeltaResult::TokensDelta(SemanticTokensDelta {
                result_id: new.result_id,
                edits: edit(&old.data, &new.data).into_iter().collect(),
            }),
            None => SemanticTokensFullDeltaResult::Tokens(new),
        }
    }

    /// Forgets a document that is closed.
    pub fn forget(&mut self, uri: &Uri) {
        self.sent.remove(uri.as_str());
    }
}

/// The replacement between the common prefix and the common suffix; none if the tokens are equal.
fn edit(old: &[SemanticToken], new: &[SemanticToken]) -> Option<SemanticTokensEdit> {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let rest = old.len().min(new.len()) - head;
    let tail = old.iter().rev().zip(new.iter().rev()).take(rest).take_while(|(a, b)| a == b).count();
    let (removed, added) = (old.len() - head - tail, &new[head..new.len() - tail]);
    (removed > 0 || !added.is_empty()).then(|| SemanticTokensEdit {
        start: head as u32 * NUMBERS,
        delete_count: removed as u32 * NUMBERS,
        data: (!added.is_empty()).then(|| added.to_vec()),
    })
}

/// A name for tokens that depends on nothing else (FNV-1a), so that servers with the same texts use the same.
fn id(tokens: &[SemanticToken]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for token in tokens {
        for number in [token.delta_line, token.delta_start, token.length, token.token_type] {
            hash = (hash ^ u64::from(number)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(lengths: &[u32]) -> SemanticTokens {
        let token = |&length: &u32| SemanticToken { delta_line: 1, length, ..SemanticToken::default() };
        SemanticTokens { result_id: None, data: lengths.iter().map(token).collect() }
    }

    /// Lengths of tokens after an edit.
    fn apply(old: &[u32], edits: &[SemanticTokensEdit]) -> Vec<u32> {
        let mut lengths = old.to_vec();
        for edit in edits {
            let (start, count) = ((edit.start / NUMBERS) as usize, (edit.delete_count / NUMBERS) as usize);
            let data = edit.data.iter().flatten().map(|token| token.length);
            lengths.splice(start..start + count, data);
        }
        lengths
    }

    #[test]
    fn semantic_tokens_delta() {
        let uri: Uri = "file:///a.td".parse().expect("a URI");
        let texts: [&[u32]; 7] = [&[], &[1, 2], &[1, 3, 2], &[1, 3, 3, 2], &[2], &[1, 1], &[1, 1, 1]];
        for old in texts {
            for new in texts {
                let mut sent = SentTokens::default();
                let first = sent.full(&uri, tokens(old));
                let previous = first.result_id.expect("they have a name");
                let SemanticTokensFullDeltaResult::TokensDelta(delta) =
                    sent.delta(&uri, &previous, tokens(new))
                else {
                    panic!("an edit is smaller")
                };
                assert_eq!(apply(old, &delta.edits), new);
                assert_eq!(delta.edits.is_empty(), old == new);
                assert_eq!(delta.result_id, sent.full(&uri, tokens(new)).result_id);
            }
        }
    }

    #[test]
    fn unknown_tokens_are_sent_again() {
        let uri: Uri = "file:///a.td".parse().expect("a URI");
        let mut sent = SentTokens::default();
        let first = sent.full(&uri, tokens(&[1])).result_id.expect("they have a name");
        let is_full = |answer| matches!(answer, SemanticTokensFullDeltaResult::Tokens(_));
        assert!(is_full(sent.delta(&uri, "other", tokens(&[1, 2]))));
        assert!(is_full(sent.delta(&uri, &first, tokens(&[1, 2]))));
        let second = sent.full(&uri, tokens(&[3])).result_id.expect("they have a name");
        sent.forget(&uri);
        assert!(is_full(sent.delta(&uri, &second, tokens(&[3]))));
    }
}
