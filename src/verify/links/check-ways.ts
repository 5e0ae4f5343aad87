// The way to every page found, as recorded, against the scope as recorded: settings narrowed afterwards leave out what
// the run itself took.
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import type { FoundPage } from "../read/found-pages.js";
import type { LinkJudge } from "./link-judge.js";
import { pageNamed } from "./page-named.js";
import type { RecordedScope } from "./recorded-scope.js";

/** What ways are checked by. */
interface WayParts {
  readonly evidence: Evidence;
  readonly scope: RecordedScope;
  readonly judge: LinkJudge;
}

/** Checks that seeds are listed, and that what was found can have been found so and lies in scope. */
export function checkWays(certificate: ShapedHead, parts: WayParts, lines: FalseLines): void {
  // A patch looks for what another capture lacked, by that capture's own lists.
  if (certificate.settings["patchOf"] !== undefined) return;
  const { pages } = parts.evidence.run;
  const seeds = new Set(certificate.seeds);
  for (const seed of seeds)
    if (!pages.has(seed)) lines.add("seeds", `${seed} is not among the pages that the capture knew`);
  for (const [url, page] of pages) if (!seeds.has(url)) checkWay(url, page, parts, lines);
}

function checkWay(
  text: string,
  page: FoundPage,
  { evidence, scope, judge }: WayParts,
  lines: FalseLines,
): void {
  const { kind, depth, via, isEarly } = page;
  const url = pageNamed(text);
  if (url === null) return lines.add("pages", `${text} is no address of a page`);
  const from = pageNamed(via ?? "");
  const before = from === null ? undefined : evidence.run.pages.get(from);
  // A redirect leads as far as the page itself.
  const follows = before !== undefined && (depth === before.depth || depth === before.depth + 1);
  if (!isEarly && !follows)
    lines.add("pages", `${url} is on record as found on ${via ?? "no page"}, which does not lead there`);
  const hops = isEarly || from === null ? 0 : judge.hopsTo(from);
  const refusal = scope.refusalOf({ url, kind, depth, hops });
  if (refusal !== null)
    lines.add(
      "settings.scope",
      `${url} was taken by the capture, and the scope on record leaves it out (${refusal})`,
    );
}
