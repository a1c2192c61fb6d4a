//! From the reader to the evaluator: events, several at a time, because each time that a thread waits costs as much as reading
//! hundreds of tokens. Memory goes back the other way.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};

use crate::source::{FileId, SharedText};
use crate::syntax::Piece;

/// An action of the reader.
pub(crate) enum Event {
    /// Opened a file, which has the next number.
    Begin {
        text: SharedText,
        /// Where the string of its `include` starts; none for the main file.
        included_at: Option<u32>,
    },
    /// Read on in a file.
    Piece { file: FileId, piece: Arc<Piece> },
    /// Wants the evaluator's state before the next piece of the main file.
    Mark,
    /// Came to the end of a file.
    End { file: FileId },
    /// Found nothing to read at the `include` whose string starts there.
    Nothing { at: u32 },
}

/// Events per batch: smaller batches wake the other thread too often, and larger ones keep it waiting at the beginning.
const BATCH: usize = 16;

/// Batches that may wait for the evaluator: a few milliseconds of its work, in half a megabyte.
const AHEAD: usize = 4;

/// Both ends of a channel, for two threads or for one, which sends all events before it receives any.
pub(crate) fn events(threads: Threads) -> (EventSender, EventReceiver) {
    let (batches, incoming) = match threads {
        Threads::Two => {
            let (batches, incoming) = sync_channel(AHEAD);
            (Batches::Few(batches), incoming)
        }
        Threads::One => {
            let (batches, incoming) = channel();
            (Batches::Any(batches), incoming)
        }
    };
    let (done, spare) = channel();
    let sender = EventSender { batches: Some(batches), batch: Vec::with_capacity(BATCH), spare };
    (sender, EventReceiver { batches: incoming, batch: Vec::new().into_iter(), done })
}

/// Number of threads that use a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Threads {
    One,
    Two,
}

/// Where batches go, a few of which wait or any number.
enum Batches {
    Few(SyncSender<Vec<Event>>),
    Any(Sender<Vec<Event>>),
}

impl Batches {
    /// Returns whether somebody receives.
    fn send(&self, batch: Vec<Event>) -> bool {
        match self {
            Batches::Few(batches) => batches.send(batch).is_ok(),
            Batches::Any(batches) => batches.send(batch).is_ok(),
        }
    }
}

/// The reader's end.
pub(crate) struct EventSender {
    /// None when nobody receives any more.
    batches: Option<Batches>,
    batch: Vec<Event>,
    spare: Receiver<Piece>,
}

impl EventSender {
    /// Sends an event. Waits while the evaluator lags; drops the event when nobody receives it any more.
    pub(crate) fn send(&mut self, event: Event) {
        self.batch.push(event);
        if self.batch.len() == BATCH {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let batch = std::mem::replace(&mut self.batch, Vec::with_capacity(BATCH));
        if self.batches.as_ref().is_some_and(|batches| !batches.send(batch)) {
            self.batches = None;
        }
    }

    /// Tells that there are no more events.
    pub(crate) fn finish(&mut self) {
        self.flush();
        self.batches = None;
    }

    /// Whether nobody receives any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.batches.is_none()
    }

    /// A piece with memory of one that was done with, if there is any.
    pub(crate) fn spare_piece(&self) -> Piece {
        self.spare.try_recv().unwrap_or_default()
    }
}

/// The evaluator's end.
pub(crate) struct EventReceiver {
    batches: Receiver<Vec<Event>>,
    batch: std::vec::IntoIter<Event>,
    done: Sender<Piece>,
}

impl EventReceiver {
    /// The next event; none after the last.
    pub(crate) fn receive(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.batch.next() {
                return Some(event);
            }
            self.batch = self.batches.recv().ok()?.into_iter();
        }
    }

    /// Hands memory back.
    pub(crate) fn give_back(&self, mut piece: Piece) {
        piece.clear();
        // Without a reader nobody needs it.
        let _ = self.done.send(piece);
    }
}
