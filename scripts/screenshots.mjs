// Pictures of the interface's main views at two widths and in both colours, into screenshots/ (which git ignores), for
// whoever changes how they look. Of the archive that is named, or of a small one made on the spot:
//   npm run screenshots [-- <archive>] [-- --views <part of an address>]
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const PROGRAM = "dist/cli/bin.js";
const [SITE_PORT, UI_PORT, REPLAY_PORT] = [18_600, 18_690, 18_691];
const WIDTHS = [390, 1400];
const SCHEMES = ["light", "dark"];
const OUT = "screenshots";

const args = process.argv.slice(2).filter((arg) => arg !== "--");
const only = args.includes("--views") ? args[args.indexOf("--views") + 1] : null;
const named = args.find((arg, i) => !arg.startsWith("--") && args[i - 1] !== "--views");

const started = [];
const made = named === undefined ? mkdtempSync(join(tmpdir(), "isochron-screenshots-")) : null;
try {
  if (made !== null) makeArchive(made);
  const archive = named ?? made;
  await begin(["serve", "--archive", archive, "--port", UI_PORT, "--replay-port", REPLAY_PORT], "Archive");
  await shoot(`http://127.0.0.1:${UI_PORT}/`);
} finally {
  for (const child of started) child.kill("SIGINT");
  if (made !== null) rmSync(made, { recursive: true, force: true });
}

/** Two captures of a living site, one of another, and a description. */
function makeArchive(dir) {
  for (const [seed, pages, captures] of [
    [7, 150, 2],
    [8, 60, 1],
  ])
    for (let i = 0; i < captures; i++) {
      const port = String(SITE_PORT + seed);
      const site = spawn(
        process.execPath,
        [PROGRAM, "lab", "living-site", "--port", port, "--pages", String(pages), "--seed", String(seed)],
        { stdio: "ignore" },
      );
      started.push(site);
      run(
        ["capture", `http://127.0.0.1:${port}/`, "--archive", dir, "--delay", "20ms", "--allow-private"],
        3,
      );
      site.kill("SIGINT");
    }
  const name = `127.0.0.1:${SITE_PORT + 8}`;
  run(["describe", name, "--archive", dir, "--title", "The town’s paper", "--language", "en"]);
}

/** Runs a verb; a site that has only just been started may need a second to listen. */
function run(verb, tries = 1) {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...verb], { encoding: "utf8" });
  if (status === 0) return;
  if (tries > 1) return run(verb, tries - 1);
  console.error(`isochron ${verb.join(" ")} ended with ${status}: ${stderr.trim().split("\n").at(-1)}`);
}

/** Starts a verb that goes on, and waits for the word that says that it is there. */
function begin(verb, word) {
  const child = spawn(process.execPath, [PROGRAM, ...verb.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (text) => String(text).includes(word) && resolve());
    child.on("exit", (code) => reject(new Error(`isochron ${verb[0]} ended with ${code}`)));
  });
}

/** Name and address of every view: those of the newest capture and of the site captured last among them. */
async function viewsOf(base) {
  const get = async (path) => (await fetch(new URL(path, base))).json();
  const { captures } = await get("api/captures");
  const { sites } = await get("api/sites");
  const views = [
    ["home", "#/"],
    ["captures", "#/captures"],
    ["watch", "#/watch"],
    ["live", "#/live"],
    ["how", "#/how"],
    ["search", "#/search"],
    ["search-words", "#/search?q=library"],
  ];
  if (captures[0]) views.push(["capture", `#/captures/${encodeURIComponent(captures[0].id)}`]);
  for (const [i, { site }] of sites.slice(0, 2).entries())
    views.push([`site-${i + 1}`, `#/sites/${encodeURIComponent(site)}`]);
  const first = sites.at(-1);
  if (first) {
    const { seeds } = await get(`api/sites/${encodeURIComponent(first.site)}`);
    views.push(["site-tour", `#/sites/${encodeURIComponent(first.site)}?tour=2`]);
    views.push(["page", `#/page/${encodeURIComponent(seeds[0])}`]);
    views.push(["search-address", `#/search?q=${encodeURIComponent(first.site)}`]);
  }
  return views.filter(([name, hash]) => only === null || name.includes(only) || hash.includes(only));
}

async function shoot(base) {
  mkdirSync(OUT, { recursive: true });
  const executablePath = process.env.ISOCHRON_BROWSER ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    for (const [name, hash] of await viewsOf(base))
      for (const width of WIDTHS)
        for (const colorScheme of SCHEMES) {
          const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
          const page = await context.newPage();
          await page.goto(`${base}${hash}`);
          await page
            .locator("h1")
            .first()
            .waitFor({ timeout: 10_000 })
            .catch(() => undefined);
          await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
          const path = join(OUT, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: !hash.includes("tour=") });
          console.log(path);
          await context.close();
        }
  } finally {
    await browser.close();
  }
}
