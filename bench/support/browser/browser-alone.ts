// The browser without a capture around it.
import { chromium, type Browser, type BrowserServer } from "playwright-core";
import { findChromium } from "#render/index.js";
import { useOfTree } from "./process-tree.js";

/** The same browser without us, on the same pages, by turns with the capture: what else the machine does meets both. */
export class BrowserAlone {
  readonly #origin: string;
  readonly #server: BrowserServer;
  readonly #browser: Browser;
  readonly #before: number;
  #shown = 0;

  private constructor(origin: string, server: BrowserServer, browser: Browser) {
    this.#origin = origin;
    this.#server = server;
    this.#browser = browser;
    this.#before = useOfTree(server.process().pid!).cpuSeconds;
  }

  /** On the site's pages. */
  static async start(origin: string): Promise<BrowserAlone> {
    const found = await findChromium(null);
    if (found.kind === "none") throw new Error(found.message);
    const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const server = await chromium.launchServer({ executablePath: found.path, args });
    return new BrowserAlone(origin, server, await chromium.connect(server.wsEndpoint()));
  }

  /** Fresh context, the page until its script is done, one picture of the view: as every showing in a capture. */
  async show(): Promise<void> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${this.#origin}/page/${this.#shown++}`);
    await page.waitForSelector("[data-done]");
    await page.screenshot();
    await context.close();
  }

  /** Ends it; processor seconds a showing. */
  async end(): Promise<number> {
    const used = useOfTree(this.#server.process().pid!).cpuSeconds - this.#before;
    await this.#browser.close();
    await this.#server.close();
    return used / this.#shown;
  }
}
