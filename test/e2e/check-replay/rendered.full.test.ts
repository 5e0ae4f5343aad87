// A site that scripts build, captured in a browser and held against its replay: the same requests, the same words.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ReplayCheck } from "#model/index.js";
import { findBrowser } from "../../support/browser.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const APP = `const list = await fetch("/api", { headers: { accept: "application/json", "x-asked-by": "app" } }).then((r) => r.json());
const who = await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" },
  body: JSON.stringify({ page: location.pathname }) }).then((r) => r.json());
const plain = await fetch("/api").then((r) => r.text());
app.append(who.name, " ", plain, ...list.map((to) => Object.assign(document.createElement("a"), { href: "/item/" + to, textContent: to })));
app.append(Object.assign(new Image(), { src: "/picture?x=" + Math.random() }));`;

const ANSWERS: Readonly<Record<string, (body: string, isApp: boolean) => [type: string, text: string]>> = {
  "/app.js": () => ["text/javascript", APP],
  "/api": (_, isApp) => (isApp ? ["application/json", `["one","two"]`] : ["text/plain", "a plain answer"]),
  "/graphql": (body) => [
    "application/json",
    JSON.stringify({ name: `Ann of ${(JSON.parse(body) as { page: string }).page}` }),
  ],
  "/picture": () => ["image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg"/>`],
};
const SHELL = `<!doctype html><title>shell</title><div id=app></div><script type=module src=/app.js></script>`;

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const path = request.url!.split("?", 1)[0]!;
      const isPage = path === "/" || path.startsWith("/item/");
      const isApp = request.headers["x-asked-by"] === "app";
      const [type, text] = ANSWERS[path]?.(Buffer.concat(pieces).toString(), isApp) ?? ["text/html", SHELL];
      response.writeHead(isPage || ANSWERS[path] ? 200 : 404, { "content-type": type }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => void server.close());

it("pages that scripts build ask for the same in replay and show the same", { timeout: 300_000 }, () =>
  withTempDir(async (dir) => {
    const archive = join(dir, "archive");
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const manners = ["--allow-private", "--delay", "1ms", "--browser-path", findBrowser()];
    expect((await runCli(["capture", site, "--archive", archive, ...manners])).code).toBe(0);
    const { code, out } = await runCli([
      "check-replay",
      "--archive",
      archive,
      "--browser-path",
      findBrowser(),
      "--json",
    ]);
    const { pages, counts } = JSON.parse(out) as ReplayCheck;
    expect(counts).toMatchObject({ same: 3 });
    // Without the clock of the capture another picture would be asked for, which nobody holds.
    expect(pages.flatMap(({ notHeld }) => notHeld)).toEqual([]);
    expect(code).toBe(0);
  }),
);
