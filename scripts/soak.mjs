// `npm run soak`: lists the long examinations that no test run has time for; `npm run soak -- <name>` runs one, part by
// part, and prints what each came to and how long it took. `--only <part>` takes one part, `--small` a share of it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { ensureReady, root } from "./setup.mjs";

const vitest = (files, env = {}) => ({
  command: join(root, "node_modules", ".bin", "vitest"),
  args: ["run", "--reporter=default", ...files],
  env,
});
const mutate = (...args) => ({
  command: process.execPath,
  args: [join(root, "scripts", "mutate.mjs"), ...args],
});
const soaked = (file, ...args) => vitest(["--config", "vitest.soak.config.ts", file, ...args]);
const hostile = (title, env = {}) => ({ ...soaked("hostile", "-t", title), env });
const FULL = { ISOCHRON_FULL: "1" };

/** By name: what it examines, and its parts, each with the lines of its output that are figures. */
const SOAKS = {
  proof: {
    about: "what certificates rest on: all mutants, all forgeries, 1,000 sites with the judge, planted lies",
    parts: {
      mutants: { run: mutate(), small: mutate("--sample", "4"), figures: /killed|SURVIVED/ },
      forgeries: {
        run: vitest(["test/forgeries"]),
        small: vitest(["test/forgeries/declared.test.ts"]),
        figures: /\d+ forgeries:/,
      },
      "forgeries-second": {
        run: vitest(["test/forgeries"], FULL),
        small: vitest(["test/forgeries"], FULL),
        figures: /Tests/,
      },
      sites: {
        run: vitest(["test/property/intervals-truth.full.test.ts"], FULL),
        small: vitest(["test/property/intervals-truth.test.ts"]),
        figures: /sites|held|false/,
      },
      lies: {
        run: vitest(["test/property/planted-lies.test.ts"]),
        small: vitest(["test/property/planted-lies.test.ts", "-t", "caches"]),
        figures: /planted lies found|ten minutes too long/,
      },
    },
  },
  escapes: {
    about: "two hundred ways out of a replayed page, tried in Chromium against a trap",
    parts: {
      all: {
        run: soaked("escapes"),
        small: vitest(["test/e2e/people/escapes.full.test.ts"], FULL),
        figures: /page|reach/,
      },
    },
  },
  browser: {
    about:
      "two hundred living sites that scripts build, captured in Chromium and held against their truth; one of each kind, replayed",
    parts: {
      sites: {
        run: soaked("browser.soak"),
        small: soaked("browser.soak", "-t", "part 0"),
        figures: /part \d/,
      },
      replay: {
        run: soaked("browser-replay"),
        small: soaked("browser-replay", "-t", "part 0"),
        figures: /part \d/,
      },
    },
  },
  detection: {
    about:
      "changes and blocks on real pages: 1,601 rebuilds of a front page, and 100 pages with a labelled main block",
    parts: {
      "front-page": {
        run: soaked("front-page"),
        small: vitest(["test/papers/detection"]),
        figures: /rotations|edits/,
      },
      "main-blocks": {
        run: soaked("main-blocks"),
        small: vitest(["test/unit/detect/layout"]),
        figures: /isFirst|tuning|held-out|changes:/,
      },
    },
  },
  watch: {
    about:
      "a year's watch of eight real histories by every planner, each learning from its own looks; fifty sites through two hundred kills; what a watch says it holds of two hundred living sites; the live loop on a living site, held against its truth",
    parts: {
      histories: {
        run: soaked("watch.soak"),
        small: { ...soaked("watch.soak"), env: { ISOCHRON_WATCH_PAGES: "200" } },
        figures: /^watch /,
      },
      kills: {
        run: soaked("watch-kills"),
        small: vitest(["test/e2e/survival/watch-kills.full.test.ts"], FULL),
        figures: /^watch /,
      },
      held: {
        run: soaked("watch-held"),
        small: vitest(["test/papers/watch/held.full.test.ts"], FULL),
        figures: /^intervals of/,
      },
      live: {
        run: soaked("watch-live"),
        small: vitest(["test/unit/watch/run/same-looks.full.test.ts"], FULL),
        figures: /^live watch/,
      },
    },
  },
  cluster: {
    about:
      "four machines at twelve living sites, and forty faults: kills, freezes, cut lines, database and store gone, clocks an hour wrong; held against the sites' own logs and truths",
    services: { ceph: true, postgres: true, faketime: true },
    parts: {
      chaos: {
        run: soaked("cluster.soak"),
        small: vitest(["test/e2e/cluster/chaos.full.test.ts"], FULL),
        figures: /^chaos /,
      },
    },
  },
  record: {
    about:
      "a recorder: 100,000 mixed requests with and without it, fifty kills of its writer, a day of ten million answers",
    parts: {
      passes: {
        run: soaked("record-passes"),
        small: { ...soaked("record-passes"), env: { ISOCHRON_RECORD_REQUESTS: "3000" } },
        figures: /^record /,
      },
      kills: {
        run: soaked("record-kills"),
        small: { ...soaked("record-kills"), env: { ISOCHRON_RECORD_KILLS: "5" } },
        figures: /^record /,
      },
      day: {
        run: soaked("record-day"),
        small: { ...soaked("record-day"), env: { ISOCHRON_RECORD_ANSWERS: "200000" } },
        figures: /^record /,
      },
    },
  },
  film: {
    about: "a body of 500 MB sent whole and in parts, and the memory that it takes",
    parts: {
      all: {
        run: soaked("long-body"),
        small: vitest(["test/unit/server/long-bodies.test.ts"]),
        figures: /sent/,
      },
    },
  },
  signals: {
    about:
      "SIGTERM in every verb at five points of its course: heard within two seconds, nothing half-written",
    parts: {
      verbs: {
        run: soaked("signals"),
        small: soaked("signals", "-t", "import"),
        figures: /still for at most/,
      },
    },
  },
  hostile: {
    about: "a hostile world: every behaviour of the suite, then fifty captures of 500 random odd pages",
    parts: {
      suite: {
        run: hostile("behaviour"),
        small: vitest(["test/e2e/network/hostile.test.ts"]),
        figures: /met/,
      },
      odd: {
        run: hostile("odd pages"),
        small: hostile("odd pages", { ISOCHRON_SOAK_RUNS: "1" }),
        figures: /odd pages/,
      },
    },
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, small: { type: "boolean", default: false } },
});
const [name] = positionals;
if (name === undefined) list();
else process.exitCode = await soak(name);

