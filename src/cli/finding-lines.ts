// What was found in a file, for people: each kind once, with its number and its first place.
import { printable } from "#formats/index.js";

/** One thing found: at a byte of its file, or in a named place. */
export interface ShownFinding {
  readonly code?: string;
  readonly file?: string;
  readonly offset?: number;
  readonly place?: string;
  readonly message: string;
  readonly more?: number;
}

/** Up to this many of one kind are shown one by one. */
const FEW = 3;

/** One line for each finding, or for all of one kind of one file where there are many. */
export function findingLines(findings: readonly ShownFinding[], named = false): string[] {
  const kinds = new Map<string, ShownFinding[]>();
  for (const finding of findings) {
    const kind = `${finding.code ?? finding.message} ${finding.file ?? ""}`;
    const held = kinds.get(kind);
    if (held) held.push(finding);
    else kinds.set(kind, [finding]);
  }
  return [...kinds.values()].flatMap((some) => linesOf(some, named));
}

function linesOf(findings: readonly ShownFinding[], named: boolean): string[] {
  const [first] = findings as readonly [ShownFinding];
  const count = findings.reduce((sum, { more = 0 }) => sum + 1 + more, 0);
  if (count <= FEW) return findings.map((one) => `  ! ${placeOf(one, named)}: ${printable(one.message)}`);
  return [
    `  ! ${count.toLocaleString("en")} × ${first.code ?? "the same"}, first ${placeOf(first, named)}: ${printable(first.message)}`,
  ];
}

function placeOf({ file, offset, place }: ShownFinding, named: boolean): string {
  if (place !== undefined) return printable(place);
  return named && file !== undefined ? `${printable(file)} at byte ${offset}` : `at byte ${offset}`;
}
