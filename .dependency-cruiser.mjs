// The import rules of ARCHITECTURE.md, executable. Each rule says why it is there.
const stages = "seeds|frontier|schedule|fetch|render|detect|store|quality|mine|access";

/** Where the program is entered: the verbs, the archive's thread, the UI, the page of verbs, and what the package exports. */
const entries = [
  "^src/cli/(bin|reference)\\.ts$",
  "^src/store/thread/archive-thread\\.ts$",
  "^src/server/diff/compare-thread\\.ts$",
  "^src/detect/pdf/pdf-thread\\.ts$",
  "^src/record/writer/writer-process\\.ts$",
  "^src/web/main\\.tsx$",
  "^src/(model|ports|schedule|quality|store|crawl|testimony|study|survey|seeds|fetch|render|adapters|frontier|verify|lab)/index\\.ts$",
];

/** Where tests and benchmarks are entered; `*-process.ts` are started as processes of their own. */
const runs = ["\\.test\\.ts$", "^bench/[^/]+\\.bench\\.ts$", "^test/support/.+-process\\.ts$"];

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
      name: "no-orphans",
      comment: "What nobody imports, and nobody starts, is dead.",
      severity: "error",
      module: { pathNot: [...entries, ...runs, "\\.d\\.ts$", "node_modules"], numberOfDependentsLessThan: 1 },
      from: {},
    },
    {
      name: "no-code-without-a-verb",
      comment: "What only tests reach is not part of the program.",
      severity: "error",
      from: { path: entries },
      to: { path: "^src/", pathNot: [...entries, "\\.d\\.ts$"], reachable: false },
    },
    {
      name: "no-support-without-a-test",
      comment: "Support that no test and no benchmark reaches supports nothing.",
      severity: "error",
      from: { path: runs },
      to: { path: "^(test|bench)/", pathNot: runs, reachable: false },
    },
    {
      name: "tests-import-no-tests",
      comment: "What two tests share lies in test/support; a test that is imported runs twice.",
      severity: "error",
      from: { path: "^(test|bench)/" },
      to: { path: ["\\.test\\.ts$", "\\.bench\\.ts$"] },
    },
    {
      name: "tests-keep-to-their-kind",
      comment: "A kind of test imports itself and test/support, so that each can be run and read alone.",
      severity: "error",
      from: { path: "^test/([^/]+)/", pathNot: "^test/support/" },
      to: { path: "^(test|bench)/", pathNot: ["^test/$1/", "^test/support/"] },
    },
    {
      name: "support-stands-alone",
      comment: "test/support serves every kind of test and knows none.",
      severity: "error",
      from: { path: "^test/support/" },
      to: { path: "^(test|bench)/", pathNot: "^test/support/" },
    },
    {
      name: "bench-keeps-to-itself",
      comment: "Benchmarks run on the built program and share nothing with tests.",
      severity: "error",
      from: { path: "^bench/" },
      to: { path: "^test/" },
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
      to: { path: "^src/", pathNot: "^src/(packed|errors\\.ts)" },
    },
    {
      name: "stages-do-not-import-stages",
      comment: "Stages meet in crawl only: each may use model, ports, errors, formats and itself.",
      severity: "error",
      from: { path: `^src/(${stages})/` },
      to: { path: "^src/", pathNot: "^src/($1|model|ports|formats|packed|errors\\.ts)" },
    },
    {
      name: "room-through-its-index",
      comment:
        "Stages, ports and whatever else is no shared format are entered through the folder's index.ts, so that its inside can change; the schemas of the API are the one word that server and web share.",
      severity: "error",
      from: { path: "^src/([^/]+)/" },
      to: {
        path: "^src/[^/]+/",
        pathNot: ["^src/$1/", "^src/[^/]+/index\\.ts$", "^src/formats/", "^src/server/[a-z-]+-schema\\.ts$"],
      },
    },
    {
      name: "server-needs-no-crawl",
      comment: "Whoever reads an archive needs no crawler: the server asks study, access and ports.",
      severity: "error",
      from: { path: "^src/server/" },
      to: { path: "^src/(crawl|survey|lab|cli|store|fetch)/" },
    },
    {
      name: "check-replay-above-server",
      comment:
        "A check of replay reads through access and asks the server; a renderer is handed to it, and only a verb does that.",
      severity: "error",
      from: { path: "^src/check-replay/" },
      to: { path: "^src/", pathNot: "^src/(check-replay|access|server|model|ports|formats|errors\\.ts)" },
    },
    {
      name: "sqlite-behind-one-door",
      comment: "The store knows catalogs by their ports, so that another database can take SQLite's place.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/store/catalog/(sqlite/|local-catalog\\.ts)" },
      to: { path: "^src/store/catalog/sqlite/" },
    },
    {
      name: "verify-is-independent",
      comment:
        "The verifier must not share code with what it checks; packed keeps values as they are and judges nothing.",
      severity: "error",
      from: { path: "^src/verify" },
      to: { path: "^src/", pathNot: "^src/(verify|model|formats|packed|errors\\.ts)" },
    },
    {
      name: "verify-reads-for-itself",
      comment: "What the crawl put on record is read by a second pair of eyes.",
      severity: "error",
      from: { path: "^src/verify" },
      to: { path: "^src/formats/run-records" },
    },
    {
      name: "judge-is-apart",
      comment: "Whoever judges claims must not share code with what makes them.",
      severity: "error",
      from: { path: "^src/lab/judge/" },
      to: { path: "^src/", pathNot: ["^src/lab/judge/", "^src/lab/living-site/truth/", "^src/model/"] },
    },
    {
      name: "duckdb-behind-one-door",
      comment:
        "An engine for SQL can read and write any file: one room opens it, bounded and confined, and nobody else asks it anything.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/query/engine/" },
      to: { path: "node_modules/@duckdb" },
    },
    {
      name: "query-reads-through-ports",
      comment: "Tables say what an archive holds: they are made through ports, and need no stage.",
      severity: "error",
      from: { path: "^src/query" },
      to: { path: "^src/", pathNot: "^src/(query|model|ports|formats|errors\\.ts)" },
    },
    {
      name: "study-below-crawl",
      comment: "Questions to an archive need no crawl: study reads through ports and stages alone.",
      severity: "error",
      from: { path: "^src/study" },
      to: { path: "^src/(crawl|survey|lab|server|cli|web|report)" },
    },
    {
      name: "catalogue-reads-through-ports",
      comment: "A catalogue says what an archive holds: it reads through ports, and needs no stage.",
      severity: "error",
      from: { path: "^src/catalogue" },
      to: { path: "^src/", pathNot: "^src/(catalogue|model|ports|formats|errors\\.ts)" },
    },
    {
      name: "crawl-below-lab-server-cli",
      comment: "crawl wires stages; watch, lab, server and cli stand above it.",
      severity: "error",
      from: { path: "^src/crawl" },
      to: { path: "^src/(survey|testimony|watch|lab|server|cli|web)" },
    },
    {
      name: "testimony-below-lab-server-cli",
      comment:
        "A testimony wires stages without asking any server: whoever takes or records stands above it, and no crawl knows of it.",
      severity: "error",
      from: { path: "^src/testimony" },
      to: { path: "^src/(fetch|frontier|schedule|survey|watch|lab|server|cli|web)" },
    },
    {
      name: "take-above-testimony",
      comment:
        "Whoever takes reads the owner's material and tells it: it needs the testimony and formats, no stage; a server of the owner's is asked through a fetcher that is handed to it.",
      severity: "error",
      from: { path: "^src/take/" },
      to: { path: "^src/", pathNot: "^src/(take|testimony|model|ports|formats|errors\\.ts)" },
    },
    {
      name: "readers-of-sources-know-no-archive",
      comment: "Each way in gives a stream of versions, and is tested without any archive.",
      severity: "error",
      from: { path: "^src/take/(git|files|exports|address)/" },
      to: { path: "^src/testimony/" },
    },
    {
      name: "record-below-lab-server-cli",
      comment:
        "A recorder joins a proxy and a testimony: it asks no server of its own accord, and knows neither crawls nor what is shown.",
      severity: "error",
      from: { path: "^src/record" },
      to: { path: "^src/(fetch|frontier|schedule|crawl|survey|watch|lab|server|cli|web)" },
    },
    {
      name: "recorder-rules-are-pure",
      comment: "What is recorded, and what follows from it, is decided without clock and I/O.",
      severity: "error",
      from: { path: "^src/record/(rules|served)/" },
      to: { path: "^src/", pathNot: "^src/(record/(rules|served|proxy)|model|ports)/" },
    },
    {
      name: "watch-below-lab-server-cli",
      comment:
        "A watch joins stages and captures; the lab runs the same mind, and nothing below knows of it.",
      severity: "error",
      from: { path: "^src/watch" },
      to: { path: "^src/(survey|lab|server|cli|web)" },
    },
    {
      name: "mind-is-pure",
      comment:
        "What decides whom to look at has no clock and no I/O, so that lab and live watch decide alike.",
      severity: "error",
      from: { path: "^src/watch/mind/" },
      to: { path: "^src/", pathNot: "^src/(watch/mind|mine|schedule|quality|model|packed|errors\\.ts)" },
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
      comment: "The UI knows the schemas of the API and charts, nothing else of ours.",
      severity: "error",
      from: { path: "^src/web" },
      to: { path: "^src/", pathNot: "^src/(web|chart|server/[a-z-]+-schema\\.ts)" },
    },
    {
      name: "only-fetch-opens-sockets",
      comment:
        "One way out to the network, so that guard and politeness cannot be bypassed; servers listen in server and lab. A recorder's proxy passes requests of visitors to the one server that its owner named: no page leads it anywhere.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(fetch|server|lab|adapters)/", "^src/record/proxy/"] },
      to: {
        path: ["^(node:)?(http|https|net|tls|dns|http2)$", "^(node:)?dns/promises$", "node_modules/undici"],
      },
    },
    {
      name: "mail-through-one-door",
      comment:
        "A mail library opens sockets of its own: one file uses it, for servers that the keeper named, so that no page leads it anywhere.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/adapters/smtp-mailer\\.ts$" },
      to: { path: "node_modules/nodemailer" },
    },
    {
      name: "database-through-one-door",
      comment:
        "A database's library opens sockets of its own: one file uses it, for the server that the keeper named, so that no page leads it anywhere, and no statement goes past its limits.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/agreement/postgres/database\\.ts$" },
      to: { path: "node_modules/(pg|pg-pool|@types/pg)/" },
    },
    {
      name: "agreement-knows-no-work",
      comment:
        "What machines agree upon is asked through ports: it knows neither captures nor how they are made.",
      severity: "error",
      from: { path: "^src/agreement/" },
      to: { path: "^src/", pathNot: "^src/(agreement|model|ports|store/index\\.ts|errors\\.ts)" },
    },
    {
      name: "stores-through-one-door",
      comment:
        "The SDK of object stores opens sockets of its own: one file uses it, for the bucket that the keeper named, so that no page leads it anywhere.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/store/remote/s3/s3-calls\\.ts$" },
      to: { path: "node_modules/@(aws-sdk|aws|smithy)/" },
    },
    {
      name: "only-render-starts-browsers",
      comment: "One place starts the browser, so that nobody starts one that has a network.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/render/" },
      to: { path: "^src/render/(browser|cdp)/" },
    },
    {
      name: "few-start-programs",
      comment:
        "A program that is started can do anything: git is started by one file, with plumbing alone and nothing of the repository's own settings; a browser by render, our own verbs by cli, a recorder's writer by its recorder, and who keeps the clock is asked by adapters.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/take/git/git-process\\.ts$",
          "^src/render/browser/",
          "^src/cli/manage/program-process\\.ts$",
          "^src/record/run/start-writer\\.ts$",
          "^src/adapters/clock-keeping\\.ts$",
        ],
      },
      to: { path: "^(node:)?child_process$" },
    },
    {
      name: "only-store-writes-files",
      comment:
        "Files are the store's business; config, server, cli and lab may read, the owner's own files are read where they are taken, a browser has a folder of its own while it runs, and who vouches for a cluster's database is read from the file that its address names.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/(store|config|server|cli|lab|adapters|verify)/",
          "^src/agreement/postgres/cluster-address\\.ts$",
          "^src/take/(files|exports)/",
          "^src/render/browser/",
        ],
      },
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
