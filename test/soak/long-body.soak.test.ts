// A body of 500 MB from the archive to a reader, in the program itself: its memory stays what it was.
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { expect, it } from "vitest";
import { importFiles } from "#store/index.js";

const MB = 1024 * 1024;
const BODY_BYTES = 500 * MB;
const MOST_MORE_MB = 100;
const URL_ = "http://films.example/film.mp4";

/** Bytes that are no two megabytes alike. */
const megabyte = (n: number): Buffer => {
  const seed = createHash("sha256").update(String(n)).digest();
  return Buffer.alloc(MB, Buffer.concat([seed, Buffer.alloc(4096, n)]));
};

async function writeFilm(path: string): Promise<void> {
  const head = `HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`;
  const fields = [
    "WARC/1.1",
    "WARC-Type: response",
    `WARC-Target-URI: ${URL_}`,
    "WARC-Date: 2026-11-15T12:00:00Z",
    "WARC-Record-ID: <urn:uuid:00000000-0000-4000-8000-000000000001>",
    "Content-Type: application/http; msgtype=response",
    `Content-Length: ${head.length + BODY_BYTES}`,
  ];
  const record = function* (): Generator<Buffer> {
    yield Buffer.from(`${fields.join("\r\n")}\r\n\r\n${head}`);
    for (let n = 0; n < BODY_BYTES / MB; n++) yield megabyte(n);
    yield Buffer.from("\r\n\r\n");
  };
  await pipeline(Readable.from(record()), createGzip({ level: 1 }), createWriteStream(path));
}

/** The highest that the resident memory of a process has been. */
function mostMb({ pid }: ChildProcess): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}

async function started(dir: string): Promise<{ child: ChildProcess; replayUrl: string }> {
  const args = ["dist/cli/bin.js", "serve", "--archive", dir, "--port", "18190", "--replay-port", "18191"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const text of child.stdout as AsyncIterable<Buffer>) {
    said += text.toString();
    const replayUrl = /Replay\s+(http\S+)/.exec(said)?.[1];
    if (replayUrl !== undefined && said.includes("Ctrl-C")) return { child, replayUrl };
  }
  throw new Error(`serve ended: ${said}`);
}

it("500 MB are sent whole, and in parts, within 100 MB of memory more than before", async () => {
  const dir = await mkdtemp(join(tmpdir(), "isochron-film-"));
  await writeFilm(join(dir, "film.warc.gz"));
  const readOutcome = async () => ({ kind: "refused", reason: "not read here" }) as const;
  await importFiles(join(dir, "archive"), [join(dir, "film.warc.gz")], { readOutcome });
  const { child, replayUrl } = await started(join(dir, "archive"));
  try {
    const address = `${replayUrl}/20261115120000000/${URL_}`;
    await (await fetch(address, { headers: { range: "bytes=0-9" } })).arrayBuffer();
    const beforeMb = mostMb(child);
    const whole = await fetch(address);
    let bytes = 0;
    for await (const piece of whole.body as unknown as AsyncIterable<Uint8Array>) bytes += piece.length;
    const last = await fetch(address, { headers: { range: `bytes=${499 * MB}-` } });
    const end = Buffer.from(await last.arrayBuffer());
    const moreMb = mostMb(child) - beforeMb;
    console.log(`500 MB sent: ${Math.round(beforeMb)} MB before, ${Math.round(moreMb)} MB more at most`);
    expect([bytes, last.status, end.equals(megabyte(499))]).toEqual([BODY_BYTES, 206, true]);
    expect(moreMb).toBeLessThan(MOST_MORE_MB);
  } finally {
    child.kill();
    await rm(dir, { recursive: true, force: true });
  }
});
