//! `odsgen prove`: rewrite rules over integers, proved or refuted by an SMT solver.

mod solver;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;
use ods_codegen::codes;
use ods_codegen::model::{self, Semantics};
use ods_codegen::prove::{Answer, Model, Problem, Question, Refusal, Widths};
use ods_parser::diagnostics::Diagnostic;

use crate::args::ReadArgs;
use crate::exit::{
    EXIT_ERRORS, EXIT_OK, EXIT_UNPROVED, complain, finish, print, read, refuse_errors, usage_error,
};
use crate::output::Target;
use crate::report;
use solver::Solver;

/// The arguments of the command.
#[derive(Args, Debug)]
pub(crate) struct ProveArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// Only this rule; may be repeated
    #[arg(long, value_name = "NAME")]
    rule: Vec<String>,
    /// The widths of integers: numbers up to 64 and ranges of them
    #[arg(long, value_name = "LIST", default_value = "1,2,3,4,8,16,32,64")]
    widths: String,
    /// The widths of 'index' on the targets
    #[arg(long, value_name = "LIST", default_value = "32,64")]
    index_widths: String,
    /// The solver; by default 'z3' or 'cvc5', whichever is found
    #[arg(long, value_name = "PROGRAM")]
    solver: Option<String>,
    /// The limit on one answer
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    timeout: u32,
    /// Write the questions to this folder, one file for each rule and its types, and run no solver
    #[arg(long, value_name = "DIR")]
    smt: Option<PathBuf>,
    /// Write each counterexample to this folder, as a module with functions before and after
    #[arg(long, value_name = "DIR")]
    examples: Option<PathBuf>,
}

/// A question without references to definitions, for a thread.
struct Task {
    script: String,
    names: Vec<String>,
    width: u32,
}

/// The answers to a rule's questions, up to the first counterexample.
type Answers = Result<Vec<Answer>, String>;

/// The outcome of a rule.
enum Outcome {
    Proved(usize),
    Refuted(String),
    Unknown(String),
    NotProved(String),
}

/// Runs the command.
pub(crate) fn run(args: &ProveArgs) -> i32 {
    let widths = match (parse_widths(&args.widths), parse_widths(&args.index_widths)) {
        (Ok(integers), Ok(indices)) => Widths { integers, indices },
        (Err(message), _) | (_, Err(message)) => return usage_error(&message),
    };
    let outcome = match read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    if let Err(code) = refuse_errors(&outcome, &args.read.options) {
        return code;
    }
    let show = |diagnostics: &[Diagnostic]| {
        report::show(diagnostics, &outcome.sources, args.read.format(), args.read.options.color);
        EXIT_ERRORS
    };
    let semantics = match Semantics::new(&outcome.records) {
        Ok(semantics) => semantics,
        Err(error) => return show(&[error]),
    };
    // `refuse_errors` has reported the invalid ones.
    let mut patterns: Vec<_> =
        model::patterns(&outcome.records, &outcome.sources).into_iter().filter_map(Result::ok).collect();
    if let Some(unknown) = args.rule.iter().find(|name| patterns.iter().all(|pattern| pattern.name != **name))
    {
        return usage_error(&format!("there is no rule '{unknown}'"));
    }
    patterns.retain(|pattern| args.rule.is_empty() || args.rule.contains(&pattern.name));
    let problems: Vec<_> = patterns.iter().map(|pattern| Problem::new(pattern, &semantics)).collect();
    let questions: Vec<_> = problems.iter().map(|problem| questions(problem.as_ref(), &widths)).collect();
    let mistakes: Vec<Diagnostic> =
        questions.iter().filter_map(|found| mistake(found.as_ref().err()?)).collect();
    if !mistakes.is_empty() {
        return show(&mistakes);
    }
    let names: Vec<&str> = patterns.iter().map(|pattern| pattern.name.as_str()).collect();
    if let Some(folder) = &args.smt {
        return write_scripts(folder, &names, &questions);
    }
    match Solver::find(args.solver.as_deref(), args.timeout) {
        Ok(solver) => prove(args, &solver, &names, &problems, &questions),
        Err(message) => {
            complain(&message);
            EXIT_ERRORS
        }
    }
}

type Questions<'a, 'r> = Result<Vec<Question<'a, 'r>>, Refusal<'r>>;

fn questions<'a, 'r>(problem: Result<&'a Problem<'r>, &Refusal<'r>>, widths: &Widths) -> Questions<'a, 'r> {
    problem.map_err(Clone::clone)?.questions(widths)
}

