/** A very long page takes seconds. */
const PATIENCE_MS = 20_000;
const JPEG_QUALITY = 80;
/** A small picture is looked at, not into. */
const THUMBNAIL_QUALITY = 60;
/** Takes the pictures that were asked for. */
export async function takeScreenshots(connection, session, { screenshot = "none", withThumbnail = false }, limits) {
    const camera = { connection, patience: { session, patienceMs: PATIENCE_MS }, limits };
    const pictures = [];
    if (screenshot !== "none")
        pictures.push(await view(camera));
    if (screenshot === "whole")
        pictures.push(await wholePage(camera));
    if (withThumbnail)
        pictures.push(...(await thumbnail(camera)));
    return pictures;
}
async function view({ connection, patience, limits }) {
    const { data } = await connection.send("Page.captureScreenshot", { format: "png" }, patience);
    const size = { width: limits.viewWidth, height: limits.viewHeight };
    return { kind: "view", mediaType: "image/png", ...size, bytes: Buffer.from(data, "base64") };
}
async function wholePage({ connection, patience, limits }) {
    const { cssContentSize } = await connection.send("Page.getLayoutMetrics", {}, patience);
    const width = limits.viewWidth;
    const height = Math.max(1, Math.min(Math.ceil(cssContentSize.height), limits.maxPictureHeight));
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    const wish = { format: "jpeg", quality: JPEG_QUALITY, captureBeyondViewport: true, clip };
    const { data } = await connection.send("Page.captureScreenshot", wish, patience);
    return { kind: "whole", mediaType: "image/jpeg", width, height, bytes: Buffer.from(data, "base64") };
}
/** The browser makes it small itself; a part of the page is named by where it lies on the page, scrolled or not. */
async function thumbnail({ connection, patience, limits }) {
    const { cssVisualViewport: at } = await connection.send("Page.getLayoutMetrics", {}, patience);
    const scale = limits.thumbnailWidth / limits.viewWidth;
    const clip = { x: at.pageX, y: at.pageY, width: limits.viewWidth, height: limits.viewHeight, scale };
    const wish = { format: "jpeg", quality: THUMBNAIL_QUALITY, clip };
    const { data } = await connection.send("Page.captureScreenshot", wish, patience);
    const bytes = Buffer.from(data, "base64");
    if (bytes.length > limits.maxThumbnailBytes)
        return [];
    const height = Math.round(limits.viewHeight * scale);
    return [{ kind: "thumbnail", mediaType: "image/jpeg", width: limits.thumbnailWidth, height, bytes }];
}
