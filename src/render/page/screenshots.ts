// Pictures of a page: the view, the whole within a bound, and the view made small.
import type { PageToRender, Screenshot } from "#ports/index.js";
import type { CdpConnection } from "../cdp/connection.js";
import type { RenderLimits } from "../limits.js";

/** A very long page takes seconds. */
const PATIENCE_MS = 20_000;
const JPEG_QUALITY = 80;
/** A small picture is looked at, not into. */
const THUMBNAIL_QUALITY = 60;

/** Where pictures are taken, and how long for. */
interface Camera {
  readonly connection: CdpConnection;
  readonly patience: { readonly session: string; readonly patienceMs: number };
  readonly limits: RenderLimits;
}

/** Takes the pictures that were asked for. */
export async function takeScreenshots(
  connection: CdpConnection,
  session: string,
  { screenshot = "none", withThumbnail = false }: Pick<PageToRender, "screenshot" | "withThumbnail">,
  limits: RenderLimits,
): Promise<Screenshot[]> {
  const camera = { connection, patience: { session, patienceMs: PATIENCE_MS }, limits };
  const pictures: Screenshot[] = [];
  if (screenshot !== "none") pictures.push(await view(camera));
  if (screenshot === "whole") pictures.push(await wholePage(camera));
  if (withThumbnail) pictures.push(...(await thumbnail(camera)));
  return pictures;
}

async function view({ connection, patience, limits }: Camera): Promise<Screenshot> {
  const { data } = await connection.send("Page.captureScreenshot", { format: "png" }, patience);
  const size = { width: limits.viewWidth, height: limits.viewHeight };
  return { kind: "view", mediaType: "image/png", ...size, bytes: Buffer.from(data, "base64") };
}

async function wholePage({ connection, patience, limits }: Camera): Promise<Screenshot> {
  const { cssContentSize } = await connection.send("Page.getLayoutMetrics", {}, patience);
  const width = limits.viewWidth;
  const height = Math.max(1, Math.min(Math.ceil(cssContentSize.height), limits.maxPictureHeight));
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const wish = { format: "jpeg", quality: JPEG_QUALITY, captureBeyondViewport: true, clip } as const;
  const { data } = await connection.send("Page.captureScreenshot", wish, patience);
  return { kind: "whole", mediaType: "image/jpeg", width, height, bytes: Buffer.from(data, "base64") };
}

/** The browser makes it small itself; a part of the page is named by where it lies on the page, scrolled or not. */
async function thumbnail({ connection, patience, limits }: Camera): Promise<Screenshot[]> {
  const { cssVisualViewport: at } = await connection.send("Page.getLayoutMetrics", {}, patience);
  const scale = limits.thumbnailWidth / limits.viewWidth;
  const clip = { x: at.pageX, y: at.pageY, width: limits.viewWidth, height: limits.viewHeight, scale };
  const wish = { format: "jpeg", quality: THUMBNAIL_QUALITY, clip } as const;
  const { data } = await connection.send("Page.captureScreenshot", wish, patience);
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > limits.maxThumbnailBytes) return [];
  const height = Math.round(limits.viewHeight * scale);
  return [{ kind: "thumbnail", mediaType: "image/jpeg", width: limits.thumbnailWidth, height, bytes }];
}
