// A capture as one package over the API: made while it is sent, whole, one at a time, and for nobody from whom something is kept.
import { readdir, writeFile } from "node:fs/promises";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { captureSite, makeWorld } from "#crawl/index.js";
import { simulateLivingSite } from "#lab/index.js";
import { surt } from "#formats/index.js";
import { instant, type AccessRule } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { checkWacz, openArchive, waczPieces } from "#store/index.js";

const SETTINGS = { delayMs: 1000, strategy: "optimal-online", maxPages: 100, threshold: 0.3 } as const;

let dir: string;
let archive: Archive;
let servers: RunningServers;
let path: string;
let pageUrl: string;

const packages = (own: Archive, capture: string): AsyncIterable<Uint8Array> =>
  waczPieces(own.dir, { capture, software: "isochron-test" });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-capture-package-"));
  archive = await openArchive(join(dir, "archive"));
  const simulation = simulateLivingSite({
    seed: 4,
    preset: "demo",
    pages: 20,
    startAt: instant(1_767_600_000_000),
  });
  const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
  const { report } = await captureSite({ site: siteFromSeeds([simulation.url]), settings: SETTINGS }, world);
  path = `/api/captures/${report.capture}/wacz`;
  pageUrl = report.pages[3]!.url;
  servers = await startServers({ archive, port: 0, replayPort: 0, packages });
});

afterAll(async () => {
  await servers?.close();
  await archive?.close();
  rmSync(dir, { recursive: true, force: true });
});

const get = (asked = path): Promise<Response> => fetch(new URL(asked, servers.uiUrl));
const putAside = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("isochron-package-"));

describe("a capture as one package", () => {
  it("is what the verb makes: checked without a finding, and nothing is left beside it", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+\.wacz"$/);
    const file = join(dir, "got.wacz");
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    expect(await checkWacz(file)).toEqual([]);
    await vi.waitFor(async () => expect(await putAside()).toEqual([]));
  });

  it("is made for one reader at a time, and again for the next", async () => {
    const [one, other] = await Promise.all([get(), get()]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 503]);
    await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
    await vi.waitFor(async () => {
      const next = await get();
      await next.arrayBuffer();
      expect(next.status).toBe(200);
    });
  });

  it("is not made of what is not there, nor where something of it is kept from the reader", async () => {
    expect((await get("/api/captures/nowhere/wacz")).status).toBe(404);
    const blocked: AccessRule = {
      id: "block",
      surt: surt(pageUrl),
      match: "exact",
      collection: null,
      from: null,
      to: null,
      groups: null,
      access: { kind: "block", message: "By order." },
    };
    const ruled = Object.create(archive, {
      rules: {
        value: { current: async () => ({ version: "1", rules: [blocked] }), collectionOf: () => null },
      },
    }) as Archive;
    const kept = await startServers({ archive: ruled, port: 0, replayPort: 0, packages });
    try {
      const { status } = await fetch(new URL(path, kept.uiUrl));
      expect(status).toBe(404);
    } finally {
      await kept.close();
    }
  });
});
