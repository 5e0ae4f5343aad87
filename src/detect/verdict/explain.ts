// One or two sentences that tell a person what changed and why the verdict is what it is.
import type { Operation, PageDelta } from "../delta/block-delta.js";
import type { ChangeVerdict } from "#model/index.js";
import type { StructuralChange } from "./categories.js";

/** What an explanation is made from. */
export interface Explained {
  readonly verdict: ChangeVerdict;
  readonly share: number;
  readonly delta: PageDelta;
  readonly structure: StructuralChange;
  /** What differs besides what the page says, in words. */
  readonly beside: readonly string[];
}

const VERBS = { insert: "added", delete: "removed", update: "changed", move: "moved" } as const;
const NOUNS = { text: ["line of text", "lines of text"], link: ["link", "links"], image: ["image", "images"], title: ["title", "titles"] } as const; // prettier-ignore

/** The explanation of a verdict. */
export function explain(explained: Explained): string {
  const { verdict, delta, share } = explained;
  if (verdict === "identical") return "The two versions are the same, byte for byte.";
  if (verdict === "removed") return "The content is gone.";
  const counting = delta.operations.filter((op) => op.excuse === null);
  const left = leftOut(delta.operations);
  if (verdict === "insignificant") {
    if (left === "")
      return `Nothing that this page itself says has changed: only ${listed(explained.beside)}.`;
    return `Nothing that this page itself says has changed.${leftOut(delta.operations, explained.beside)}`;
  }
  const where = headingsOf(delta, counting);
  const percent =
    share >= 0.001 ? ` About ${(100 * share).toFixed(1)} % of the page's own words differ.` : "";
  return `${sentence(tally(counting))}${where}.${percent}${structureOf(explained.structure)}${left}`;
}

function tally(operations: readonly Operation[]): string {
  const counts = new Map<string, number>();
  for (const op of operations) {
    const kind = (op.after ?? op.before)!.kind;
    counts.set(`${op.type} ${kind}`, (counts.get(`${op.type} ${kind}`) ?? 0) + 1);
  }
  const parts = [...counts].map(([key, count]) => {
    const [type, kind] = key.split(" ") as [keyof typeof VERBS, keyof typeof NOUNS];
    return `${count} ${NOUNS[kind][count === 1 ? 0 : 1]} ${VERBS[type]}`;
  });
  return parts.length === 0 ? "Nothing" : listed(parts);
}

const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("");

function headingsOf(delta: PageDelta, operations: readonly Operation[]): string {
  const headings = new Set(
    operations.map((op) => delta.blocks[op.block]!.heading).filter((heading) => heading !== ""),
  );
  const shown = [...headings].slice(0, 3).map((heading) => `“${heading.slice(0, 60)}”`);
  return shown.length === 0 ? "" : `, in ${shown.join(", ")}${headings.size > 3 ? " and elsewhere" : ""}`;
}

function structureOf({ toNew, toRemoved }: StructuralChange): string {
  const parts = [
    ...(toNew.length > 0 ? [`links to ${pages(toNew.length, "new page")} were added`] : []),
    ...(toRemoved.length > 0 ? [`links to ${pages(toRemoved.length, "removed page")} were deleted`] : []),
  ];
  return parts.length === 0 ? "" : ` ${sentence(parts.join(" and "))}.`;
}

const pages = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

function leftOut(operations: readonly Operation[], beside: readonly string[] = []): string {
  const frame = operations.filter((op) => op.excuse === "frame").length;
  const varying = operations.filter((op) => op.excuse === "volatile").length;
  const recut = operations.filter((op) => op.excuse === "recut").length;
  const shared = operations.filter((op) => op.excuse === "template").length;
  const parts = [
    ...(frame > 0 ? [`${frame} in the site's frame (menu, header, footer)`] : []),
    ...(shared > 0 ? [`${shared} that many pages of the site show alike`] : []),
    ...(recut > 0 ? [`${recut} ${NOUNS.text[recut === 1 ? 0 : 1]} with the same words cut elsewhere`] : []),
    ...(varying > 0 ? [`${varying} where the page is known to vary by itself`] : []),
  ];
  return parts.length === 0 ? "" : ` Not counted: ${listed([...parts, ...beside])}.`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
