// What all forgeries share: how a page is found, and what a careful forger puts right again.
import type { Certificate, Verdict } from "#model/index.js";
import { field, type Editable, type EditableRecord, type Forgery } from "../archives/tampering.js";

type Page = Editable<Certificate["pages"][number]>;

export interface Tampering {
  readonly name: string;
  /** Where the first false line must be. */
  readonly line: RegExp;
  /** Where the second verifier's must be, when it looks in another order; `null` when it says that it does not check it. */
  readonly second?: RegExp | null;
  /** What ours must say there, where other rules would refuse it as well. */
  readonly says?: RegExp;
  readonly forge: (forgery: Forgery) => void;
}

/** What passes, because nothing in the files tells. */
export interface Unseen {
  readonly name: string;
  /** The words in bold under "What no verifier can see" in docs/certificate.md that list it. */
  readonly listed: string;
  /** Pages that both verifiers must count apart, and not as sharp. */
  readonly apart?: number;
  readonly forge: (forgery: Forgery) => void;
}

export const pageWith = ({ certificate }: Forgery, verdict: Verdict): Page => {
  const found = certificate.pages.find((page) => page.verdict === verdict);
  if (!found) throw new Error(`no page that is ${verdict}`);
  return found;
};
export const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();
export const recordOf = ({ records }: Forgery, id: string): EditableRecord =>
  records.find((record) => field(record, "WARC-Record-ID") === id)!;
export const recount = ({ certificate }: Forgery): void => {
  const { counts, pages } = certificate;
  counts.pages = pages.length;
  for (const verdict of Object.keys(counts.verdicts) as Verdict[])
    counts.verdicts[verdict] = pages.filter((page) => page.verdict === verdict).length;
  const sharp = pages.filter(({ verdict }) => verdict === "sharp");
  const both = sharp.filter(
    ({ records }) => records.filter(({ restsOn, type }) => restsOn && type === "response").length > 1,
  ).length;
  const firstBorrowed = sharp.filter(({ records }) => records.some(({ borrowed }) => borrowed)).length;
  counts.bodies = { both, secondByDigest: sharp.length - both - firstBorrowed, firstBorrowed };
};
export const claimSharp = (page: Page, from: string, to: string): void => {
  Object.assign(page, { verdict: "sharp", evidence: "observed", interval: { from, to }, reason: null });
};
export const ofSharp = (patch: (page: Page, forgery: Forgery) => void) => (forgery: Forgery) =>
  patch(pageWith(forgery, "sharp"), forgery);
