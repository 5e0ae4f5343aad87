// The page of records names every kind of the vocabulary with its target and fields, and shows what can be read.
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as records from "#formats/run-records/index.js";
import { instant, parsePageUrl, type Digest, type PageUrl } from "#model/index.js";
import { decodeWarcFields } from "#store/warc/record.js";
import { someCapture } from "../../support/samples/exchanges.js";

const page = await readFile(new URL("../../../docs/records.md", import.meta.url), "utf8");
const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf("\n")).replaceAll("`", ""), section]),
);
const examplesOf = (section: string): records.Fields[] =>
  [...section.matchAll(/^```\n([^]*?)^```/gm)].map(([, text]) => decodeWarcFields(Buffer.from(text!)));

const at = instant(1_700_000_000_000);
const url = parsePageUrl("https://example.org/")!;
const found = {
  url,
  kind: "document",
  depth: 0,
  via: url,
  late: false,
  state: "known",
  reason: null,
} as const;
const plan = { strategy: "optimal", plannedAsOf: at, expectedSharp: 1, upperBound: 1, expectedAttested: 1 };
const rendering = {
  document: url,
  renderedBy: "Chromium",
  at,
  failure: null,
  requests: [],
  open: [],
  isClosed: true,
  doubts: [],
  textDigest: null,
  title: "",
  language: "",
};
const times = { sentAt: at, firstByteAt: at, lastByteAt: at };
const note = records.cutNote(
  records.lookNote({ ...found, url: `${url}#POST` as PageUrl }, "visit", 0, "soft-404"),
  1,
);
const failed = { kind: "failed", code: "timeout", message: "", times } as const;

const contentNote = { origin: "a file", conversion: "none to speak of", leftOut: "Set-Cookie" };
const kept = {
  url,
  kind: "document",
  identity: { status: 200, location: null, contentType: null, contentDigest: "sha-256:00" as Digest },
  payloadDigest: "sha-256:00" as Digest,
  payloadBytes: 1,
  validators: { etag: null, lastModified: at, date: null, ageSeconds: null, cacheSigns: false },
  records: [],
} as const;
const told = { tier: "served", from: at, to: at, count: 1, isCurrent: true, variant: "de" } as const;

/** What is written under each heading, with every field that there can be, and what reads the examples. */
const KINDS: Readonly<
  Record<
    records.RunRecordKind | "description" | "Looks" | "Testimonies" | "The warcinfo",
    { written: readonly records.Fields[]; read: (fields: records.Fields) => unknown }
  >
> = {
  frontier: {
    written: Array.from(records.frontierRecords([found], 0), ({ fields }) => fields),
    read: records.readFrontierRecord,
  },
  refusals: {
    written: Array.from(
      records.refusalRecords([{ code: "calendar", shape: "", hashes: [], examples: [] }]),
      ({ fields }) => fields,
    ),
    read: records.readRefusalRecord,
  },
  states: {
    written: Array.from(records.stateRecords([found]), ({ fields }) => fields),
    read: records.readStateRecord,
  },
  requisites: {
    written: records.requisitesRecords(
      url,
      Array.from({ length: 1001 }, () => url),
    ).before,
    read: records.readRequisitesRecord,
  },
  rendering: {
    written: [records.renderingRecord(rendering)],
    read: records.readRenderingRecord,
  },
  change: {
    written: [records.changeRecord({ phase: "finished" })],
    read: records.readChangeRecord,
  },
  plan: {
    written: [records.planRecord(plan)],
    read: (fields) => (Object.values(records.readPlanRecord(fields)).includes(null) ? null : fields),
  },
  resume: {
    written: [records.resumeRecord(records.standingOf([0], 1))],
    read: records.readResumeRecord,
  },
  control: {
    written: [records.pauseRecord({ paused: at, resumed: at }), records.editRecord({ askedAt: at })],
    read: (fields) => records.readPauseRecord(fields) ?? records.readEditRecord(fields),
  },
  description: {
    written: [records.descriptionRecord({ kind: "site", site: "example.org" }, { title: ["x"] })],
    read: records.readDescriptionRecord,
  },
  Looks: {
    written: [records.noResponseFields(note, failed), records.requisitesRecords(url, [url]).beside],
    read: records.readLookNote,
  },
  Testimonies: {
    written: [records.contentFields(contentNote), records.toldFields(0, kept, told)],
    read: (fields) => records.readContentFields(fields) ?? records.readToldFields(fields),
  },
  "The warcinfo": {
    written: [records.captureFields(someCapture("c1"))],
    read: records.readCaptureFields,
  },
};

it("every kind of record has a section, and no other has", () => {
  const rest = [...sections.keys()].filter((heading) => !Object.hasOwn(KINDS, heading));
  expect(rest).toEqual(["Form"]);
  expect(Object.keys(KINDS)).toEqual(expect.arrayContaining([...records.RUN_RECORD_KINDS]));
});

describe.each(Object.entries(KINDS))("the section of %s", (heading, { written, read }) => {
  const section = sections.get(heading) ?? "";

  it("names every field that is written", () => {
    expect(written.length).toBeGreaterThan(0);
    for (const name of written.flatMap((fields) => Object.keys(fields)))
      expect(section).toContain(`\`${name}\``);
  });

  it("shows examples that can be read", () => {
    const examples = examplesOf(section);
    expect(examples.length).toBeGreaterThan(0);
    for (const fields of examples) expect(read(fields), JSON.stringify(fields)).not.toBeNull();
  });
});

it.each(records.RUN_RECORD_KINDS)("the target of %s is given", (kind) => {
  expect(sections.get(kind)).toContain(`\`${records.runRecordTarget("<id>", kind)}\``);
});

it("every pass of a fetch that is no look is named", () => {
  for (const pass of [...records.ASIDE_PASSES, records.UNREAD_PASS])
    expect(sections.get("Looks")).toContain(`\`${pass}\``);
});