function list() {
  for (const [own, { about, parts }] of Object.entries(SOAKS))
    console.log(
      `npm run soak -- ${own}\n  ${about}\n  parts: ${Object.keys(parts).join(", ")} (--only <part>, --small)`,
    );
}

async function soak(wanted) {
  const parts = Object.entries(SOAKS[wanted]?.parts ?? {}).filter(([part]) =>
    [undefined, part].includes(values.only),
  );
  if (parts.length === 0) {
    console.error(
      `there is no such soak or part: ${[wanted, values.only].filter(Boolean).join(" ")}; npm run soak lists them`,
    );
    return 2;
  }
  const { services = {} } = SOAKS[wanted];
  ensureReady({ build: true, browser: true, python: true, ...services });
  let isGood = true;
  for (const [part, how] of parts) isGood = (await examine(part, how)) && isGood;
  return isGood ? 0 : 1;
}

/** Runs one part to its end whatever it finds: one look shows every finding. Figures are told as they come. */
async function examine(part, { run, small, figures }) {
  const { command, args, env = {} } = values.small ? small : run;
  const startedMs = performance.now();
  console.log(`     ${part} …`);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const last = [];
  const hear = async (stream, tells) => {
    for await (const line of createInterface({ input: stream })) {
      if (tells && (figures.test(line) || /^\s*\S*Tests\S* /.test(line))) console.log(`     ${line.trim()}`);
      if (last.push(line) > 400) last.shift();
    }
  };
  const [[status]] = await Promise.all([ended, hear(child.stdout, true), hear(child.stderr, false)]);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  if (status !== 0) console.log(last.join("\n").slice(-20_000));
  console.log(`${status === 0 ? "ok  " : "FAIL"} ${part} (${seconds} s)`);
  return status === 0;
}
