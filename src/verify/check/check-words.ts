// What the certificate says in words: only the format's own statement, with all of the format's own limits.
import { FORMAT_WORDS } from "#model/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";

/** Nothing may be claimed beyond the statement, and none of the limits that were said with it be left out. */
export function checkWords(
  { statement, cannotProve, counts }: Pick<ShapedHead, "statement" | "cannotProve" | "counts">,
  lines: FalseLines,
): void {
  const limits = FORMAT_WORDS.get(statement);
  if (!limits) lines.add("statement", "it is not the statement of this format, and nothing else is proved");
  const lists = limits ? [limits] : [...FORMAT_WORDS.values()];
  // Nothing may be said of documents in a browser where none was shown; that they prove less, older versions said of all.
  const isShown = (counts.rendered?.documents ?? 0) > 0;
  const sayable = lists.flatMap(({ plain, shown }) => (isShown && shown !== null ? [plain, shown] : [plain]));
  const said = JSON.stringify(cannotProve);
  if (!sayable.some((list) => JSON.stringify(list) === said))
    lines.add(
      "cannotProve",
      "it is not this format's list of what cannot be proved, or not one of this statement and this capture",
    );
}
