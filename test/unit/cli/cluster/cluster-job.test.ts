// What may be asked of a cluster, and what a machine makes of it.
import { Command } from "commander";
import { expect, it } from "vitest";
import { instant, type JsonValue } from "#model/index.js";
import type { Job } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { captureJob, JOB_SETTINGS, understoodJob } from "../../../../src/cli/cluster/cluster-job.js";
import { addSettings, textsOf } from "../../../../src/cli/options/options.js";
import { runCli, testIo } from "../../../support/test-io.js";

const job = (kind: string, input: JsonValue): Job => ({
  id: 7,
  kind,
  input,
  by: "anna",
  askedAt: instant(1),
  state: "running",
  attempts: 1,
  startedAt: null,
  endedAt: null,
  captureId: null,
  cancelAsked: false,
  why: null,
  result: null,
  log: [],
});

const asked = (urls: string[], flags: string[] = [], env = {}): JsonValue => {
  const command = addSettings(new Command(), JOB_SETTINGS).exitOverride();
  command.parse(flags, { from: "user" });
  const options = textsOf(command, JOB_SETTINGS, testIo({ env }));
  return captureJob(siteFromSeeds(urls), { namedSeeds: urls.length, options });
};

it("a capture is what its asker said, and the number of its job tells it from others", () => {
  const input = asked(["https://a.example/x"], ["--delay=250ms", "--exclude=print", "--max-pages=9"], {
    ISOCHRON_THRESHOLD: "0.5",
  });
  const { site, request, settings } = understoodJob(job("capture", input))!;
  expect(site).toBe("a.example");
  expect(request).toMatchObject({ idNumber: 7, site: { seeds: ["https://a.example/x"] } });
  expect(request!.settings).toMatchObject({ delayMs: 250, maxPages: 9, threshold: 0.5, namedSeeds: 1 });
  expect(request!.settings.scope).toMatchObject({ exclude: ["print"] });
  expect(settings.fetchTimeout).toBe(300_000);
  expect(request!.asked).toMatchObject({ headers: [], cookies: null });
});

it("goes on with a capture by what it was asked for with", () => {
  const { options } = asked(["https://a.example/"], ["--contact=https://me.example/"]) as {
    options: JsonValue;
  };
  const input = { captureId: "c1", site: "a.example", options };
  expect(understoodJob(job("resume", input))).toMatchObject({
    site: "a.example",
    request: null,
    settings: { contact: "https://me.example/" },
  });
});

it.each<[string, string, JsonValue]>([
  ["no input", "capture", null],
  [
    "a file",
    "capture",
    { urls: ["https://a.example/"], namedSeeds: 1, options: { cookieFile: "/etc/passwd" } },
  ],
  [
    "leave for private networks",
    "capture",
    { urls: ["https://a.example/"], namedSeeds: 1, options: { allowPrivate: true } },
  ],
  ["another value", "capture", { urls: ["https://a.example/"], namedSeeds: 1, options: { delay: "soon" } }],
  [
    "a rule that is none",
    "capture",
    { urls: ["https://a.example/"], namedSeeds: 1, options: { exclude: ["("] } },
  ],
  ["no address", "capture", { urls: ["ftp://a.example/"], namedSeeds: 1, options: {} }],
  [
    "robots.txt ignored without a reason",
    "capture",
    { urls: ["https://a.example/"], namedSeeds: 1, options: { robots: "ignore" } },
  ],
  ["no capture", "end", { site: "a.example", options: {} }],
])("does not understand %s", (_, kind, input) => {
  expect(understoodJob(job(kind, input))).toBeNull();
});

const CLUSTER = ["--cluster=postgres://127.0.0.1:1/none?sslmode=disable", "--store=s3://bucket/archive"];

it.each([
  [
    ["capture", "https://a.example/", "--allow-private", ...CLUSTER],
    /--allow-private goes not with --cluster/,
  ],
  [["capture", "https://a.example/", "--header=a: b", ...CLUSTER], /--header goes not with --cluster/],
  [["capture", "https://a.example/", "--at=quiet", ...CLUSTER], /--at quiet goes not/],
  [["capture", "--resume", ...CLUSTER], /captures resume <id>/],
  [["capture", "https://a.example/", CLUSTER[0]!], /goes with --store/],
  [["capture", "https://a.example/", "--cluster=postgres://me:secret@db/x", CLUSTER[1]!], /PGPASSWORD/],
  [["worker", CLUSTER[1]!], /which cluster/],
  [["worker", ...CLUSTER], /--signing-key FILE/],
  [["cluster", "status"], /which cluster/],
  [["captures", "edit", "c1", ...CLUSTER], /nothing to change/],
])("refuses %j in one line", async (argv, line) => {
  const { code, err } = await runCli(argv);
  expect(err).toMatch(line);
  expect(err).not.toContain("secret");
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(2);
});

it("says in one line that a cluster's database cannot be reached", async () => {
  const { code, err } = await runCli(["cluster", "status", ...CLUSTER]);
  expect(code).toBe(3);
  expect(err).toMatch(/^isochron: .*127\.0\.0\.1.*\n$/);
});
