// The verifier in Python, which shares no code with ours.
import { spawnSync } from "node:child_process";
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
