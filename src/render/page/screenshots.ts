// Pictures of a page: the view, and the whole within a bound.
import type { PageToRender, Screenshot } from "#ports/index.js";
import type { CdpConnection } from "../cdp/connection.js";
import type { RenderLimits } from "../limits.js";

/** A very long page takes seconds. */
const PATIENCE_MS = 20_000;
const JPEG_QUALITY = 80;

/** Takes the pictures that were asked for. */
export async function takeScreenshots(
  connection: CdpConnection,
  session: string,
  wanted: PageToRender["screenshot"],
  limits: RenderLimits,
): Promise<Screenshot[]> {
  const patience = { session, patienceMs: PATIENCE_MS };
  if (wanted === undefined || wanted === "none") return [];
  const { data } = await connection.send("Page.captureScreenshot", { format: "png" }, patience);
  const size = { width: limits.viewWidth, height: limits.viewHeight };
  const view: Screenshot = {
    kind: "view",
    mediaType: "image/png",
    ...size,
    bytes: Buffer.from(data, "base64"),
  };
  return wanted === "view" ? [view] : [view, await wholePage(connection, patience, limits)];
}

async function wholePage(
  connection: CdpConnection,
  patience: { readonly session: string; readonly patienceMs: number },
  limits: RenderLimits,
): Promise<Screenshot> {
  const { cssContentSize } = await connection.send("Page.getLayoutMetrics", {}, patience);
  const width = limits.viewWidth;
  const height = Math.max(1, Math.min(Math.ceil(cssContentSize.height), limits.maxPictureHeight));
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const wish = { format: "jpeg", quality: JPEG_QUALITY, captureBeyondViewport: true, clip } as const;
  const { data } = await connection.send("Page.captureScreenshot", wish, patience);
  return { kind: "whole", mediaType: "image/jpeg", width, height, bytes: Buffer.from(data, "base64") };
}
