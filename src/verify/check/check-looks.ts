// The looks that a page lists: each must be a record in the files, of this page, with these times.
import { parseHttpRequest, sha256Digest } from "#formats/index.js";
import type { ShapedCertificate, ShapedPage, ShapedRecord } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Look } from "../read/look.js";
import type { Evidence } from "../read/evidence.js";

/** What the checks of one page need. */
export interface PageCheck {
  readonly certificate: ShapedCertificate;
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

/** The request must be for this page, with the recorded profile and nothing else. */
function checkRequest(
  look: Look,
  { requestProfile }: ShapedCertificate,
  line: string,
  lines: FalseLines,
): void {
  const parsed = parseHttpRequest(look.request!.bytes);
  if (!parsed.ok || !URL.canParse(look.url)) return lines.add(`${line}.request`, "it is no HTTP request");
  const { pathname, search, host, origin } = new URL(look.url);
  const sent = parsed.headers;
  const hosts = sent.filter(([name]) => name.toLowerCase() === "host").map(([, value]) => value);
  const isForIt = parsed.method === "GET" && parsed.target === pathname + search && parsed.version === "1.1";
  if (!isForIt || hosts.join() !== host || parsed.body.length > 0)
    lines.add(`${line}.request`, `it does not ask for ${look.url}`);
  const free = new Set(["host", "authorization", "cookie", "if-none-match", "if-modified-since"]);
  // Letter by letter, though the letters of a name mean nothing: the profile is what went over the wire.
  const isFixed = ([name]: readonly [string, string]): boolean => !free.has(name.toLowerCase());
  const profile = Object.entries(requestProfile);
  const isProfile = JSON.stringify(sent.filter(isFixed)) === JSON.stringify(profile.filter(isFixed));
  const areCookies = areListed(partsOf(sent, "cookie"), partsOf(profile, "cookie"));
  if (!isProfile || !areCookies)
    lines.add("requestProfile", `the request for ${look.url} carried other headers (${look.request!.id})`);
  if (!isAuthorised(valuesOf(sent, "authorization"), partsOf(profile, "authorization"), origin))
    lines.add(
      "requestProfile",
      `the request for ${look.url} carried another Authorization than is listed for ${origin} (${look.request!.id})`,
    );
}

type Fields = readonly (readonly [name: string, value: string])[];

function valuesOf(fields: Fields, field: string): string[] {
  return fields.filter(([name]) => name.toLowerCase() === field).map(([, value]) => value);
}

function partsOf(fields: Fields, field: string): string[] {
  return valuesOf(fields, field).flatMap((value) => value.split("; "));
}

/** A record holds a digest, never a password, and the one listed for this origin. */
function isAuthorised(sent: readonly string[], listed: readonly string[], origin: string): boolean {
  const own = listed.flatMap((line) =>
    line.startsWith(`${origin} `) ? [line.slice(origin.length + 1)] : [],
  );
  const areDigests = own.every((value) => /^Basic scrypt:[0-9a-f]{64}$/.test(value));
  return areDigests && own.length <= 1 && sent.length === own.length && sent[0] === own[0];
}

/** A profile lists cookies with the digests of their values; which of them a request carries, its URL decides. */
function areListed(sent: readonly string[], listed: readonly string[]): boolean {
  return sent.every((pair) => {
    const at = pair.indexOf("=");
    return listed.includes(`${pair.slice(0, at)}=${sha256Digest(Buffer.from(pair.slice(at + 1), "latin1"))}`);
  });
}
