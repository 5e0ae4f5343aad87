// A directory that is edited all the time while it is read: by an editor that works whenever the reader looks at its
// clock, and remembers what it did and when.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SystemClock } from "../../../src/adapters/index.js";
import { parsePageUrl } from "../../../src/model/index.js";
import type { Clock } from "../../../src/ports/index.js";
import { PLAIN_RULES } from "../../../src/take/address/site-rules.js";
import { DirectorySource } from "../../../src/take/files/directory-source.js";
import { memorySpool } from "../../support/take/memory-spool.js";
import { rowsOf } from "../../support/take/read-source.js";
import { withTempDir } from "../../support/temp-dir.js";

const root = parsePageUrl("https://site.example/")!;
const FILES = 24;
const nameOf = (file: number): string => `d${file % 3}/f${file}.html`;

/** What the editor did to a file, and between which instants. */
interface Edit {
  readonly file: number;
  readonly before: number;
  readonly after: number;
  readonly content: string | null;
}

/** How a file is edited: several ways that leave as few traces as they can. */
type Way = "write" | "same-length" | "there-and-back" | "replace" | "remove" | "create";
const WAYS: readonly Way[] = ["write", "same-length", "there-and-back", "replace", "remove", "create"];

class Editor {
  readonly edits: Edit[] = [];
  readonly #dir: string;
  readonly #clock = new SystemClock();
  readonly #contents = new Map<number, string>();

  constructor(dir: string) {
    this.#dir = dir;
    for (const folder of ["d0", "d1", "d2"]) mkdirSync(join(dir, folder));
    for (let file = 0; file < FILES; file++) this.edit(file, "write");
  }

  contentOf(file: number): string | undefined {
    return this.#contents.get(file);
  }

  edit(file: number, way: Way): void {
    const path = join(this.#dir, nameOf(file));
    const held = this.#contents.get(file);
    const fresh = `content ${this.edits.length.toString().padStart(6, "0")} of ${file}`;
    if (way === "remove") this.#log(file, null, () => rmSync(path, { force: true }));
    else if (way === "there-and-back" && held !== undefined) {
      this.#log(file, fresh, () => writeFileSync(path, fresh));
      this.#log(file, held, () => writeFileSync(path, held));
    } else if (way === "replace") {
      this.#log(file, fresh, () => {
        writeFileSync(`${path}.tmp~`, fresh);
        renameSync(`${path}.tmp~`, path);
      });
    } else this.#log(file, fresh, () => writeFileSync(path, fresh));
  }

  #log(file: number, content: string | null, act: () => void): void {
    const before = this.#clock.now();
    act();
    this.edits.push({ file, before, after: this.#clock.now(), content });
    if (content === null) this.#contents.delete(file);
    else this.#contents.set(file, content);
  }
}

/** Edits when it is asked for the time, as the list says; some files are left alone throughout. */
function editingClock(editor: Editor, plan: readonly (readonly [file: number, way: Way] | null)[]): Clock {
  const clock = new SystemClock();
  let turn = 0;
  return {
    now() {
      const step = plan[turn++];
      if (step) editor.edit(step[0], step[1]);
      return clock.now();
    },
    sleepUntil: (at) => clock.sleepUntil(at),
  };
}

test("no file is told that changed at any instant of what is told of it, and those left alone are told", async () => {
  const edited = fc.integer({ min: 0, max: FILES / 2 - 1 });
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.tuple(edited, fc.constantFrom(...WAYS)) },
    { weight: 1, arbitrary: fc.tuple(edited, fc.constant<Way>("there-and-back")) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 120 }), (plan) =>
      withTempDir(async (dir) => {
        const editor = new Editor(dir);
        const world = { clock: editingClock(editor, plan), spool: memorySpool().spool };
        const source = new DirectorySource({ dir, root, rules: PLAIN_RULES, at: null }, world);
        const rows = await rowsOf(source);
        for (const { url, from, to, text } of rows) {
          const file = Number(/f(\d+)\.html$/.exec(url)![1]);
          const own = editor.edits.filter((edit) => edit.file === file);
          // An edit that ended in the millisecond of the beginning may have come before it.
          expect(own.filter(({ before, after }) => after > from && before < to)).toEqual([]);
          expect(text).toBe(own.findLast(({ after }) => after <= from)?.content);
        }
        const told = new Set(rows.map(({ url }) => url.slice(root.length)));
        for (let file = FILES / 2; file < FILES; file++) {
          expect(told).toContain(nameOf(file));
          expect(readFileSync(join(dir, nameOf(file)), "utf8")).toBe(editor.contentOf(file));
        }
      }),
    ),
    { seed: 160, numRuns: 15 },
  );
});
