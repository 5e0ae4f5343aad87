// The verbs by what a user wants to do. Each is loaded when it is asked for: most need a small part of the program.
import type { Command } from "commander";
import type { Io } from "./io.js";

/** Adds one verb to the program. */
type AddVerb = (program: Command, io: Io) => void;

/** Verbs that hear a stop themselves, and have something to put in order before they end; all others just end. */
const HEAR_STOPS: ReadonlySet<string> = new Set([
  "demo",
  "survey",
  "capture",
  "captures",
  "serve",
  "check-replay",
  "watch",
  "take",
  "record",
  "worker",
  "query",
]);

/** Whether the verb of a command line hears a stop itself. */
export function hearsStops([verb = "", noun]: readonly string[]): boolean {
  return (
    HEAR_STOPS.has(verb) ||
    (verb === "lab" && noun === "living-site") ||
    (verb === "export" && noun === "parquet")
  );
}

/** By heading and name: how a verb is loaded. */
export const VERBS: Readonly<Record<string, Readonly<Record<string, () => Promise<AddVerb>>>>> = {
  "Capture a site": {
    demo: async () => (await import("./commands/demo.js")).addDemoCommand,
    survey: async () => (await import("./commands/survey.js")).addSurveyCommand,
    capture: async () => (await import("./commands/capture.js")).addCaptureCommand,
    captures: async () => (await import("./captures/captures-command.js")).addCapturesCommand,
    take: async () => (await import("./take/take-command.js")).addTakeCommand,
  },
  "Keep sites under watch": {
    watch: async () => (await import("./watch/watch-command.js")).addWatchCommand,
    sites: async () => (await import("./watch/watched-sites.js")).addWatchedSitesCommand,
  },
  "Record what visitors are given": {
    record: async () => (await import("./record/record-command.js")).addRecordCommand,
  },
  "Read and replay it": {
    serve: async () => (await import("./commands/serve.js")).addServeCommand,
    "check-replay": async () =>
      (await import("./check-replay/check-replay-command.js")).addCheckReplayCommand,
    search: async () => (await import("./search/search-command.js")).addSearchCommand,
    report: async () => (await import("./commands/report.js")).addReportCommand,
    why: async () => (await import("./commands/why.js")).addWhyCommand,
    rules: async () => (await import("./commands/rules.js")).addRulesCommand,
    similar: async () => (await import("./commands/similar.js")).addSimilarCommand,
  },
  "Prove it": {
    verify: async () => (await import("./commands/verify.js")).addVerifyCommand,
    certificate: async () => (await import("./commands/certificate.js")).addCertificateCommand,
  },
  "See what changed": {
    diff: async () => (await import("./commands/detect.js")).addDiffCommand,
    detect: async () => (await import("./commands/detect.js")).addDetectCommand,
    compare: async () => (await import("./compare/compare-command.js")).addCompareCommand,
    mine: async () => (await import("./commands/mine.js")).addMineCommand,
    query: async () => (await import("./query/query-command.js")).addQueryCommand,
  },
  "Work with archive files": {
    import: async () => (await import("./commands/import.js")).addImportCommand,
    describe: async () => (await import("./commands/describe.js")).addDescribeCommand,
    export: async () => (await import("./commands/export.js")).addExportCommand,
    warc: async () => (await import("./commands/warc.js")).addWarcCommand,
    cdx: async () => (await import("./commands/cdx.js")).addCdxCommand,
    surt: async () => (await import("./commands/cdx.js")).addSurtCommand,
    reindex: async () => (await import("./commands/import.js")).addReindexCommand,
  },
  "Work on many machines": {
    worker: async () => (await import("./cluster/worker-command.js")).addWorkerCommand,
    cluster: async () => (await import("./cluster/cluster-command.js")).addClusterCommand,
  },
  "Plan and experiment": {
    plan: async () => (await import("./commands/plan.js")).addPlanCommand,
    lab: async () => (await import("./commands/lab.js")).addLabCommand,
  },
};
