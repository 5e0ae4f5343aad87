import { expect, it } from "vitest";
import { judgeEnds, type Ends } from "../../../support/cluster/chaos/judge-ends.js";

const GOOD: Ends = {
  jobs: [{ id: 1, state: "done", why: null }],
  sites: [{ url: "http://127.0.0.10:1/", word: { total: 1, requests: [{}] } }],
  machines: [{ name: "m0", words: ["a.example is given up here: another machine has it\n"] }],
  stops: [0],
};

it("finds nothing where all came to a good end", () => {
  expect(judgeEnds(GOOD)).toEqual([]);
});

it.each<[string, Partial<Ends>]>([
  ["a capture still runs", { jobs: [{ id: 1, state: "running", why: null }] }],
  ["a capture failed", { jobs: [{ id: 1, state: "failed", why: "ARCHIVE_BROKEN" }] }],
  ["a job is missing", { jobs: [] }],
  ["a machine did not stop", { stops: [null] }],
  ["a machine stopped with an error", { stops: [3] }],
  ["a program had a fault", { machines: [{ name: "m0", words: ["isochron: a fault of the program: x\n"] }] }],
  ["a program broke", { machines: [{ name: "m0", words: ["TypeError: x\n    at f (file.js:1:2)\n"] }] }],
  ["a log is not whole", { sites: [{ url: "http://127.0.0.10:1/", word: { total: 2, requests: [{}] } }] }],
])("finds that %s", (_what, over) => {
  expect(judgeEnds({ ...GOOD, ...over })).toHaveLength(1);
});
