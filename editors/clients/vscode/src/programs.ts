// Programs that the extension starts.

import { accessSync, constants, statSync } from "node:fs";
import { homedir } from "node:os";
import * as path from "node:path";

/** The path of a program, given by its path, relative to a folder, or by a name that is found in `PATH` or where Cargo installs programs. */
export function findProgram(program: string, folder: string): string | undefined {
  const isName = path.basename(program) === program;
  const folders = isName ? [...(process.env.PATH ?? "").split(path.delimiter), cargoPrograms()] : [""];
  const endings = process.platform === "win32" ? ["", ...(process.env.PATHEXT ?? "").split(";")] : [""];
  const candidates = folders.flatMap((found) => endings.map((ending) => path.resolve(folder, found, program + ending)));
  return candidates.find(isExecutable);
}

/** Where `cargo install` puts programs. An editor that a desktop starts does not have it in its path, which shells extend. */
function cargoPrograms(): string {
  return path.join(process.env.CARGO_HOME ?? path.join(homedir(), ".cargo"), "bin");
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
