// The Archive Capture Replay Test Suite (ibnesayeed/acrts) in a browser: a page of 18 boxes, each of which turns green
// when one way of loading something works in replay.
import { join } from "node:path";
import type { BrowserContext, Frame, Page } from "playwright-core";
import { importFiles } from "#store/index.js";

/** The page, at the time of its capture. */
export const ACRTS_ADDRESS = "20170206002337000/https://ibnesayeed.github.io/acrts/";

/** Puts the suite into an archive. */
export async function importAcrts(dir: string, conformance: string): Promise<void> {
  await importFiles(dir, [join(conformance, "acrts/acrts.warc.gz")], {
    readOutcome: async () => ({ kind: "refused", reason: "not read here" }),
  });
}

/** Opens the page, does what its boxes ask for, and says which of them are green. */
export async function greenBoxes(context: BrowserContext, replayUrl: string): Promise<Map<string, boolean>> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1100, height: 2600 });
  await page.goto(`${replayUrl}/${ACRTS_ADDRESS}`);
  const frame = await shownFrame(page);
  await frame.evaluate("window.dispatchEvent(new Event('scroll'))");
  await frame.locator("#by-js-on-click").click();
  await page.waitForLoadState("networkidle");
  return greens(page, frame, context);
}

async function shownFrame(page: Page): Promise<Frame> {
  const frame = (await (await page.waitForSelector("iframe")).contentFrame())!;
  await frame.waitForFunction("document.readyState === 'complete' && document.querySelector('#by-ajax')");
  return frame;
}

/** By what is seen: the middle of each box on a screenshot. */
async function greens(page: Page, frame: Frame, context: BrowserContext): Promise<Map<string, boolean>> {
  const boxes = await frame.locator(".test").all();
  const middles = await Promise.all(
    boxes.map(async (box) => {
      const id = (await box.getAttribute("id"))!;
      const { x, y, width, height } = (await box.locator(".result").boundingBox())!;
      return { id, x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }),
  );
  const screenshot = (await page.screenshot()).toString("base64");
  const canvas = await context.newPage();
  const isGreen = (await canvas.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob("${screenshot}"), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    drawing.drawImage(bitmap, 0, 0);
    return ${JSON.stringify(middles)}.map(({ x, y }) => {
      const [red, green, blue] = drawing.getImageData(x, y, 1, 1).data;
      return red < 60 && green > 180 && blue < 60;
    });
  })()`)) as boolean[];
  await canvas.close();
  return new Map(middles.map(({ id }, i) => [id, isGreen[i]!]));
}
