// Which words a certificate may say: those of captures that show documents are said of no other, and certificates that
// were made before there were such words stay true. Both verifiers are asked.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { BORROWING_CANNOT_PROVE, FORMAT_WORDS, STATEMENT, STATEMENT_BORROWING } from "#model/index.js";
import { checkWords } from "../../../src/verify/check/check-words.js";
import { FalseLines } from "../../../src/verify/false-lines.js";

const TOOLS = fileURLToPath(new URL("../../../tools", import.meta.url));
const { plain, shown } = FORMAT_WORDS.get(STATEMENT)!;
const [old] = [...FORMAT_WORDS.keys()].filter((one) => one.includes("we hold two"));
const SHOWN = { rendered: { documents: 1, sharp: 0 } };
const of = (documents: number) => ({ rendered: { documents, sharp: 0 } });
type Said = readonly [name: string, statement: string, cannotProve: readonly string[], counts: object];
const TRUE: readonly Said[] = [
  ["no document shown", STATEMENT, plain, {}],
  ["documents shown", STATEMENT, shown!, SHOWN],
  ["documents shown, before there were words for it", STATEMENT, plain, SHOWN],
  ["borrowing, documents shown", STATEMENT_BORROWING, FORMAT_WORDS.get(STATEMENT_BORROWING)!.shown!, SHOWN],
  ["version 0.1.0", old!, FORMAT_WORDS.get(old!)!.plain, {}],
];
const FALSE: readonly Said[] = [
  ["none shown, with words of shown ones", STATEMENT, shown!, {}],
  ["none shown, said with a nought", STATEMENT, shown!, of(0)],
  ["shown, with the limits of one that borrows", STATEMENT, BORROWING_CANNOT_PROVE, SHOWN],
  ["borrowing, with the limits of one that does not", STATEMENT_BORROWING, shown!, SHOWN],
  ["shown, with one limit left out", STATEMENT, shown!.slice(1), SHOWN],
  ["version 0.1.0, which showed none", old!, withShown(FORMAT_WORDS.get(old!)!.plain), SHOWN],
];

function withShown(limits: readonly string[]): string[] {
  return limits.map((one, at) => (at === 5 ? shown![5]! : one));
}

const certificateOf = ([, statement, cannotProve, counts]: Said) => ({
  statement,
  cannotProve,
  counts,
  ...(statement === STATEMENT_BORROWING && { borrowed: [] }),
});

function linesOf(said: Said): string[] {
  const lines = new FalseLines();
  checkWords(certificateOf(said) as never, lines);
  return lines.all.map(({ line }) => line);
}

/** The other verifier, of all of them at once. */
function secondOpinions(all: readonly Said[]): string[] {
  const program =
    "import json, sys, verify_run\nfor one in json.load(sys.stdin):\n    try:\n        verify_run.check_words(one); print('')\n    except Exception as e: print('cannotProve' if 'cannotProve' in str(e) else repr(e))";
  const input = JSON.stringify(all.map(certificateOf));
  const { stdout, stderr } = spawnSync("python3", ["-B", "-c", program], {
    cwd: TOOLS,
    input,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return stdout.split("\n").slice(0, -1);
}

describe("the words of a certificate", () => {
  it.each(TRUE)("are its format's: %s", (...said) => expect(linesOf(said)).toEqual([]));

  it.each(FALSE)("are not: %s", (...said) => expect(linesOf(said)).toEqual(["cannotProve"]));

  it("are judged alike by the other verifier", () => {
    expect(secondOpinions(TRUE)).toEqual(TRUE.map(() => ""));
    expect(secondOpinions(FALSE)).toEqual(FALSE.map(() => "cannotProve"));
  });

  it("differ by one sentence alone, which says of shown documents what is proved and what is not", () => {
    expect(shown!.filter((one) => !plain.includes(one))).toHaveLength(1);
    expect(shown![5]).toMatch(/responses that it was given are proved.*maker's word/s);
  });
});
