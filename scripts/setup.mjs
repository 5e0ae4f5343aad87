// Makes a fresh clone ready on Node built-ins alone: installs when the lock file changed, builds when
// sources changed, and otherwise costs a few milliseconds.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installStamp = join(root, "node_modules", ".isochron-installed");
const buildStamp = join(root, "dist", ".built");
const browserPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Installs, builds and, when asked, finds or installs what tests need; exits with one clear line on failure. */
export function ensureReady(needs = {}) {
  const wanted = { build: true, ...needs };
  requireNode();
  ensureInstalled();
  for (const [name, ensure] of Object.entries(ENSURED)) if (wanted[name]) ensure();
}

/** By what it is asked for, in this order. */
const ENSURED = {
  build: ensureBuilt,
  browser: ensureBrowser,
  openssl: ensureOpenssl,
  python: ensurePython,
  ceph: ensureCeph,
  postgres: ensurePostgres,
  faketime: ensureFaketime,
};

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Isochron needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (readStamp(installStamp) === wanted) return;
  say("installing dependencies …");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  run("npm", args, "npm could not install the dependencies; is the npm registry reachable?");
  writeFileSync(installStamp, wanted);
}

function ensureBuilt() {
  const wanted = sourcesFingerprint();
  if (readStamp(buildStamp) === wanted) return;
  say("building …");
  run(process.execPath, [join(root, "scripts", "build.mjs")], "the build failed");
  writeFileSync(buildStamp, wanted);
}

/** Paths, sizes and modification times of everything the build reads: cheap, and changes when they do. */
function sourcesFingerprint() {
  const hash = createHash("sha256");
  const inputs = [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "tsconfig.build.json",
    "vite.program.config.ts",
    "vite.web.config.ts",
  ];
  for (const name of inputs) addToFingerprint(hash, join(root, name));
  const sources = readdirSync(join(root, "src"), { recursive: true });
  for (const name of sources.map(String).sort()) addToFingerprint(hash, join(root, "src", name));
  return hash.digest("hex");
}

function addToFingerprint(hash, path) {
  const info = statSync(path, { throwIfNoEntry: false });
  if (info?.isFile()) hash.update(`${path}\0${info.size}\0${info.mtimeMs}\n`);
}

/** The browser tests need Chromium: Debian's is installed when we are root there, otherwise we say what to do. */
function ensureBrowser() {
  if (findBrowser()) return;
  if (installFromDebian("chromium") && findBrowser()) return;
  fail(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}

/** The tests of signatures and time stamps ask openssl, which is none of ours, whether they are good. */
function ensureOpenssl() {
  const isThere = () => spawnSync("openssl", ["version"]).status === 0;
  if (isThere()) return;
  if (installFromDebian("openssl") && isThere()) return;
  fail("The tests of signatures need openssl: install it (Debian: apt-get install openssl).");
}

/** The second verifier is a Python program. */
function ensurePython() {
  const isThere = () =>
    spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;
  if (isThere()) return;
  if (installFromDebian("python3") && isThere()) return;
  fail("The tests of the second verifier need Python 3.9 or newer (Debian: apt-get install python3).");
}

/** The tests of object stores ask a real S3 server: Ceph's, started by scripts/services/ceph-start.sh. */
function ensureCeph() {
  const programs = ["ceph-mon", "ceph-osd", "radosgw", "radosgw-admin", "ceph", "ceph-authtool"];
  const isThere = () => programs.every((name) => spawnSync(name, ["--version"]).status === 0);
  if (isThere()) return;
  if (installFromDebian("ceph-mon", "ceph-osd", "radosgw") && isThere()) return;
  fail(
    "The tests of object stores need Ceph: install it (Debian: apt-get install ceph-mon ceph-osd radosgw).",
  );
}

/** The tests of many machines ask a real PostgreSQL, started by scripts/services/postgres-start.sh. */
function ensurePostgres() {
  const folder = "/usr/lib/postgresql";
  const isThere = () =>
    existsSync(folder) &&
    readdirSync(folder).some((major) => isExecutable(join(folder, major, "bin", "initdb")));
  if (isThere()) return;
  if (installFromDebian("postgresql") && isThere()) return;
  fail("The tests of many machines need PostgreSQL: install it (Debian: apt-get install postgresql).");
}

/** The chaos of a cluster sets clocks wrong: of one process, by a library of Debian's. */
function ensureFaketime() {
  const libraries = "/usr/lib";
  const isThere = () =>
    existsSync(libraries) &&
    readdirSync(libraries).some((folder) =>
      existsSync(join(libraries, folder, "faketime", "libfaketimeMT.so.1")),
    );
  if (isThere()) return;
  if (installFromDebian("faketime") && isThere()) return;
  fail("The chaos of a cluster needs libfaketime: install it (Debian: apt-get install faketime).");
}

/** Another set-up on this machine may be installing, and a mirror may be slow for a moment. */
const PATIENT = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];

function installFromDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const all = names.join(" ");
  say(`${all} not found: installing Debian's for the tests …`);
  run("apt-get", [...PATIENT, "update", "-qq"], "apt-get update failed");
  const args = [...PATIENT, "install", "-y", "-qq", "--no-install-recommends", ...names];
  run("apt-get", args, `apt-get could not install ${all}`);
  return true;
}

function findBrowser() {
  return [process.env.CHROMIUM_PATH, ...browserPaths].find((path) => path && isExecutable(path));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function run(command, args, complaint) {
  mkdirSync(join(root, "node_modules"), { recursive: true });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const result = spawnSync(command, args, { cwd: root, env, encoding: "utf8", maxBuffer: 1 << 28 });
  if (result.status !== 0) fail(`${complaint}\n${result.stdout ?? ""}${result.stderr ?? result.error ?? ""}`);
}

function say(line) {
  process.stderr.write(`isochron set-up: ${line}\n`);
}

function fail(line) {
  process.stderr.write(`isochron set-up: ${line}\n`);
  process.exit(3);
}
