// What the certificate says in words: only the format's own statement, with all of the format's own limits.
import { CANNOT_PROVE_LISTS, STATEMENTS } from "#model/index.js";
import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";

/** Nothing may be claimed beyond the statement, and none of its limits be left out. */
export function checkWords(
  { statement, cannotProve }: Pick<ShapedCertificate, "statement" | "cannotProve">,
  lines: FalseLines,
): void {
  if (!STATEMENTS.includes(statement))
    lines.add("statement", "it is not the statement of this format, and nothing else is proved");
  const said = JSON.stringify(cannotProve);
  if (!CANNOT_PROVE_LISTS.some((list) => JSON.stringify(list) === said))
    lines.add("cannotProve", "it is not this format's list of what cannot be proved");
}
