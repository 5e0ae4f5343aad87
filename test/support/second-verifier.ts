// The verifier in Python, which shares no code with ours.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const TOOL = fileURLToPath(new URL("../../tools/verify_certificate.py", import.meta.url));

/** What it said, and how it ended: 0 true, 1 false, 2 not judged. */
export interface SecondOpinion {
  readonly code: number | null;
  /** Its last line: TRUE, FALSE or NOT JUDGED, and of what. */
  readonly line: string;
  readonly out: string;
  readonly err: string;
}

/** Asks it about a certificate or a package. */
export function secondOpinion(...argv: string[]): SecondOpinion {
  const { status, stdout, stderr } = spawnSync("python3", [TOOL, ...argv], { encoding: "utf8" });
  return { code: status, line: stdout.trimEnd().split("\n").at(-1) ?? "", out: stdout, err: stderr };
}

/** An answer to be judged by the rules of block pages: by its content, or without one by its head. */
export interface BlockCase {
  readonly status: number;
  readonly fields: readonly (readonly [string, string])[];
  readonly target: string;
  readonly html: string | null;
}

const BLOCKS = `
import json, sys
from types import SimpleNamespace as Thing
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from verify_answers import is_block_content, is_block_head
def is_blocked(one):
    answer = Thing(target="http://site.test" + one["target"], fields=one["fields"])
    if one["html"] is None:
        return is_block_head(one["status"], answer)
    return is_block_content(one["status"], answer, one["html"].encode("utf-8"))
print(json.dumps([bool(is_blocked(one)) for one in json.load(sys.stdin)]))
`;

/** What its rules say of each. */
export function secondBlocks(cases: readonly BlockCase[]): boolean[] {
  const { stdout, stderr } = spawnSync("python3", ["-c", BLOCKS, dirname(TOOL)], {
    input: JSON.stringify(cases),
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (stderr !== "") throw new Error(stderr);
  return JSON.parse(stdout) as boolean[];
}
