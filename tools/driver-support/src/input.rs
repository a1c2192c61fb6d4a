//! Inputs that are mapped into memory, so that ranges that were parsed can be released.

use std::fs::File;
use std::io::{self, Read as _};
use std::ops::Deref;

use memmap2::Mmap;

/// Smaller files are read, because a mapping costs more than it saves.
const MIN_MAPPED: u64 = 1 << 16;

/// One access may map this many bytes, including the ones before it.
const MAX_MAPPED_AT_ONCE: usize = 1 << 21;

/// The content of a file or stream.
#[derive(Debug)]
pub struct InputText(Text);

#[derive(Debug)]
enum Text {
    Read(Vec<u8>),
    Mapped(Mmap),
}

impl InputText {
    /// Reads a stream or a small file, and maps a large file.
    ///
    /// As with LLVM's tools, a large file must not be truncated before the text is dropped: the system ends a
    /// program that reads beyond the new end.
    ///
    /// # Errors
    /// The system's errors, including a lack of memory.
    pub fn new(mut file: File) -> io::Result<Self> {
        let metadata = file.metadata().ok().filter(|metadata| metadata.is_file());
        let length = metadata.map_or(0, |metadata| metadata.len());
        if length >= MIN_MAPPED
            && let Ok(mapped) = map(&file)
        {
            return Ok(InputText(Text::Mapped(mapped)));
        }
        let mut text = Vec::new();
        // If this fails, reading the file fails, too.
        let _ = text.try_reserve_exact(usize::try_from(length).unwrap_or(0).saturating_add(1));
        file.read_to_end(&mut text)?;
        Ok(InputText(Text::Read(text)))
    }

    /// Releases the memory of a range of a mapped text, and of the pages shortly before it. The next access reads them from the file
    /// again. Other texts are not affected.
    pub fn release(&self, range: &[u8]) {
        let Text::Mapped(mapped) = &self.0 else { return };
        let start = range.as_ptr().addr().checked_sub(mapped.as_ptr().addr());
        let start =
            start.filter(|start| start.checked_add(range.len()).is_some_and(|end| end <= mapped.len()));
        if let Some(start) = start {
            let aligned = start - start % MAX_MAPPED_AT_ONCE;
            release(mapped, aligned, start - aligned + range.len());
        }
    }
}

impl Deref for InputText {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.0 {
            Text::Read(text) => text,
            Text::Mapped(mapped) => mapped,
        }
    }
}

#[expect(unsafe_code, reason = "another process may change the file, which the type system cannot rule out")]
fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: the mapping is private and read-only. The documentation of `InputText::new` forbids changes to
    // the file meanwhile, which may or may not be visible.
    unsafe { Mmap::map(file) }
}

#[cfg(unix)]
#[expect(unsafe_code, reason = "the advice would lose the contents of other mappings")]
fn release(mapped: &Mmap, start: usize, length: usize) {
    // SAFETY: nothing was written to the pages of a read-only mapping of a file, so they come back as they were.
    let advised = unsafe { mapped.unchecked_advise_range(memmap2::UncheckedAdvice::DontNeed, start, length) };
    // It is only advice.
    let _ = advised;
}

#[cfg(not(unix))]
fn release(_: &Mmap, _: usize, _: usize) {}

#[cfg(test)]
mod tests {
    use super::{InputText, MIN_MAPPED};
    use std::fs::File;

    #[test]
    fn a_released_range_is_read_again() {
        let path = std::env::temp_dir().join(format!("driver-support-input-{}", std::process::id()));
        for length in [10, MIN_MAPPED as usize + 10] {
            let bytes: Vec<u8> = (0..length).map(|index| (index % 251) as u8).collect();
            std::fs::write(&path, &bytes).expect("the file is written");
            let text = InputText::new(File::open(&path).expect("it is there")).expect("it is read");
            assert_eq!(*text, *bytes);
            text.release(&text[3..length - 3]);
            text.release(&bytes);
            assert_eq!(*text, *bytes);
        }
        std::fs::remove_file(&path).expect("it is removed");
    }
}
