import { describe, expect, it } from "vitest";
import {
  judgeAnswers,
  judgeRecords,
  type HeldRecord,
  type RecordedLook,
} from "../../../support/cluster/chaos/judge-looks.js";
import { captured } from "../../../support/samples/sightings.js";

const look = (path: string, sentAtMs: number, fence: number): RecordedLook => ({
  path,
  sentAtMs,
  lastByteAtMs: sentAtMs + 20,
  fence,
});
const never = { slackMs: 5, isLate: () => false };

describe("answers that sites gave", () => {
  const looks = [look("/", 100, 1), look("/a", 200, 1), look("/b", 900, 2), look("/", 1_000, 2)];

  it("are on record, within what clocks may differ", () => {
    expect(judgeAnswers([{ path: "/", atMs: 95 }, { path: "/a", atMs: 225 }], looks, never)).toEqual({ lost: [], faults: [] }); // prettier-ignore
  });

  it("may be lost between two hands", () => {
    const answer = { path: "/b", atMs: 500 };
    expect(judgeAnswers([answer], looks, never)).toEqual({ lost: [answer], faults: [] });
  });

  it("may be lost before anything counted, by whoever had the site first", () => {
    const answer = { path: "/", atMs: 50 };
    expect(judgeAnswers([answer], [look("/", 100, 2)], never).lost).toEqual([answer]);
  });

  it("may have been asked for by a machine that had stood still", () => {
    const answer = { path: "/", atMs: 150 };
    expect(judgeAnswers([answer], looks, { ...never, isLate: () => true }).lost).toEqual([answer]);
  });

  it.each([
    ["in the middle of one machine's work", { path: "/b", atMs: 150 }],
    ["of another page at that instant", { path: "/c", atMs: 110 }],
    ["after everything", { path: "/", atMs: 2_000 }],
    ["before the first hand's first look", { path: "/", atMs: 50 }],
  ])("are missed %s", (_what, answer) => {
    expect(judgeAnswers([answer], looks, never).faults).toHaveLength(1);
  });
});

describe("records of acknowledged files", () => {
  const place = { type: "response", file: "warcs/a/c-00001.warc.gz" };
  const records = [{ ...place, id: "<urn:uuid:one>", offset: 0, length: 1 }];
  const sighting = { ...captured("a", 100, 120), records };
  const record: HeldRecord = { ...place, id: "<urn:uuid:one>", target: "http://a.example/" };
  const noAside = (): boolean => false;

  it("are in the catalog", () => {
    expect(judgeRecords([record, { ...record, type: "request", id: "<x>" }], [sighting], noAside)).toEqual(
      [],
    );
  });

  it("are missed where no sighting rests on them", () => {
    expect(judgeRecords([record], [], noAside)).toHaveLength(1);
    expect(
      judgeRecords([{ ...record, type: "revisit", id: "<urn:uuid:other>" }], [sighting], noAside),
    ).toHaveLength(1);
    expect(judgeRecords([{ ...record, id: null }], [sighting], noAside)).toHaveLength(1);
  });
});
