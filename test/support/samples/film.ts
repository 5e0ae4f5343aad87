// A film in WebM (RFC 9559) that is made here: a frame a second, each in a colour of its own, and far enough apart that
// no browser has the end of the file before it asks for it.
import type { Page } from "playwright-core";

/** Seconds of the film, and pixels of its sides. */
export const FILM_SECONDS = 60;
const SIDE = 64;
/** Between two frames lies so much that is passed over. */
const PADDING_BYTES = 128 * 1024;

/** The colour of a second, far from that of every other. */
export function colourAt(second: number): readonly [number, number, number] {
  return [(second % 4) * 80, (Math.floor(second / 4) % 4) * 80, (Math.floor(second / 16) % 4) * 80];
}

/** Has a browser draw the frames, and puts them into a file with an index of places. */
export async function makeFilm(page: Page): Promise<Buffer> {
  const colours = Array.from({ length: FILM_SECONDS }, (_, second) => `rgb(${colourAt(second).join()})`);
  const pictures = await page.evaluate<string[]>(`${JSON.stringify(colours)}.map((colour) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = ${SIDE};
    const drawn = canvas.getContext("2d", { alpha: false });
    drawn.fillStyle = colour;
    drawn.fillRect(0, 0, ${SIDE}, ${SIDE});
    return canvas.toDataURL("image/webp", 0.9).split(",")[1];
  })`);
  return muxed(pictures.map((picture) => keyFrame(Buffer.from(picture, "base64"))));
}

/** A lossy WebP picture is one key frame of VP8 (RFC 9649 section 2.5). */
function keyFrame(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length;) {
    const bytes = webp.readUInt32LE(at + 4);
    if (webp.toString("latin1", at, at + 4) === "VP8 ") return webp.subarray(at + 8, at + 8 + bytes);
    at += 8 + bytes + (bytes % 2);
  }
  throw new Error("the browser drew no VP8");
}

/** An element with its length in eight bytes. */
function element(id: string, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, "hex"), size, content]);
}

function whole(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function text(id: string, value: string): Buffer {
  return element(id, Buffer.from(value));
}

function muxed(frames: readonly Buffer[]): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(frames.length * 1000);
  const info = element(
    "1549a966",
    whole("2ad7b1", 1_000_000),
    element("4489", duration),
    text("4d80", "test"),
    text("5741", "test"),
  );
  const video = element("e0", whole("b0", SIDE), whole("ba", SIDE));
  const track = [whole("d7", 1), whole("73c5", 1), whole("83", 1), text("86", "V_VP8"), video];
  const tracks = element("1654ae6b", element("ae", ...track));
  const clusters = frames.map(clusterOf);
  const before = info.length + tracks.length;
  // Places are counted from the first byte inside the segment; the index is as long whatever they are.
  const cuesBytes = cuesOf(clusters, before).length;
  const segment = element("18538067", info, tracks, cuesOf(clusters, before + cuesBytes), ...clusters);
  const head = [whole("4286", 1), whole("42f7", 1), whole("42f2", 4), whole("42f3", 8), text("4282", "webm")];
  return Buffer.concat([element("1a45dfa3", ...head, whole("4287", 2), whole("4285", 2)), segment]);
}

function clusterOf(frame: Buffer, second: number): Buffer {
  const block = element("a3", Buffer.from([0x81, 0, 0, 0x80]), frame);
  return element("1f43b675", whole("e7", second * 1000), block, element("ec", Buffer.alloc(PADDING_BYTES)));
}

function cuesOf(clusters: readonly Buffer[], from: number): Buffer {
  let at = from;
  const points = clusters.map((cluster, second) => {
    const place = element("b7", whole("f7", 1), whole("f1", at));
    at += cluster.length;
    return element("bb", whole("b3", second * 1000), place);
  });
  return element("1c53bb6b", ...points);
}
