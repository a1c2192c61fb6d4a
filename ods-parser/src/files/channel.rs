//! From the reader to the evaluator: events, several at a time, because each time that a thread waits costs
//! as much as reading hundreds of tokens. Memory goes back the other way.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};

use crate::source::{FileId, SharedText};
use crate::syntax::Chunk;

/// An action of the reader.
pub(crate) enum Event {
    /// Opened a file, which has the next number.
    Begin {
        text: SharedText,
        /// Where the string of its `include` starts; none for the main file.
        included_at: Option<u32>,
    },
    /// Read on in a file.
    Chunk { file: FileId, chunk: Arc<Chunk> },
    /// Wants the evaluator's state before the next chunk of the main file.
    Mark,
    /// Came to the end of a file.
    End { file: FileId },
    /// No file was opened for the `include` whose string starts there.
    Nothing { at: u32 },
}

/// Events per batch: smaller batches wake the other thread too often, and larger ones keep it waiting at the
/// beginning.
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

/// Sender of batches, with a limited queue or an unlimited one.
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
    /// None if the receiver is gone.
    batches: Option<Batches>,
    batch: Vec<Event>,
    spare: Receiver<Chunk>,
}

impl EventSender {
    /// Sends an event. Waits while the queue is full; drops the event if the receiver is gone.
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

    /// Sends that no more events follow.
    pub(crate) fn finish(&mut self) {
        self.flush();
        self.batches = None;
    }

    /// Whether the receiver is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.batches.is_none()
    }

    /// A chunk with memory of one that was done with, if there is any.
    pub(crate) fn spare_chunk(&self) -> Chunk {
        self.spare.try_recv().unwrap_or_default()
    }
}

/// The evaluator's end.
pub(crate) struct EventReceiver {
    batches: Receiver<Vec<Event>>,
    batch: std::vec::IntoIter<Event>,
    done: Sender<Chunk>,
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

    /// Returns memory to the reader.
    pub(crate) fn recycle(&self, mut chunk: Chunk) {
        chunk.clear();
        // Without a reader the memory is freed.
        let _ = self.done.send(chunk);
    }
}
