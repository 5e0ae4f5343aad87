// Whatever a run puts on record is read back as it was, through the bytes of the record; whatever stands there
// instead is read as nothing, and breaks nothing.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as records from "#formats/run-records/index.js";
import { instant, type Instant, type PageUrl } from "#model/index.js";
import { decodeWarcFields, encodeWarcFields } from "#store/warc/record.js";
import * as some from "../support/samples/run-record-values.js";

const SEED = 20260219;
const RUNS = { seed: SEED, numRuns: 150 };
const DATE = instant(1_700_000_000_000);

type Fields = records.Fields;
const kept = (fields: Fields): Fields => decodeWarcFields(encodeWarcFields(fields));

/** Writing and reading of one kind; `read` gives exactly what `write` was given. */
interface Kind<T> {
  readonly values: fc.Arbitrary<T>;
  readonly write: (value: T) => Iterable<Fields>;
  readonly read: (written: readonly Fields[]) => unknown;
}

const kind = <T>(
  values: fc.Arbitrary<T>,
  write: (value: T) => Iterable<Fields>,
  read: (written: readonly Fields[]) => unknown,
): Kind<unknown> => ({ values, write, read }) as Kind<unknown>;
const one = <T>(values: fc.Arbitrary<T>, write: (value: T) => Fields, read: (fields: Fields) => unknown) =>
  kind(
    values,
    (value) => [write(value)],
    ([fields]) => read(fields!),
  );
/** A list whose every record is read by itself. */
const list = <T>(
  values: fc.Arbitrary<T[]>,
  write: (value: T[]) => Iterable<records.Part>,
  read: (fields: Fields) => readonly T[] | null,
) =>
  kind(
    values,
    (value) => Array.from(write(value), ({ fields }) => fields),
    (written) => written.flatMap((fields) => read(fields)),
  );

const KINDS: Readonly<Record<string, Kind<unknown>>> = {
  frontier: list(
    fc
      .tuple(some.somePages, fc.nat())
      .map(([pages, first]) => pages.map((page, i) => ({ ...page, seq: first + i }))),
    (pages) => records.frontierRecords(pages, pages[0]?.seq ?? 0),
    records.readFrontierRecord,
  ),
  refusals: list(some.someRefusals, records.refusalRecords, records.readRefusalRecord),
  states: list(some.someStates, records.stateRecords, records.readStateRecord),
  requisites: kind(
    fc.record({ document: some.someUrl, requisites: some.someUrls }),
    ({ document, requisites }) => {
      const { before, beside } = records.requisitesRecords(document, requisites);
      return [{ document }, ...before, beside];
    },
    ([named, ...written]) => {
      const before = written.slice(0, -1).map(records.readRequisitesRecord);
      expect(before).toMatchObject(before.map((_, part) => ({ document: named!["document"], part })));
      const last = records.readLookRequisites(written.at(-1)!);
      return {
        document: named!["document"],
        requisites: [...before.flatMap((part) => part!.requisites), ...last],
      };
    },
  ),
  content: one(some.someContentNote, records.contentFields, records.readContentFields),
  told: one(
    some.someToldNote,
    ({ seq, kind, told, records: held, lastModified }) =>
      records.toldFields(seq, { kind, records: held, validators: { lastModified } } as never, told),
    records.readToldFields,
  ),
  "the capture": one(some.someCapture, records.captureFields, records.readCaptureFields),
  change: one(some.someChange, records.changeRecord, records.readChangeRecord),
  description: one(
    some.someDescription,
    ({ of, elements }) => records.descriptionRecord(of, elements),
    records.readDescriptionRecord,
  ),
  plan: one(some.somePlan, records.planRecord, records.readPlanRecord),
  resume: one(
    fc.record({ nextSeq: some.someCount, missing: fc.array(fc.maxSafeNat()), pages: some.someCount }),
    records.resumeRecord,
    records.readResumeRecord,
  ),
  renderings: one(some.someRendering, records.renderingRecord, records.readRenderingRecord),
  "control: pauses": one(
    fc.record({ paused: some.someTime, resumed: some.someTime }),
    records.pauseRecord,
    records.readPauseRecord,
  ),
  "control: edits": one(some.someEdit, records.editRecord, records.readEditRecord),
  looks: one(some.someLook, (look) => records.limitNote(noteOf(look), look.limit), records.readLookNote),
  "looks read in part": one(fc.nat(), (bytes) => records.cutNote({}, bytes), records.readCut),
  times: one(some.someTimes, records.timeFields, (fields) => records.readTimes(fields, DATE)),
  "looks without response": one(
    fc.record({ look: some.someLook, why: some.someNoResponse, times: some.someTimes }),
    ({ look, why, times }) =>
      records.noResponseFields(records.limitNote(noteOf(look), look.limit), { ...why, times }),
    (fields) => ({
      look: records.readLookNote(fields),
      why: records.readNoResponse(fields),
      times: records.readTimes(fields, DATE),
    }),
  ),
};

describe.each(Object.entries(KINDS))("%s", (_, { values, write, read }) => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(read(Array.from(write(value), kept))).toEqual(value);
      }),
      RUNS,
    );
  });
});

