// Bodies far larger than the memory allowed to hold them, from the socket to the WARC and back through every reader.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256Digest } from "#formats/index.js";
import type { Certificate } from "#model/index.js";
import { bundleForNode } from "../../support/bundle-for-node.js";
import { withTempDir } from "../../support/temp-dir.js";

const MB = 1_000_000;
const LONG_BYTES = 150 * MB;
/** Far below one body: node itself, its buffers and one garbage collection's slack. */
const ALLOWED_GROWTH_MB = 120;

// Not a divisor of any buffer size, so that bytes out of place change the digest.
const BLOCK = Buffer.from("0123456789abcdef".repeat(6250) + "the end of a block, and on we go\n");

function* blocks(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= BLOCK.length) yield BLOCK.subarray(0, left);
}

function digestOfBlocks(bytes: number): string {
  const hash = createHash("sha256");
  for (const block of blocks(bytes)) hash.update(block);
  return `sha-256:${hash.digest("hex")}`;
}

const BOMB_BYTES = 60 * MB;
const bomb = gzipSync(Buffer.alloc(BOMB_BYTES), { level: 9 });
let server: Server;
let script: string;

beforeAll(async () => {
  script = await bundleForNode("captures/long-capture-process.ts");
  server = createServer((request, response) => {
    if (request.url === "/") {
      response.setHeader("content-type", "text/html");
      response.end('<a href="/film">film</a> <a href="/chunked">chunks</a> <a href="/zipped">zip</a>');
    } else if (request.url === "/film" || request.url === "/chunked") {
      response.setHeader("content-type", "video/mp4");
      if (request.url === "/film") response.setHeader("content-length", LONG_BYTES);
      Readable.from(blocks(request.url === "/film" ? LONG_BYTES : 12 * MB)).pipe(response);
    } else if (request.url === "/zipped") {
      response.setHeader("content-type", "text/plain");
      response.setHeader("content-encoding", "gzip");
      response.end(bomb);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(dirname(script), { recursive: true });
});

describe("a body of 150 MB, one of 12 MB in chunks, and one that decodes to 60 MB", () => {
  it("are captured, verified, checked and indexed anew in bounded memory, with the right digests", async () => {
    await withTempDir(async (dir) => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const args = ["--max-old-space-size=64", script, url, dir];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      const steps = JSON.parse(stdout) as { name: string; growthMb: number; result: unknown }[];
      const resultOf = (name: string) => steps.find((step) => step.name === name)?.result;
      expect(resultOf("verify")).toMatchObject({ ok: true });
      expect(resultOf("check")).toBe(0);
      expect(resultOf("reindex")).toBe("the same sightings");
      const { pages } = JSON.parse(readFileSync(resultOf("capture") as string, "utf8")) as Certificate;
      const pageOf = (path: string) => pages.find((page) => page.url.endsWith(path));
      const versions = [
        digestOfBlocks(LONG_BYTES),
        digestOfBlocks(12 * MB),
        sha256Digest(Buffer.alloc(BOMB_BYTES)),
      ];
      for (const [i, path] of ["/film", "/chunked", "/zipped"].entries())
        expect(pageOf(path), path).toMatchObject({ verdict: "sharp", contentDigest: versions[i] });
      const tooMuch = steps.filter(({ growthMb }) => growthMb > ALLOWED_GROWTH_MB);
      expect(tooMuch, JSON.stringify(steps.map(({ name, growthMb }) => [name, growthMb]))).toEqual([]);
      expect(readdirSync(dir).filter((name) => name.startsWith("spool"))).toEqual([]);
    });
  }, 300_000);
});
