// What the command line owes its user whatever the verb: JSON safe on a terminal, an end that was asked for.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RunStop } from "../../../src/crawl/run/run-stop.js";
import { runCli } from "../../support/test-io.js";

let dir = "";
beforeAll(() => (dir = mkdtempSync(join(tmpdir(), "isochron-outside-"))));
afterAll(() => rmSync(dir, { recursive: true }));

it("detect --json prints no raw control or bidirectional characters of a page", async () => {
  const files = ["one", "two"].map((name) => {
    const path = join(dir, `${name}.html`);
    writeFileSync(path, `<title>${name}\u202e</title><p>${name} \u009b2J and \u2066 more</p>`);
    return path;
  });
  const { out } = await runCli(["detect", ...files, "--json"]);
  expect(out).toContain("\\u009b2J");
  expect(out).not.toMatch(/[\u007f-\u009f]|\p{Cf}/u);
});

it("survey stopped by a signal says so, and is no fault of the program", async () => {
  const stop = new AbortController();
  // After robots.txt the first page has to wait for its turn: that is when it is stopped.
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end('<a href="/a">a</a><a href="/b">b</a>');
    response.once("close", () => stop.abort());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const line = ["survey", url, "--allow-private", "--delay", "30s"];
  const { code, err } = await runCli(line, { signal: stop.signal });
  server.close();
  server.closeAllConnections();
  expect(err).toBe("isochron: stopped\n");
  expect(code).toBe(3);
});

it("a run on many hosts may wait on its end without a warning", async () => {
  const warnings: string[] = [];
  const note = (warning: Error): void => void warnings.push(warning.name);
  process.on("warning", note);
  const { signal } = new RunStop("archive", new AbortController().signal);
  for (let i = 0; i < 100; i++) signal.addEventListener("abort", () => undefined);
  // Warnings are told on the next turn of the loop.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", note);
  expect(warnings).toEqual([]);
});
