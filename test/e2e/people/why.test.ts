// `isochron why`: the fate of a URL, known or not.
import { describe, expect, it } from "vitest";
import { captureLoopback } from "../../support/captures/capture-loopback.js";
import { startLoggingSites, type Answer } from "../../support/sites/logging-sites.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

function answer(_host: string, path: string): Answer {
  if (path === "/robots.txt") return { body: "User-agent: *\nDisallow: /private\n" };
  if (path === "/") return { body: `<a href="/a">a</a><a href="/private">p</a><a href="/x/x/x/x">t</a>` };
  return { body: "<p>a page</p>" };
}

describe("isochron why", () => {
  it("tells pages seen, excluded, refused by a rule, out of scope and never linked to", async () => {
    const sites = await startLoggingSites(["127.0.0.2"], answer);
    try {
      await withTempDir(async (dir) => {
        const root = `http://w.test:${sites.portOf("127.0.0.2")}`;
        await captureLoopback({ dir, seeds: [`${root}/`], names: { "w.test": "127.0.0.2" } });
        const why = async (url: string) => {
          const { code, out, err } = await runCli(["why", url, "--archive", dir, "--json"]);
          expect(code, err).toBe(0);
          return JSON.parse(out) as {
            answer: string;
            code: string | null;
            found: { via: string } | null;
            looks: unknown[];
          };
        };
        expect(await why(`${root}/a`)).toMatchObject({
          answer: "sharp",
          code: null,
          found: { via: `${root}/`, depth: 1 },
        });
        expect((await why(`${root}/a`)).looks).toHaveLength(2);
        expect(await why(`${root}/private`)).toMatchObject({
          code: "robots",
          answer: expect.stringContaining("excluded"),
        });
        expect(await why(`${root}/x/x/x/x`)).toMatchObject({ code: "repeating-path", found: null });
        expect(await why("http://elsewhere.test/")).toMatchObject({ code: "out-of-scope", found: null });
        expect(await why(`${root}/nobody`)).toMatchObject({
          code: null,
          found: null,
          answer: expect.stringContaining("not found"),
        });
        const { out } = await runCli(["why", `${root}/a`, "--archive", dir]);
        expect(out).toMatch(/sharp[^]*found {4}by a link on[^]*visit {4}[^]*revisit {2}/);
        expect((await runCli(["why", "no url", "--archive", dir])).code).toBe(2);
        expect((await runCli(["why", `${root}/`, "--archive", dir, "--capture", "x"])).code).toBe(2);
      });
    } finally {
      await sites.close();
    }
  });
});
