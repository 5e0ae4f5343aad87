// `isochron reindex` of so many short records (`--large`: a million), before and after the catalog has them, and `isochron export wacz` of
// them, beside reading the same bytes from the disk and hashing them as a package must. Processor seconds and peaks.
import { createHash } from "node:crypto";
import { createReadStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { runProgram } from "./support/program-run.js";
import { writeForeign } from "./support/store/foreign.js";
import { writeMembers } from "./support/store/many-records.js";
import { tellAtMost, tellBeside } from "./support/told/figure.js";

const isLarge = process.argv.includes("--large");
const RECORDS = isLarge ? 1_000_000 : 20_000;
const EXCHANGES = isLarge ? 40_000 : 4_000;
/** Issue 23's bound for a million records. */
const SECONDS_OF_MILLION = 30;

async function benchReindex(dir: string): Promise<void> {
  const archive = join(dir, "archive");
  const first = join(dir, "first.warc.gz");
  await writeMembers(first, 1);
  await runProgram(["import", first, "--archive", archive], dir);
  // Put there by hand: of all that a reindex makes, nothing is there but the records.
  await writeMembers(join(archive, "warcs", "imported", "many.warc.gz"), RECORDS);
  for (const state of ["that the catalog lacks", "that the catalog has"]) {
    const { cpuSeconds, peakBytes } = await runProgram(["reindex", "--archive", archive], dir);
    const what = `reindex of ${RECORDS} records ${state}`;
    console.log(`${what}: ${cpuSeconds.toFixed(1)} s of processor, ${(peakBytes / 1e6).toFixed(0)} MB`);
    tellAtMost(what, cpuSeconds, "s of processor", (SECONDS_OF_MILLION * RECORDS) / 1_000_000);
  }
  rmSync(archive, { recursive: true });
}

/** What no package can be made without: the bytes from the disk, their SHA-256 and their CRC. */
async function readAndHash(file: string): Promise<number> {
  const start = process.cpuUsage();
  const hash = createHash("sha256");
  let crc = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer);
    crc = crc32(chunk as Buffer, crc);
  }
  hash.digest();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

async function benchExport(dir: string): Promise<void> {
  const file = join(dir, "foreign.warc.gz");
  const archive = join(dir, "archive");
  writeForeign(file, EXCHANGES);
  await runProgram(["import", file, "--archive", archive], dir);
  const target = join(dir, "out.wacz");
  const { cpuSeconds, peakBytes } = await runProgram(
    ["export", "wacz", "--site", "imported", "--output", target, "--archive", archive],
    dir,
  );
  const megabytes = statSync(file).size / 1e6;
  const bare = await readAndHash(file);
  const [ours, theirs] = [megabytes / cpuSeconds, megabytes / bare];
  console.log(
    `export wacz of ${megabytes.toFixed(0)} MB: ${ours.toFixed(0)} MB per second of processor, ${(peakBytes / 1e6).toFixed(0)} MB; reading and hashing alone ${theirs.toFixed(0)}`,
  );
  tellBeside(`export wacz of ${EXCHANGES} exchanges`, {
    ours,
    unit: "MB/s of processor",
    name: "reading and hashing them",
    theirs,
    better: "more",
  });
}

const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
try {
  await benchReindex(dir);
  await benchExport(dir);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
