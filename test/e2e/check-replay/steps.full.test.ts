// Pages that were captured with steps, by the command line and in a real Chromium: replay is driven through the same
// steps, what came of them is told page by page, and no secret is filled in.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toTimestamp17, type CheckedPage, type ReplayCheck } from "#model/index.js";
import { openReplay } from "#server/index.js";
import type { ViewFacts } from "#server/replay/view/view-facts.js";
import { openArchive } from "#store/index.js";
import { findBrowser } from "../../support/browser.js";
import { leaksIn } from "../../support/secret-leaks.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const SECRET = "open sesame 42!";
const WORDS = `<p>${"Plain words that need no script, as many as a page has. ".repeat(6)}</p>`;
const page = (title: string, body: string): string =>
  `<!doctype html><title>${title}</title><h1>${title}</h1>${body}${WORDS}`;
const PAGES: Readonly<Record<string, string>> = {
  "/": page("front", ["list", "find", "send", "login"].map((to) => `<a href="/${to}">${to}</a> `).join("")),
  "/list": page(
    "list",
    `<ul id=l></ul><button id=more onclick="fetch('/more').then(r=>r.text()).then(t=>l.append(t))">More</button>`,
  ),
  "/find": page("find", `<form action=/found><input id=q name=q><button>Find</button></form>`),
  "/found?q=a": page("found", "<p id=results>anchor and anvil</p>"),
  "/send": page("send", `<form method=post action=/sent><input id=q name=q><button>Send</button></form>`),
  "/login": page("login", `<form method=post action=/in><input id=p name=p><button>In</button></form>`),
};
const SENT = page("sent", "<p id=results>what was sent came</p>");
const steps = (path: string, ...given: object[]) => ({ for: [`${site}${path}`], steps: given });

let server: Server;
let site: string;

function answer(request: IncomingMessage): [status: number, type: string, text: string] {
  if (request.url === "/more") return [200, "text/plain", " nine more things"];
  if (request.method === "POST") return [200, "text/html", SENT];
  const text = PAGES[request.url!];
  return text === undefined ? [404, "text/html", "none"] : [200, "text/html", text];
}

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on("end", () => {
      const [status, type, text] = answer(request);
      response.writeHead(status, { "content-type": type }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => void server.close());

function file(): string {
  const press = { click: { selector: "form button", submits: true } };
  const sites = [
    steps(
      "list",
      { click: { selector: "#more" } },
      { wait: { quiet: true } },
      { screenshot: { name: "all" } },
    ),
    steps("find", { fill: { selector: "#q", value: "a" } }, press, {
      wait: { selector: "#results", atMostMs: 2_000 },
    }),
    steps("send", { fill: { selector: "#q", value: "a" } }, press, {
      wait: { selector: "#results", atMostMs: 2_000 },
    }),
    steps("login", { fill: { selector: "#p", secret: "DOOR" } }, press, { screenshot: { name: "inside" } }),
  ];
  return JSON.stringify({ format: "isochron-steps/1", sites });
}

/** What the banner of a page knows of pictures that its steps took, and whether they can be looked at. */
async function requirePictures(dir: string, names: string[] | undefined, path: string, name = "all") {
  const archive = await openArchive(dir, { mode: "read", software: "isochron-test" });
  const replay = await openReplay(archive, { log: () => undefined });
  const ask = (asked: string) =>
    replay.answer(
      { method: "GET", url: `http://127.0.0.1:8091${asked}`, headers: [], body: null },
      1_000_000,
    );
  try {
    const [capture] = await archive.catalog.captures.list();
    const facts = await ask(`/facts/${toTimestamp17(capture!.asOf!)}/${site}${path}`);
    const { steps: taken, stepPictures } = JSON.parse(Buffer.from(facts!.body).toString()) as ViewFacts;
    expect(taken?.flatMap(({ pictures }) => pictures)).toEqual([name]);
    expect(stepPictures?.names).toEqual(names);
    const picture = await ask(`/step-picture/${capture!.id}/${name}/${site}${path}`);
    expect(picture?.status).toBe(names === undefined ? 404 : 200);
    if (names) expect(Buffer.from(picture!.body.subarray(1, 4)).toString()).toBe("PNG");
  } finally {
    await replay.close();
    await archive.close();
  }
}

it("pages with steps are driven through them again in replay", { timeout: 300_000 }, () =>
  withTempDir(async (dir) => {
    const archive = join(dir, "archive");
    await writeFile(join(dir, "steps.json"), file());
    const browser = ["--browser-path", findBrowser(), "--archive", archive];
    const asked = ["--allow-private", "--delay", "1ms", "--steps", join(dir, "steps.json")];
    const env = { ISOCHRON_SECRET_DOOR: SECRET };
    const captured = await runCli(["capture", site, ...asked, ...browser], { env });
    expect(captured.code, captured.err).toBe(0);
    expect(leaksIn(archive, [SECRET])).toEqual([]);
    // Without the secret in the environment: it is not asked for.
    const { code, out, err } = await runCli([
      "check-replay",
      ...browser,
      "--json",
      "--out",
      join(dir, "out"),
    ]);
    const { pages } = JSON.parse(out) as ReplayCheck;
    const of = (path: string): CheckedPage["steps"] => pages.find(({ url }) => url === site + path)?.steps;
    expect(pages.map(({ result }) => result)).toEqual(pages.map(() => "same"));
    expect(of("")).toBeUndefined();
    expect(of("list")).toMatchObject({ result: "same", taken: 3, of: 3, notRepeated: null, samePixels: 1 });
    expect(of("find"), JSON.stringify(of("find"))).toMatchObject({ result: "same", taken: 3, reasons: [] });
    // What a form sends by POST, replay does not answer: that is told, and not passed over.
    expect(of("send")).toMatchObject({ result: "steps-differ", taken: 3 });
    expect(of("send")?.reasons[0]).toBe(
      "step 3 (wait #results): done from the stored bytes, not-found in replay",
    );
    expect(of("send")?.pictures?.replayed).toMatch(/^pictures\/\d+-steps-replayed\.png$/);
    expect(of("login")).toMatchObject({
      result: "not-repeated",
      taken: 0,
      of: 3,
      notRepeated: "steps 1 to 3 not repeated: needs a secret",
    });
    expect(code, err).toBe(1);
    await requirePictures(archive, ["all"], "list");
    // What a secret opened is shown to nobody.
    await requirePictures(archive, undefined, "login", "inside");
  }),
);
