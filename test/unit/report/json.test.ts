import { expect, it } from "vitest";
import { renderJson } from "#report/index.js";
import { makeReport } from "../../support/samples/reports.js";

it("prints one document with the names that scripts rely on", () => {
  const report = makeReport({ pages: 5, verdictOf: (i) => (i === 0 ? "attested" : "sharp") });
  const paths = { archive: "/a", report: "/a/report.json", certificate: "/a/certificate.json" };
  const text = renderJson(report, paths);
  expect(text.endsWith("}\n")).toBe(true);
  expect(JSON.parse(text)).toEqual({
    capture: "20261115123000-demo",
    site: "demo.example",
    startedAt: "2026-11-15T12:31:05.912Z",
    asOf: "2026-11-15T12:31:07.412Z",
    finishedAt: "2026-11-15T12:31:08.912Z",
    pages: 5,
    sharp: 4,
    attested: 1,
    possible: 0,
    expectedSharp: 2.75,
    upperBound: 3.5,
    requests: 10,
    archive: "/a",
    warcs: ["warcs/demo.example/20261115123000-demo-00001.warc.gz"],
    report: "/a/report.json",
    certificate: "/a/certificate.json",
  });
});
