// Opening a page in a Chromium window that has seen nothing, and scrolling through it: how long until it is shown, and
// how long it stands still on the way to its end.
import type { Browser, Page } from "playwright-core";

/** What is opened. */
export interface Opening {
  readonly address: string;
  /** What a reader waits for, each as a selector: all of it. */
  readonly shown: readonly string[];
}

/** From the address to what it shows. */
export async function viewMs(browser: Browser, opening: Opening): Promise<number> {
  return inWindow(browser, (page) => openMs(page, opening));
}

/** What opening and scrolling took. */
export interface Scrolled {
  readonly openMs: number;
  readonly heightPx: number;
  /** The longest time from one frame to the next while it is scrolled through. */
  readonly longestFrameMs: number;
}

/** Opens it, and scrolls through it by most of a window with each frame. */
export async function scrolled(browser: Browser, opening: Opening): Promise<Scrolled> {
  return inWindow(browser, async (page) => {
    const took = await openMs(page, opening);
    return { openMs: took, ...(await page.evaluate<Omit<Scrolled, "openMs">>(SCROLL_THROUGH)) };
  });
}

async function inWindow<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openMs(page: Page, { address, shown }: Opening): Promise<number> {
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  for (const one of shown) await page.locator(one).first().waitFor();
  return performance.now() - began;
}

/** Runs in the page, by 800 px a frame; heights become known on the way, so the end is where it is then. */
const SCROLL_THROUGH = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const root = document.documentElement;
  let [longestFrameMs, before] = [0, await frame()];
  for (let y = 0; y < root.scrollHeight; y += 800) {
    window.scrollTo(0, y);
    const now = await frame();
    longestFrameMs = Math.max(longestFrameMs, now - before);
    before = now;
  }
  return { heightPx: root.scrollHeight, longestFrameMs };
})()`;
