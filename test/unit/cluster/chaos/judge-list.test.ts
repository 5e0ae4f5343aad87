import { describe, expect, it } from "vitest";
import { objectKey } from "#store/remote/site-keys.js";
import {
  judgeFences,
  judgeKept,
  type CountedObject,
  type FinalObject,
} from "../../../support/cluster/chaos/judge-list.js";

const WARC = "warcs/a.example/c-00001.warc.gz";

function counted(name: string, fence: number, over: Partial<CountedObject> = {}): CountedObject {
  const key = objectKey("a.example", name, fence, 1);
  return { site: "a.example", name, key, sha256: "aa", heldFence: fence, ...over };
}

function final(object: CountedObject, over: Partial<FinalObject> = {}): FinalObject {
  return { ...object, sizeBytes: 1, storedSha256: object.sha256, ...over };
}

describe("what was acknowledged", () => {
  it("is kept where it is there as it was, or was superseded", () => {
    const all = [counted(WARC, 1), counted("catalog.sqlite", 1), counted("indexes/x.cdxj", 1)];
    const later = counted("catalog.sqlite", 2, { sha256: "bb" });
    expect(judgeKept([...all, later], [final(all[0]!), final(later)])).toEqual([]);
  });

  const warc = counted(WARC, 2);
  const catalog = counted("catalog.sqlite", 2);
  it.each([
    ["a WARC file is gone", [warc], []],
    ["a WARC file was replaced", [warc], [final(counted(WARC, 3))]],
    ["a WARC file has another digest", [warc], [final({ ...warc, sha256: "bb" })]],
    ["bytes are not what counts", [], [final(warc, { storedSha256: "bb" })]],
    ["bytes are gone", [], [final(warc, { storedSha256: null })]],
    ["a catalog is gone", [catalog], []],
    ["a catalog was set back", [catalog], [final(counted("catalog.sqlite", 1))]],
    ["another site has it", [warc], [final({ ...warc, site: "b.example" })]],
  ])("is missed where %s", (_what, before, now) => {
    expect(judgeKept(before, now)).not.toEqual([]);
  });
});

describe("fences", () => {
  it("rise, and whoever has the site is heard", () => {
    expect(judgeFences([counted(WARC, 1), counted("x", 1), counted("y", 3)])).toEqual([]);
  });

  it.each([
    ["an object of a lower fence after one of a higher", [counted("x", 2), counted("y", 1)]],
    ["an object of a fence that is another's by now", [counted("x", 1, { heldFence: 2 })]],
    ["one after a fence under which nothing came", [counted("x", 3), counted("y", 2, { heldFence: 2 })]],
    ["a key that has no fence", [counted("x", 1, { key: "elsewhere/x" })]],
  ])("are broken by %s", (_what, words) => {
    expect(judgeFences(words)).toHaveLength(1);
  });

  it("are each site's own", () => {
    expect(judgeFences([counted("x", 2), counted("x", 1, { site: "b.example" })])).toEqual([]);
  });
});