/// The diagnostic about semantics with a mistake.
fn mistake(refusal: &Refusal<'_>) -> Option<Diagnostic> {
    let record = refusal.record?;
    Some(Diagnostic::error(codes::WRONG_SEMANTICS, record.span(), refusal.message.clone()))
}

/// `1,2,8-16`
fn parse_widths(text: &str) -> Result<Vec<u32>, String> {
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|width| (1..=64).contains(width));
    let mut widths = Vec::new();
    for item in text.split(',') {
        let (first, last) = item.split_once('-').unwrap_or((item, item));
        match (number(first), number(last)) {
            (Some(first), Some(last)) if first <= last => widths.extend(first..=last),
            _ => return Err(format!("'{item}' is not a width between 1 and 64, or a range of them")),
        }
    }
    widths.sort_unstable();
    widths.dedup();
    Ok(widths)
}

fn write_file(path: &Path, text: &str) -> i32 {
    finish(Target::File(path.to_owned()).write(true, &mut |out| out.write_all(text.as_bytes())))
}

fn create_folder(folder: &Path) -> i32 {
    match std::fs::create_dir_all(folder) {
        Ok(()) => EXIT_OK,
        Err(error) => {
            complain(&format!("cannot create '{}': {error}", folder.display()));
            EXIT_ERRORS
        }
    }
}

/// The file name for a rule and its types: `AddZero.i8_to_i8.smt2`. Questions that differ in the types of
/// other values have numbers.
fn script_name(rule: &str, question: &Question<'_, '_>, earlier: &mut Vec<String>) -> String {
    let types = question.types().replace([',', '(', ')'], "").replace(" -> ", " to ");
    let name = format!("{rule}.{}", types.trim().replace(' ', "_"));
    let count = earlier.iter().filter(|found| **found == name).count();
    let number = if count == 0 { String::new() } else { format!(".{}", count + 1) };
    let file = format!("{name}{number}.smt2");
    earlier.push(name);
    file
}

fn write_scripts(folder: &Path, names: &[&str], questions: &[Questions<'_, '_>]) -> i32 {
    let mut code = create_folder(folder);
    for (name, questions) in names.iter().zip(questions) {
        let mut earlier = Vec::new();
        for question in questions.as_ref().map_or(&[][..], Vec::as_slice) {
            if code != EXIT_OK {
                return code;
            }
            let text = match question.invalid() {
                Some(reason) => format!("; {name}: {reason}\n"),
                None => format!("; {name}: {}\n{}", question.types(), solver::script(question.script())),
            };
            code = write_file(&folder.join(script_name(name, question, &mut earlier)), &text);
        }
    }
    code
}

/// Runs the solver, and prints the outcome of each rule.
fn prove(
    args: &ProveArgs,
    solver: &Solver,
    names: &[&str],
    problems: &[Result<Problem<'_>, Refusal<'_>>],
    questions: &[Questions<'_, '_>],
) -> i32 {
    let tasks: Vec<Vec<Task>> = questions.iter().map(|questions| tasks(questions)).collect();
    let answers = answer_all(solver, &tasks);
    let mut text = String::new();
    let mut counts = [0; 4];
    let mut code = args.examples.as_deref().map_or(EXIT_OK, create_folder);
    for (index, (name, answers)) in names.iter().zip(&answers).enumerate() {
        let outcome = match (&problems[index], &questions[index], answers) {
            (Ok(problem), Ok(questions), Ok(answers)) => {
                let example = args.examples.as_deref().filter(|_| code == EXIT_OK);
                outcome(args, name, problem, questions, answers, &mut |text| {
                    let written =
                        example.map(|folder| write_file(&folder.join(format!("{name}.mlir")), text));
                    code = written.unwrap_or(code);
                })
            }
            (Err(refusal), ..) | (_, Err(refusal), _) => Outcome::NotProved(refusal.message.clone()),
            (.., Err(message)) => Outcome::NotProved(message.clone()),
        };
        let (kind, line) = match outcome {
            Outcome::Proved(count) => (0, format!("proved {name}: {count} combinations of types\n")),
            Outcome::Refuted(reason) => (1, format!("refuted {name}: {reason}\n")),
            Outcome::Unknown(reason) => (2, format!("unknown {name}: {reason}\n")),
            Outcome::NotProved(reason) => (3, format!("not proved {name}: {reason}\n")),
        };
        counts[kind] += 1;
        text.push_str(&line);
    }
    let [proved, refuted, unknown, others] = counts;
    let total = names.len();
    text.push_str(&format!(
        "{total} rules: {proved} proved, {refuted} refuted, {unknown} unknown, {others} not proved\n"
    ));
    let printed = print(text.as_bytes());
    match (printed, code) {
        (EXIT_OK, EXIT_OK) if refuted > 0 => EXIT_ERRORS,
        (EXIT_OK, EXIT_OK) if proved < total => EXIT_UNPROVED,
        (EXIT_OK, code) => code,
        (printed, _) => printed,
    }
}

