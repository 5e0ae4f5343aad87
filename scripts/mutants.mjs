// The declared mutants: every list in test/mutants, each entry checked against the source that it changes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const folder = join(root, "test", "mutants");

/** All mutants: `id`, `file`, `text` and what it is replaced `with`, `why` it matters, `tests` that must go red. */
export function mutants() {
  const lists = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return lists.sort().flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** What is wrong with the declaration of a mutant; `null` when nothing is. */
export function flawOf({ id, file, text, with: replacement, why, tests }) {
  if (!existsSync(join(root, file))) return `${id}: there is no ${file}`;
  const times = readFileSync(join(root, file), "utf8").split(text).length - 1;
  if (times !== 1) return `${id}: its text stands ${times} times in ${file}`;
  if (text === replacement || !why) return `${id}: it changes nothing, or does not say why it matters`;
  const missing = tests.filter((test) => !existsSync(join(root, test)));
  return tests.length === 0 || missing.length > 0 ? `${id}: no tests: ${missing.join(", ")}` : null;
}

/** Puts the mutant that `ISOCHRON_MUTANT` names in force as its source is loaded; no file is written. */
export function mutantPlugin() {
  const id = process.env["ISOCHRON_MUTANT"] ?? "";
  const mutant = mutants().find((one) => one.id === id);
  if (id !== "" && !mutant) throw new Error(`no such mutant: ${id}`);
  const file = mutant && join(root, mutant.file);
  return {
    name: "mutant",
    enforce: "pre",
    transform: (code, path) =>
      mutant && path.split("?")[0] === file
        ? { code: code.replace(mutant.text, () => mutant.with), map: null }
        : undefined,
  };
}
