// The import rules of ARCHITECTURE.md, executable. Each rule says why it is there.
const stages = "seeds|frontier|schedule|fetch|detect|store|quality|mine|access";

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "A cycle hides which part comes first.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-test-in-src",
      comment: "Nothing shipped may need test code.",
      severity: "error",
      from: { path: "^src" },
      to: { path: "^(test|bench)" },
    },
    {
      name: "model-imports-nothing",
      comment: "The words of the project stand on their own.",
      severity: "error",
      from: { path: "^src/model" },
      to: { pathNot: "^src/model" },
    },
    {
      name: "ports-know-model-only",
      comment: "Ports are interfaces over the model.",
      severity: "error",
      from: { path: "^src/ports" },
      to: { pathNot: "^src/(ports|model)" },
    },
    {
      name: "formats-are-shared",
      comment: "Formats belong to no stage.",
      severity: "error",
      from: { path: "^src/formats" },
      to: { path: "^src/", pathNot: "^src/(formats|packed|model|errors\\.ts)" },
    },
    {
      name: "packed-knows-nothing",
      comment: "Memory is nobody's business but its own.",
      severity: "error",
      from: { path: "^src/packed" },
      to: { path: "^src/", pathNot: "^src/packed" },
    },
    {
      name: "stages-do-not-import-stages",
      comment: "Stages meet in crawl only: each may use model, ports, errors, formats and itself.",
      severity: "error",
      from: { path: `^src/(${stages})/` },
      to: { path: "^src/", pathNot: "^src/($1|model|ports|formats|packed|errors\\.ts)" },
    },
    {
      name: "stage-through-its-index",
      comment: "A stage is entered through its index.ts, so its inside can change.",
      severity: "error",
      from: { path: "^src/([^/]+)/", pathNot: `^src/(${stages})/` },
      to: { path: `^src/(${stages})/`, pathNot: "/index\\.ts$|^src/$1/" },
    },
    {
      name: "verify-is-independent",
      comment: "The verifier must not share code with what it checks.",
      severity: "error",
      from: { path: "^src/verify" },
      to: { path: "^src/", pathNot: "^src/(verify|model|formats|errors\\.ts)" },
    },
    {
      name: "study-below-crawl",
      comment: "Questions to an archive need no crawl: study reads through ports and stages alone.",
      severity: "error",
      from: { path: "^src/study" },
      to: { path: "^src/(crawl|survey|lab|server|cli|web|report)" },
    },
    {
      name: "crawl-below-lab-server-cli",
      comment: "crawl wires stages; lab, server and cli stand above it.",
      severity: "error",
      from: { path: "^src/crawl" },
      to: { path: "^src/(survey|lab|server|cli|web)" },
    },
    {
      name: "report-and-chart-read-data",
      comment: "Reporters read the report object only.",
      severity: "error",
      from: { path: "^src/(report|chart)" },
      to: { path: "^src/", pathNot: "^src/(report|chart|model|formats|errors\\.ts)" },
    },
    {
      name: "web-is-apart",
      comment: "The UI knows the API's schema and charts, nothing else of ours.",
      severity: "error",
      from: { path: "^src/web" },
      to: { path: "^src/", pathNot: "^src/(web|chart|server/api-schema\\.ts)" },
    },
    {
      name: "only-fetch-opens-sockets",
      comment:
        "One way out to the network, so that guard and politeness cannot be bypassed; servers listen in server and lab.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(fetch|server|lab|adapters)/" },
      to: {
        path: ["^(node:)?(http|https|net|tls|dns|http2)$", "^(node:)?dns/promises$", "node_modules/undici"],
      },
    },
    {
      name: "only-store-writes-files",
      comment: "Files are the store's business; config, server, cli and lab may read.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(store|config|server|cli|lab|adapters|verify)/" },
      to: { path: ["^(node:)?fs$", "^(node:)?fs/promises$"] },
    },
    {
      name: "not-to-unresolvable",
      comment: "Every import resolves.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-dev-dependency-in-src",
      comment: "What ships may only use what is installed with it.",
      severity: "error",
      from: { path: "^src", pathNot: "^src/web" },
      to: { dependencyTypes: ["npm-dev"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      conditionNames: ["source", "import", "node", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
