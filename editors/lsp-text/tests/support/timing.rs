//! Durations of requests.

use std::time::Duration;

/// Whether many keystrokes are timed, and limits are checked: `ODSGEN_LSP_SPEED=1`, for optimised builds on
/// an idle machine.
pub(crate) fn is_timed() -> bool {
    std::env::var_os("ODSGEN_LSP_SPEED").is_some()
}

/// The duration that 95 of 100 do not exceed, and the median.
pub(crate) fn percentiles(mut times: Vec<Duration>) -> (Duration, Duration) {
    times.sort_unstable();
    (times[times.len() * 95 / 100], times[times.len() / 2])
}
