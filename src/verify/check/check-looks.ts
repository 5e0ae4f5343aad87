// The looks that a page lists: each must be a record in the files, of this page, with these times.
import type { ShapedHead, ShapedPage, ShapedRecord } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Look } from "../read/look.js";
import type { Evidence } from "../read/evidence.js";
import { checkRequest } from "./check-request.js";

/** What the checks of one page need. */
export interface PageCheck {
  readonly certificate: ShapedHead;
  readonly evidence: Evidence;
  readonly lines: FalseLines;
  readonly page: ShapedPage;
  /** `pages[i]`. */
  readonly line: string;
}

/** The page's looks as the files show them, in the order of their times; what is false is left out. */
export function checkLooks(check: PageCheck): Look[] {
  const { page, lines, line } = check;
  const looks = page.records.flatMap((record, j) => checkLook(check, record, `${line}.records[${j}]`) ?? []);
  if (new Set(looks.map(({ id }) => id)).size < looks.length)
    lines.add(`${line}.records`, "a look is listed twice");
  if (looks.some((look, i) => i > 0 && look.sentAt < looks[i - 1]!.sentAt))
    lines.add(`${line}.records`, "the looks are not in the order of their times");
  return looks;
}

function checkLook(
  { page, evidence, lines, certificate }: PageCheck,
  record: ShapedRecord,
  line: string,
): Look | null {
  const look = evidence.find(record.id);
  if (!look || "problem" in look) {
    const why = look ? look.problem : "no such record of a fetch is in the files";
    lines.add(line, `the look ${record.id} at ${page.url} cannot be believed: ${why}`);
    return null;
  }
  lines.expect(line, page.url, look.url, "the record is of");
  lines.expect(`${line}.type`, record.type, look.type, "the record's type is");
  lines.expect(`${line}.pass`, record.pass, look.pass, "the record's pass is");
  lines.expect(`${line}.request`, record.request, look.request?.id ?? null, "the record's request is");
  lines.expect(`${line}.metadata`, record.metadata, look.metadata, "the record's metadata is");
  checkBorrowed(record, look, `${line}.borrowed`, lines);
  checkTimes(record, look, line, { lines, certificate });
  if (record.file !== look.file || record.offset !== look.offset) lines.misplaced++;
  if (look.request) checkRequest(look, certificate, line, lines);
  return look;
}

/** Which response of which earlier file supplies the body, or that none does. */
function checkBorrowed(record: ShapedRecord, look: Look, line: string, lines: FalseLines): void {
  const [said, is] = [record.borrowed, look.borrowed];
  lines.expect(line, said?.id, is?.id, "the response that its body is borrowed from is");
  lines.expect(line, said?.file, is?.file, "the file that its body is borrowed from is");
}

function checkTimes(
  record: ShapedRecord,
  look: Look,
  line: string,
  { lines, certificate }: Pick<PageCheck, "lines" | "certificate">,
): void {
  for (const name of ["sentAt", "firstByteAt", "lastByteAt"] as const) {
    const time = look[name];
    if (time !== null)
      lines.expect(`${line}.${name}`, record[name], new Date(time).toISOString(), `${name}, as recorded, is`);
  }
  if (record.sentAt < certificate.startedAt || record.lastByteAt > certificate.finishedAt)
    lines.add(line, "the look lies outside the capture");
}
