//! Entry point of `odsgen`.

use ods_parser::eval::Options;
use ods_parser::loader::DiskLoader;

fn main() {
    let mut args = std::env::args().skip(1);
    let mut json = false;
    let mut loader = DiskLoader::default();
    let mut main = String::new();
    while let Some(a) = args.next() {
        match a.as_str() {
            "tblgen" => {}
            "--dump-json" => json = true,
            "--print-records" => {}
            "-I" => loader.include_dirs.push(args.next().unwrap_or_default().into()),
            _ => main = a,
        }
    }
    let out = ods_parser::read(&main, &mut loader, &[], &Options::default());
    for d in &out.diagnostics {
        let at = out.sources.line_column(d.span.lo);
        let file = out.sources.file_of(d.span.lo).map(|f| out.sources.file(f).path.clone());
        eprintln!("{:?}:{:?}: {} {} {:?}", file, at, d.severity.name(), d.message, d.help);
    }
    if out.has_errors() { std::process::exit(1); }
    let mut w = std::io::stdout().lock();
    if json { ods_parser::dump::write_json(&out.records, &out.sources, &mut w).unwrap(); }
    else { ods_parser::dump::write_text(&out.records, &mut w).unwrap(); }
    use std::io::Write; w.flush().unwrap();
    std::process::exit(0);
}
