import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SystemClock } from "../../../../src/adapters/index.js";
import { HttpFetcher } from "../../../../src/fetch/index.js";
import { parsePageUrl } from "../../../../src/model/index.js";
import { PLAIN_RULES } from "../../../../src/take/address/site-rules.js";
import { AskedSource, localServer } from "../../../../src/take/files/asked-source.js";
import { memorySpool } from "../../../support/take/memory-spool.js";
import { rowsOf, type Row } from "../../../support/take/read-source.js";
import { withTempDir } from "../../../support/temp-dir.js";

const root = parsePageUrl("https://site.example/")!;

async function asked(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  files: readonly string[],
): Promise<{ rows: Row[]; notes: string; held: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { spool, held } = memorySpool();
  try {
    return await withTempDir(async (dir) => {
      mkdirSync(join(dir, "a"));
      for (const file of files) writeFileSync(join(dir, file), "not asked for");
      const ask = localServer(`http://127.0.0.1:${port}`);
      const fetcher = new HttpFetcher({
        clock: new SystemClock(),
        userAgent: "test",
        allowPrivate: true,
        spool,
      });
      const source = new AskedSource({ dir, root, rules: PLAIN_RULES, ask }, fetcher);
      return { rows: await rowsOf(source), notes: source.notes().join("\n"), held: held() };
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe("a directory with its server", () => {
  test("answers that were the same twice are told as sent, without what is set for one visitor", async () => {
    const { rows, notes } = await asked(
      (request, response) => {
        response.setHeader("Set-Cookie", ["session=geheim", "b=c"]);
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        if (request.url === "/gone.html") response.statusCode = 404;
        if (request.url === "/varies.html") response.end(`${process.hrtime.bigint()}`);
        else if (request.url === "/moved.html") response.writeHead(301, { Location: "/new" }).end();
        else response.end(`shown at ${request.url}`);
      },
      ["index.html", "a/index.html", "gone.html", "varies.html", "moved.html"],
    );
    expect(rows.map(({ url }) => url.slice(root.length - 1))).toEqual(["/", "/a/", "/moved.html"]);
    expect(rows[1]!.text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(rows[1]!.text).toContain("\r\n\r\nshown at /a/");
    expect(rows[2]!.text).toContain("Location: /new\r\n");
    for (const { text, from, to } of rows) {
      expect(text.toLowerCase()).not.toContain("cookie");
      expect(from).toBeLessThanOrEqual(to);
    }
    expect(notes).toContain("1 file not told: answered with status 404: gone.html");
    expect(notes).toContain("1 file not told: two answers differed: varies.html");
  });

  test("a long answer passes through the spool without its cookies", async () => {
    const long = "0123456789".repeat(300_000);
    const { rows } = await asked(
      (_, response) => response.setHeader("Set-Cookie", "session=geheim").end(long),
      ["long.txt"],
    );
    expect(rows[0]!.text.endsWith(`\r\n\r\n${long}`)).toBe(true);
    expect(rows[0]!.text).not.toContain("geheim");
  });

  test("no other machine is asked", () => {
    expect(localServer("http://localhost:8080/x")).toBe("http://localhost:8080/x/");
    expect(localServer("http://[::1]/")).toBe("http://[::1]/");
    for (const text of [
      "http://example.org/",
      "http://127.0.0.1.example.org/",
      "http://10.0.0.1/",
      "file:///etc",
      "x",
    ])
      expect(() => localServer(text)).toThrow(/--ask: expected a server on this machine/);
  });
});
