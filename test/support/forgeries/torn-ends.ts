// Two files, the first of which ends as a killed process leaves it; and what only pretends to.
import { randomUUID } from "node:crypto";
import { editBlock, field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";
import type { Tampering, Unseen } from "./forgery.js";
import { copyOfLook, looksOfSharp } from "./rewritten-warcs.js";

/** The capture in two files, cut between two fetches; both begin with their own words. */
function inTwoFiles(f: Forgery): void {
  const first = f.records[0]!;
  const cut = f.records.findIndex((record, i) => i > f.records.length / 2 && isFetchEnd(record));
  const info: EditableRecord = {
    fields: first.fields.map((pair) => [...pair]),
    block: Buffer.from(first.block),
  };
  setField(info, "WARC-Record-ID", `<urn:uuid:${randomUUID()}>`);
  f.more = [info, ...f.records.splice(cut + 1)];
  const [warc] = f.certificate.warcs;
  f.certificate.warcs.push({ ...warc!, file: warc!.file.replace("00001", "00002") });
}

const isFetchEnd = (record: EditableRecord): boolean =>
  field(record, "WARC-Type") === "metadata" && record.block.includes("pass: ");

/** The beginning of a fetch: its request, its response, its time stamps, as many as asked for. */
const begun = (f: Forgery): [EditableRecord, EditableRecord, EditableRecord] =>
  copyOfLook(f, looksOfSharp(f)[0], f.certificate.asOf) as [EditableRecord, EditableRecord, EditableRecord];

const torn =
  (add: (f: Forgery, look: readonly [EditableRecord, EditableRecord, EditableRecord]) => void) =>
  (f: Forgery) => {
    const look = begun(f);
    inTwoFiles(f);
    add(f, look);
  };

/** What a killed process leaves, and both verifiers pass over. */
export const TORN: readonly { name: string; forge: (f: Forgery) => void; torn: number }[] = [
  { name: "two whole files", torn: 0, forge: torn(() => undefined) },
  {
    name: "a request at the end of the first file",
    torn: 1,
    forge: torn((f, [request]) => void f.records.push(request)),
  },
  {
    name: "a request and its response at the end of the first file",
    torn: 1,
    forge: torn((f, [request, response]) => void f.records.push(request, response)),
  },
];

/** What no killed process leaves. */
export const NOT_TORN: Tampering[] = [
  {
    name: "a request at the end of the last file, as if torn off",
    line: /^warcs/,
    forge: torn((f, [request]) => void f.more!.push(request)),
  },
  {
    name: "a request and its response at the end of the last file, as if torn off",
    line: /^warcs/,
    forge: torn((f, [request, response]) => void f.more!.push(request, response)),
  },
  {
    name: "a torn fetch within a file",
    line: /^warcs/,
    forge: torn((f, [request, response]) => void f.records.splice(-3, 0, request, response)),
  },
  {
    name: "a torn fetch before another torn one",
    line: /^warcs/,
    forge: torn((f, [request, response]) => void f.records.push(request, response, begun(f)[0])),
  },
  {
    name: "a response torn from its request too",
    line: /^warcs/,
    forge: torn((f, [, response]) => void f.records.push(response)),
  },
  {
    name: "time stamps torn from their response",
    line: /^warcs/,
    forge: torn((f, [request, , metadata]) => void f.records.push(request, metadata)),
  },
];

/** What contradicts a claim, made to look as if the process had been killed over it. */
export const TORN_UNSEEN: Unseen[] = [
  {
    name: "a contradicting look at the end of a file, its time stamps torn off",
    listed: "torn off",
    forge: torn((f, [request, response]) => {
      editBlock(response, " 200 ", " 203 ");
      f.records.push(request, response);
    }),
  },
];
