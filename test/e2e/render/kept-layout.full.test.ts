// Layouts of a real Chromium: kept by captures, read back by `diff`, and no reason for either verifier to doubt.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ChangeResult } from "#model/index.js";
import { findBrowser } from "../../support/browser.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const PART = `<h2>Part</h2><p>${"Words of a text that goes on. ".repeat(12)}</p>`;
const MENU = `<div style="float:left;width:200px">${"<p><a href=#x>elsewhere</a></p>".repeat(8)}</div>`;
let price = 10;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = `<!doctype html><title>t</title><body>${MENU}<div style="margin-left:240px">${PART.repeat(3)}<p>The price is ${price}.</p></div>`;
    response
      .writeHead(request.url === "/" ? 200 : 404, { "content-type": "text/html" })
      .end(request.url === "/" ? body : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => void server.close());

it("diff cuts by the layouts that two captures kept", { timeout: 120_000 }, () =>
  withTempDir(async (dir) => {
    const archive = ["--archive", join(dir, "archive")];
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const manners = ["--allow-private", "--delay", "1ms", "--browser", "always"];
    const asked = ["capture", site, ...manners, "--browser-path", findBrowser(), "--json", ...archive];
    for (price of [10, 12]) {
      const { code, out, err } = await runCli(asked);
      expect(code, err).toBe(0);
      const { certificate } = JSON.parse(out) as { certificate: string };
      const verified = await runCli(["verify", certificate, ...archive]);
      expect(verified.code, verified.out).toBe(0);
      expect(secondOpinion(certificate, "--archive", join(dir, "archive"))).toMatchObject({
        code: 0,
        err: "",
      });
    }
    const { out } = await runCli(["diff", site, "--json", ...archive]);
    const result = JSON.parse(out) as ChangeResult;
    expect([result.cutBy, result.notByLayout]).toEqual(["layout", undefined]);
    // The menu beside the text, and the text with its headings in one; the title stands by itself.
    const heads = result.blocks.map(({ heading, elements }) => [heading, elements > 5]);
    expect(heads).toEqual([["", false], ["", true], ["Part", true]]); // prettier-ignore
    const told = await runCli(["diff", site, ...archive]);
    expect(told.out).toContain("blocks by layout");
  }),
);
