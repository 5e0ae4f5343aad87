// The boxes of a shown document as a capture keeps them: compact JSON, bounded, with the same boxes read back.
import { z } from "zod";
import { strictJson } from "../seals/strict-json.js";
/** The record's own name for its form. */
const LAYOUT_FORMAT = "isochron-layout/1";
/** All of a record; some four thousand boxes. */
export const MOST_LAYOUT_BYTES = 200_000;
/** What stands around the boxes, with the words of a box that is left out last. */
const AROUND_BYTES = 1_000;
const [MOST_NAME_CHARS, MOST_PATH_CHARS, MOST_PX] = [100, 1_500, 10_000_000];
const count = z.number().int().min(0).max(MOST_LAYOUT_BYTES);
const pixels = z.number().min(-MOST_PX).max(MOST_PX);
const row = z.tuple([
    count,
    z.string().regex(/^(\d{1,6}(\/\d{1,6})*)?$/),
    count,
    pixels,
    pixels,
    pixels,
    pixels,
    pixels,
    count,
    z.literal([0, 1]),
]);
const schema = z.object({
    format: z.literal(LAYOUT_FORMAT),
    viewWidth: count,
    isCut: z.boolean(),
    names: z.array(z.string().max(MOST_NAME_CHARS)),
    grounds: z.array(z.string().max(MOST_NAME_CHARS)),
    boxes: z.array(row),
});
/** The record of a layout; boxes that are no part of the document's own tree are left out. */
export function writeLayout({ viewWidth, isCut, boxes }) {
    const [names, grounds] = [new Words(), new Words()];
    const rows = [];
    let [before, isLeftOut, bytes] = [[], false, AROUND_BYTES];
    for (const box of boxes) {
        if (box.document !== 0 || box.path === "")
            continue;
        const path = box.path.split("/");
        isLeftOut = box.name.length > MOST_NAME_CHARS;
        if (isLeftOut)
            break;
        const written = JSON.stringify(rowOf(box, path, { before, names, grounds }));
        bytes += written.length + 1;
        isLeftOut = bytes + names.bytes + grounds.bytes > MOST_LAYOUT_BYTES;
        if (isLeftOut)
            break;
        rows.push(written);
        before = path;
    }
    const head = { format: LAYOUT_FORMAT, viewWidth, isCut: isCut || isLeftOut };
    const tables = `"names":${names.json},"grounds":${grounds.json},"boxes":[${rows.join(",")}]`;
    return Buffer.from(`${JSON.stringify(head).slice(0, -1)},${tables}}`, "utf8");
}
/** The layout of a record; `null` where it is none that is understood here. */
export function readLayout(bytes) {
    if (bytes.length > 2 * MOST_LAYOUT_BYTES)
        return null;
    const json = strictJson(bytes);
    const read = json.ok ? schema.safeParse(json.value) : null;
    if (!read?.success)
        return null;
    const { viewWidth, isCut, names, grounds, boxes } = read.data;
    const laid = [];
    let before = [];
    for (const [kept, rest, name, x, y, width, height, fontPx, ground, isVisible] of boxes) {
        const path = [...before.slice(0, kept), ...(rest === "" ? [] : rest.split("/"))];
        const written = path.join("/");
        const [called, background] = [names[name], grounds[ground]];
        if (called === undefined || background === undefined || kept > before.length)
            return null;
        if (written === "" || written.length > MOST_PATH_CHARS)
            return null;
        const place = { name: called, document: 0, path: written, x, y, width, height };
        laid.push({ ...place, fontPx, background, isVisible: isVisible === 1 });
        before = path;
    }
    return { viewWidth, isCut, boxes: laid };
}
function rowOf(box, path, { before, names, grounds }) {
    let kept = 0;
    while (kept < Math.min(before.length, path.length) && before[kept] === path[kept])
        kept++;
    const { x, y, width, height, fontPx } = box;
    const [left, top, wide, high, letters] = [x, y, width, height, fontPx].map(tenths);
    const [name, ground] = [
        names.numberOf(box.name),
        grounds.numberOf(box.background.slice(0, MOST_NAME_CHARS)),
    ];
    const rest = path.slice(kept).join("/");
    return [kept, rest, name, left, top, wide, high, letters, ground, box.isVisible ? 1 : 0];
}
/** A tenth of a pixel is seen by nobody; what is no number, or lies beyond every page, is at its edge. */
function tenths(px) {
    const bounded = Math.min(MOST_PX, Math.max(-MOST_PX, Number.isFinite(px) ? px : 0));
    return Math.round(bounded * 10) / 10 || 0;
}
/** Each word once, by its number. */
class Words {
    #numbers = new Map();
    bytes = 2;
    numberOf(word) {
        const known = this.#numbers.get(word);
        if (known !== undefined)
            return known;
        this.#numbers.set(word, this.#numbers.size);
        this.bytes += Buffer.byteLength(JSON.stringify(word)) + 1;
        return this.#numbers.size - 1;
    }
    get json() {
        return JSON.stringify([...this.#numbers.keys()]);
    }
}