fn tasks(questions: &Questions<'_, '_>) -> Vec<Task> {
    let questions = questions.as_ref().map_or(&[][..], Vec::as_slice);
    let valid = questions.iter().take_while(|question| question.invalid().is_none());
    let task = |question: &Question<'_, '_>| Task {
        script: question.script().to_owned(),
        names: question.names(),
        width: question.width(),
    };
    valid.map(task).collect()
}

/// Answers the questions of all rules. Each rule has a process of its own, so answers do not depend on the
/// number of threads.
fn answer_all(solver: &Solver, tasks: &[Vec<Task>]) -> Vec<Answers> {
    let next = AtomicUsize::new(0);
    let answers: Mutex<Vec<Option<Answers>>> = Mutex::new(tasks.iter().map(|_| None).collect());
    let count = thread::available_parallelism().map_or(1, usize::from).min(tasks.len());
    thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(tasks) = tasks.get(index) else { return };
                    let answer = answer(solver, tasks);
                    if let Ok(mut answers) = answers.lock() {
                        answers[index] = Some(answer);
                    }
                }
            });
        }
    });
    let answers = answers.into_inner().unwrap_or_default();
    answers.into_iter().map(|answers| answers.unwrap_or_else(|| Err("no answer".to_owned()))).collect()
}

/// The answers up to the first counterexample. After an unknown one, wider types are not tried.
fn answer(solver: &Solver, tasks: &[Task]) -> Answers {
    let mut answers = Vec::new();
    if tasks.is_empty() {
        return Ok(answers);
    }
    let mut session = solver.start()?;
    let mut limit = u32::MAX;
    for task in tasks {
        let answer =
            if task.width > limit { Answer::Unknown } else { session.ask(&task.script, &task.names)? };
        if answer == Answer::Unknown {
            limit = limit.min(task.width);
        }
        let is_last = matches!(answer, Answer::Refuted(_));
        answers.push(answer);
        if is_last {
            break;
        }
    }
    Ok(answers)
}

fn outcome(
    args: &ProveArgs,
    name: &str,
    problem: &Problem<'_>,
    questions: &[Question<'_, '_>],
    answers: &[Answer],
    write_example: &mut dyn FnMut(&str),
) -> Outcome {
    let refuted = questions.iter().zip(answers).find_map(|(question, answer)| match answer {
        Answer::Refuted(model) => Some((question, model)),
        _ => None,
    });
    if let Some((question, model)) = refuted {
        return counterexample(name, problem, question, model, write_example);
    }
    if let Some(question) = questions.iter().find(|question| question.invalid().is_some()) {
        return Outcome::Refuted(format!(
            "for {}, {}",
            question.types(),
            question.invalid().unwrap_or_default()
        ));
    }
    let unknown: Vec<String> = questions
        .iter()
        .zip(answers)
        .filter(|(_, answer)| **answer == Answer::Unknown)
        .map(|(question, _)| question.types())
        .collect();
    match (unknown.as_slice(), questions.len()) {
        ([], 0) => Outcome::NotProved("no types of these widths match".to_owned()),
        ([], count) => Outcome::Proved(count),
        (unknown, count) => Outcome::Unknown(format!(
            "proved for {} of {count} combinations of types; no answer in {} s for {} and wider types",
            count - unknown.len(),
            args.timeout,
            unknown[0]
        )),
    }
}

fn counterexample(
    name: &str,
    problem: &Problem<'_>,
    question: &Question<'_, '_>,
    model: &Model,
    write_example: &mut dyn FnMut(&str),
) -> Outcome {
    let described = format!("for {}, {}", question.types(), question.describe(model));
    if problem.ignored().is_empty() {
        write_example(&question.module(name, model));
        return Outcome::Refuted(described);
    }
    let ignored: Vec<String> = problem.ignored().iter().map(|name| format!("'{name}'")).collect();
    Outcome::NotProved(format!("without semantics of {}, {described}", ignored.join(", ")))
}
