// Near-duplicates in an archive are found by the sketches kept with each version, also after a reindex; words by its
// search index.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { runCli } from "../../support/test-io.js";

const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `word${from + i}`).join(" ");
const PAGES: Readonly<Record<string, string>> = {
  "/": '<a href="/story">story</a> <a href="/copy">copy</a> <a href="/other">other</a>',
  "/story": `<p>${words(0, 400)}</p>`,
  "/copy": `<p>${words(0, 396)} and four more words</p>`,
  "/other": `<p>${words(5000, 400)}</p>`,
};

let server: Server;
let site: string;
const dir = mkdtempSync(join(tmpdir(), "isochron-test-"));
const archive = join(dir, "archive");

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = PAGES[request.url ?? ""];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html" }).end(body ?? "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, err } = await runCli([
    "capture",
    site,
    "--allow-private",
    "--delay",
    "1ms",
    "--archive",
    archive,
  ]);
  expect(code, err).toBe(0);
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

async function near(
  ...argv: string[]
): Promise<{ url: string; near: { url: string; similarity: number }[] }[]> {
  const { out, err } = await runCli(["similar", ...argv, "--json", "--archive", archive]);
  expect(err).toBe("");
  return (JSON.parse(out) as { groups: Awaited<ReturnType<typeof near>> }).groups;
}

it("the words of a capture can be searched as soon as it has ended", async () => {
  const opened = await openArchive(archive, { mode: "read" });
  const captures = await opened.catalog.captures.list();
  expect(await opened.search.captures()).toEqual(new Set(captures.map(({ id }) => id)));
  await opened.close();
  const { out } = await runCli(["search", "word5001", "--json", "--archive", archive]);
  const { hits } = JSON.parse(out) as { hits: { url: string; seen: object[] }[] };
  expect(hits).toMatchObject([{ url: `${site}/other`, seen: [{}] }]);
});

it("finds the copy of a page and not the page about something else", async () => {
  const [group] = await near(`${site}/story`);
  expect(group!.near.map(({ url }) => url)).toEqual([`${site}/copy`]);
  expect(group!.near[0]!.similarity).toBeGreaterThan(0.9);
  expect((await runCli(["similar", `${site}/other`, "--archive", archive])).out).toBe(
    "no other page is near it\n",
  );
});

it("groups all near-duplicates of an archive, and again after the catalog was rebuilt", async () => {
  const before = await near();
  expect(before.map(({ url, near: others }) => [url, ...others.map((other) => other.url)].sort())).toEqual([
    [`${site}/copy`, `${site}/story`],
  ]);
  for (const file of ["catalog.sqlite", "catalog.sqlite-wal", "catalog.sqlite-shm"])
    rmSync(join(archive, file), { force: true });
  expect(await runCli(["reindex", "--archive", archive])).toMatchObject({ code: 0 });
  expect(await near()).toEqual(before);
});

it("says what is wrong with a page that is not there and a similarity that is none", async () => {
  expect(await runCli(["similar", `${site}/nowhere`, "--archive", archive])).toMatchObject({
    code: 2,
    err: `isochron: no text version of ${site}/nowhere in the archive\n`,
  });
  expect(await runCli(["similar", "--least", "7", "--archive", archive])).toMatchObject({ code: 2 });
});
