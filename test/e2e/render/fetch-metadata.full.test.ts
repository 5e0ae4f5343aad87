// What requests say they are for: the same words that Chromium says when it asks a server by itself.
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Renderer } from "#ports/index.js";
import { launchBrowser } from "../../support/browser.js";
import { loopbackAnswerer, type LoopbackExchange } from "../../support/render/loopback-answerer.js";
import { loopbackPage, renderingOf, testRenderer } from "../../support/render/rendering.js";

const FILES: Readonly<Record<string, string>> = {
  "/": `<!doctype html><script src="/plain.js"></script><script type=module src="/module.js"></script><script>
new Worker("/worker.js"); new Worker("/worker-module.js", { type: "module" });
new SharedWorker("/shared.js"); new SharedWorker("/shared-module.js", { type: "module" });
navigator.serviceWorker.register("/service.js");
navigator.serviceWorker.register("/service-module.js", { type: "module", scope: "/elsewhere/" });
</script>`,
  "/plain.js": "0",
  "/module.js": `import "/module-part.js"`,
  "/module-part.js": "",
  "/worker.js": `importScripts("/imported.js"); new Worker("/nested.js"); fetch("/data.txt")`,
  "/imported.js": "0",
  "/nested.js": "0",
  "/data.txt": "x",
  "/worker-module.js": `import "/worker-part.js"`,
  "/worker-part.js": "",
  "/shared.js": "0",
  "/shared-module.js": `import "/shared-part.js"`,
  "/shared-part.js": "",
  "/service.js": `importScripts("/service-imported.js")`,
  "/service-imported.js": "0",
  "/service-module.js": `import "/service-part.js"`,
  "/service-part.js": "",
};

const metadataOf = (headers: IncomingHttpHeaders): string =>
  ["dest", "mode", "site"].map((name) => headers[`sec-fetch-${name}`]).join(" ");

/** What each path was asked for with. */
const asked = new Map<string, string>();
const server = createServer(({ url = "", headers }, response) => {
  const { pathname } = new URL(url, "http://127.0.0.1");
  asked.set(pathname, metadataOf(headers));
  const type = pathname === "/" ? "text/html" : pathname.endsWith("txt") ? "text/plain" : "text/javascript";
  response.writeHead(pathname in FILES ? 200 : 404, { "Content-Type": type });
  response.end(FILES[pathname] ?? "");
});
let renderer: Renderer;
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  renderer = await testRenderer();
});

afterAll(async () => {
  await renderer?.close();
  server.closeAllConnections();
  server.close();
});

it("the programs of workers, their parts and modules say what they say without us", async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(address);
  await expect.poll(() => asked.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(Object.keys(FILES).length);
  await browser.close();
  const alone = new Map(asked);
  const { answer, exchanges } = loopbackAnswerer();
  renderingOf(await renderer.render(await loopbackPage(address, answer)));
  const ours = new Map(
    exchanges.map(({ request }: LoopbackExchange) => [new URL(request.url).pathname, request]),
  );
  const paths = Object.keys(FILES).filter((path) => path !== "/");
  const shown = paths.map((path) => {
    const headers = Object.fromEntries(
      (ours.get(path)?.headers ?? []).map(([name, value]) => [name.toLowerCase(), value]),
    );
    return [path, metadataOf(headers)];
  });
  expect(shown).toEqual(paths.map((path) => [path, alone.get(path)]));
});
