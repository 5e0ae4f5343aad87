// The interface over an archive, in a real browser: at the widths, in the colours and by the rules that it is held to.
import { createRequire } from "node:module";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import type { Archive } from "#ports/index.js";
import { startServers, type RunningServers, type ServerOptions } from "#server/index.js";
import { launchBrowser } from "../browser.js";

/** How a reader looks at it. */
export interface Looking {
  readonly widthPx: number;
  readonly scheme: "light" | "dark";
  /** Of the reader's machine; this one's unless told. */
  readonly zone?: string;
}

/** Every way of looking that a view is held to. */
export const LOOKINGS: readonly Looking[] = [390, 1400].flatMap((widthPx) =>
  (["light", "dark"] as const).map((scheme) => ({ widthPx, scheme })),
);

/** The interface, running. */
export interface UiRoom {
  readonly servers: RunningServers;
  /** Opens an address of the interface (`#/…`) in a window of its own. */
  open(hash: string, looking?: Looking): Promise<Page>;
  close(): Promise<void>;
}

/** Builds the interface from its sources and serves the archive by it. */
export async function openUiRoom(archive: Archive, options: Partial<ServerOptions> = {}): Promise<UiRoom> {
  const dir = await mkdtemp(join(tmpdir(), "isochron-ui-"));
  const outDir = join(dir, "web");
  await build({ configFile: "vite.web.config.ts", logLevel: "error", build: { outDir, emptyOutDir: true } });
  const servers = await startServers({ archive, port: 0, replayPort: 0, webDir: outDir, ...options });
  let browser: Browser | undefined;
  return {
    servers,
    async open(hash, { widthPx, scheme, zone } = LOOKINGS[2]!) {
      browser ??= await launchBrowser();
      const context = await browser.newContext({
        viewport: { width: widthPx, height: 900 },
        colorScheme: scheme,
        ...(zone !== undefined && { timezoneId: zone }),
      });
      const page = await context.newPage();
      // The token stands in the address once, and is kept by the page.
      if (servers.uiUrl.includes("#")) await page.goto(servers.uiUrl);
      await page.goto(`${servers.uiUrl.replace(/#.*$/, "")}${hash}`);
      return page;
    },
    async close() {
      await browser?.close();
      await servers.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What axe-core has against a page: each rule with the elements that break it; none is what is wanted. */
export async function axeViolations(page: Page): Promise<string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(source);
  const { violations } = (await page.evaluate("axe.run(document)")) as AxeResults;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/**
 * Lets scripts run on pages whose own policy forbids it, as replay's notices do: timers never fire there, and axe-core
 * would be waited for forever. Everything else of the answers stays.
 */
export async function withoutPolicies(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** By how many pixels a page is wider than its window: nothing may be cut off. */
export async function overflowPx(page: Page): Promise<number> {
  return page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
}
