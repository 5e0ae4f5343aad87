// The WARC files themselves: their hashes, lengths and numbers of records, and what their own words say.
import { canonicalJson, strictJsonObject } from "#formats/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Removals } from "./check-removals.js";
import type { Evidence } from "../read/evidence.js";

/** Compares every file with what the certificate says of it, or what a documented removal left of it. */
export function checkFiles(
  { warcs }: Pick<ShapedHead, "warcs">,
  {
    evidence,
    removals,
  }: {
    readonly evidence: Pick<Evidence, "files" | "damage"> & {
      readonly records: { readonly duplicates: readonly string[] };
    };
    readonly removals: Pick<Removals, "left">;
  },
  lines: FalseLines,
): void {
  for (const [i, signed] of warcs.entries()) {
    const line = `warcs[${i}]`;
    const warc = { ...signed, ...removals.left(signed, lines) };
    const damage = evidence.damage.find(({ file }) => file === warc.file);
    if (damage) lines.add(line, damage.message);
    const is = evidence.files.get(warc.file);
    if (!is) continue;
    lines.expect(`${line}.sizeBytes`, warc.sizeBytes, is.sizeBytes, `the length of ${warc.file} in bytes is`);
    lines.expect(`${line}.sha256`, warc.sha256, is.sha256, `the SHA-256 of ${warc.file} is`);
    lines.expect(`${line}.records`, warc.records, is.records, `the number of records in ${warc.file} is`);
  }
  for (const id of evidence.records.duplicates)
    lines.add("warcs", `the record id ${id} stands for two records`);
}

/** Compares the certificate's head with the warcinfo and plan records. */
export function checkOrigin(
  certificate: ShapedHead,
  { evidence, removals }: { readonly evidence: Evidence; readonly removals: Removals },
  lines: FalseLines,
): void {
  for (const info of evidence.warcinfos) checkCapture(certificate, info, lines);
  if (evidence.warcinfos.length < evidence.files.size)
    lines.add("warcs", "a WARC file does not say of which capture it is");
  const plan = evidence.run.plans.at(-1);
  if (plan) {
    const { plannedAsOf, planner } = certificate;
    lines.expect("plannedAsOf", plannedAsOf, plan["plannedAsOf"], "the time point planned, as recorded, is");
    lines.expect("planner.strategy", planner.strategy, plan["isochron-plan"], "the plan recorded is of");
    for (const name of ["expectedSharp", "upperBound"] as const)
      lines.expect(
        `planner.${name}`,
        String(planner[name]),
        plan[name],
        `the plan's ${name}, as recorded, is`,
      );
  } else lines.notes.push("no record of the plan: planner and plannedAsOf cannot be checked");
  checkCourse(certificate, evidence.run.changes, lines);
  checkServers(certificate, evidence, removals.isEmpty, lines);
}

/** The time point and the end as the run put them on record; a run that was concluded again did so again. */
function checkCourse(
  certificate: ShapedHead,
  changes: readonly Readonly<Record<string, string>>[],
  lines: FalseLines,
): void {
  const course = changes.map((fields) => parsed(fields["isochron-change"] ?? ""));
  for (const name of ["plannedAsOf", "asOf", "finishedAt"] as const) {
    const said = course.findLast((change) => typeof change[name] === "number")?.[name];
    if (said !== undefined)
      lines.expect(name, Date.parse(certificate[name]), said as number, `${name}, as recorded, is`);
  }
}

/** Compares a certificate's head with what a WARC file says of the capture that wrote it. */
export function checkCapture(
  certificate: Pick<ShapedHead, "capture" | "startedAt" | "site" | "seeds" | "settings">,
  info: Readonly<Record<string, string>>,
  lines: FalseLines,
): void {
  lines.expect("capture", certificate.capture, info["isPartOf"], "the WARC files are of the capture");
  const capture = parsed(info["isochron-capture"] ?? "");
  const startedAt = typeof capture["startedAt"] === "number" ? capture["startedAt"] : NaN;
  lines.expect("startedAt", Date.parse(certificate.startedAt), startedAt, "the start, as recorded, is");
  for (const name of ["site", "seeds", "settings"] as const)
    lines.expect(
      name,
      canonicalJson(certificate[name]),
      canonicalJson(capture[name] ?? null),
      `${name}, as recorded, is`,
    );
}

function parsed(text: string): Record<string, unknown> {
  return strictJsonObject(text) ?? {};
}

function checkServers(
  { vantage }: ShapedHead,
  evidence: Evidence,
  isWhole: boolean,
  lines: FalseLines,
): void {
  const connections = new Set((vantage.connections ?? []).map((connection) => canonicalJson(connection)));
  for (const connection of connections)
    if (isWhole && !evidence.vantage.connections.has(connection))
      lines.add("vantage.connections", `no record tells of the connection ${connection}`);
  for (const connection of evidence.vantage.connections)
    if (!connections.has(connection))
      lines.add("vantage.connections", `records tell of the connection ${connection}, which is not named`);
  const claimed = new Set(vantage.servers.map(({ host, address }) => JSON.stringify([host, address])));
  for (const server of claimed)
    if (isWhole && !evidence.vantage.servers.has(server))
      lines.add("vantage.servers", `no record came from ${server}`);
  for (const server of evidence.vantage.servers)
    if (!claimed.has(server)) lines.add("vantage.servers", `records came from ${server}, which is not named`);
}