it("a record holds at most 1000 rows and 256 KiB of them, or one row", () => {
  const lists = fc.oneof(
    some.somePages.map((pages) => records.frontierRecords(pages, 0)),
    some.someStates.map(records.stateRecords),
    some.someRefusals.map(records.refusalRecords),
  );
  fc.assert(
    fc.property(lists, (parts) => {
      for (const { fields, count } of parts) {
        const json = Object.values(fields).at(-1)!;
        expect(JSON.parse(json)).toHaveLength(count);
        expect(count).toBeLessThanOrEqual(1000);
        if (count > 1) expect(json.length).toBeLessThanOrEqual(256 * 1024 + count + 1);
      }
    }),
    RUNS,
  );
});

/** The note of a look at a page with that request. */
function noteOf({ request, ...look }: records.LookNote): Record<string, string> {
  const url = `https://example.org/${request === null ? "" : `#${request}`}` as PageUrl;
  return records.lookNote({ ...look, url }, look.pass, look.seq ?? 0, look.label);
}

const READERS = Object.entries(records).flatMap(([name, value]) =>
  name.startsWith("read") ? [[name, value as (fields: Fields, date: Instant) => unknown] as const] : [],
);

/** What a run may have written, one value of it replaced by something else, and fields that are nothing of ours. */
const someGarbage = fc
  .oneof(...Object.values(KINDS).map(({ values, write }) => values.map((value) => [...write(value)])))
  .chain((written) => {
    const { ...fields } = written[0] ?? {};
    const names = ["pages", "pass", "toString", "__proto__", ...Object.keys(fields)];
    const spoilt = fc.oneof(fc.string(), fc.json(), fc.constantFrom("[1e999]", "[[]]", "{}", "-1", "null"));
    return fc
      .dictionary(fc.constantFrom(...names), spoilt, { minKeys: 1, maxKeys: 3 })
      .map((others) => ({ ...fields, ...others }));
  });

it("fetches that are no looks at a page are read as none", () => {
  fc.assert(
    fc.property(some.someLook, (look) => {
      const note = noteOf(look);
      expect(records.readLookNote(records.unreadNote(note))).toBeNull();
    }),
    RUNS,
  );
  for (const pass of records.ASIDE_PASSES) expect(records.readLookNote(records.asideNote(pass))).toBeNull();
});

it("a target leads back to its kind, and to none of another capture", () => {
  for (const word of records.RUN_RECORD_KINDS) {
    expect(records.runRecordKind("c1", records.runRecordTarget("c1", word))).toBe(word);
    expect(records.runRecordKind("c1", records.runRecordTarget("c11", word))).toBeNull();
    expect(records.runRecordKind("c11", records.runRecordTarget("c1", word))).toBeNull();
  }
  expect(records.runRecordKind("c1", null)).toBeNull();
});

describe("records that no run wrote", () => {
  it("break no reader", () => {
    expect(READERS.length).toBeGreaterThan(12);
    fc.assert(
      fc.property(someGarbage, (fields) => {
        for (const [name, read] of READERS) expect(() => read(fields, DATE), name).not.toThrow();
      }),
      { seed: SEED, numRuns: 600 },
    );
  });

  it("count as absent, whole", () => {
    const page = ["http://example.org/", "document", 0, null, false];
    const frontier = (...rows: unknown[]): unknown =>
      records.readFrontierRecord({ "isochron-frontier": "0", pages: JSON.stringify(rows) });
    expect(frontier(page)).toHaveLength(1);
    const hint = { changeFreq: "constructor", lastModified: null, source: "sitemap" };
    for (const row of [
      ["http://example.org", ...page.slice(1)], // not normalised
      ["ftp://example.org/", ...page.slice(1)],
      [...page, "visited"],
      [...page, "gone", null, null],
      [...page, "known", null, hint],
      [...page, "known", null, { ...hint, changeFreq: null, lastModified: 9e15 }],
      [...page.slice(0, 2), -1, null, false],
      [...page.slice(0, 2), 1.5, null, false],
      { length: 5 },
    ])
      expect(frontier(page, row), JSON.stringify(row)).toBeNull();
  });

  it("bring no capture that lacks something", () => {
    const whole = fc.tuple(some.someCapture, fc.nat());
    fc.assert(
      fc.property(whole, ([capture, n]) => {
        // Captures of older versions say nothing of their runs, and most have no cookies.
        const names = Object.keys(capture).filter((name) => name !== "runs" && name !== "cookies");
        const { [names[n % names.length] as keyof typeof capture]: _, ...rest } = capture;
        expect(records.readCaptureFields({ "isochron-capture": JSON.stringify(rest) })).toBeNull();
      }),
      RUNS,
    );
  });

  it("bring no times: the date of the record stands for them", () => {
    const dated = { sentAt: DATE, firstByteAt: DATE, lastByteAt: DATE };
    expect(records.readTimes({ firstByteAt: "yesterday" }, DATE)).toEqual(dated);
  });

  it("bring no settings so deep that writing them would run out of stack", () => {
    const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const capture = fc.sample(some.someCapture, { seed: SEED, numRuns: 1 })[0]!;
    const said = JSON.stringify({ ...capture, settings: "here" });
    expect(records.readCaptureFields({ "isochron-capture": said.replace('"here"', "{}") })).not.toBeNull();
    expect(records.readCaptureFields({ "isochron-capture": said.replace('"here"', deep) })).toBeNull();
  });
});
