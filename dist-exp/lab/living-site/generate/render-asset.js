// Requisites and files: stylesheets with @import and url(), a script, PNG pictures, a font, PDF.
import { crc32, deflateSync } from "node:zlib";
import { integer, stream } from "./chance.js";
import { ASSETS } from "./page-plan.js";
import { paragraph } from "./text.js";
/** The body of a page that has no HTML of its own; redirects have an empty one. */
export function renderAsset(seed, page, revision) {
    switch (page.form) {
        case "stylesheet":
            return Buffer.from(stylesheet(revision));
        case "theme":
            return Buffer.from(theme(seed, revision));
        case "script":
            return Buffer.from(script(revision));
        case "image":
            return picture(seed, page, revision);
        case "font":
            return font(seed, page.size, revision);
        case "pdf":
            return pdf(page.title, paragraph(stream(seed, `pdf ${page.path} ${revision}`), 2), page.size);
        case "redirect":
        case "home":
        case "section":
        case "list":
        case "article":
        case "product":
            return new Uint8Array(0);
    }
}
function stylesheet(revision) {
    return `@import url("theme.css");
/* revision ${revision} */
@font-face { font-family: "Harbour"; src: url(fonts/text.woff2) format("woff2"); font-display: swap; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.5 "Harbour", Georgia, serif;
  background: #fff url('${ASSETS.background}') repeat-x; }
header { display: flex; gap: 1rem; align-items: baseline; border-bottom: 2px solid var(--accent); }
header .home { font-size: 1.4rem; font-weight: bold; }
nav a { margin-right: .6rem; }
.notice { padding: .4rem .6rem; background: var(--pale); }
.stamp, footer { color: #555; font-size: .85rem; }
img { float: right; margin: 0 0 1rem 1rem; border: 1px solid #bbb; }
.price strong { color: var(--accent); font-size: 1.3rem; }
`;
}
function theme(seed, revision) {
    const hue = integer(stream(seed, `hue ${revision}`), 0, 359);
    return `:root { --accent: hsl(${hue} 60% 32%); --pale: hsl(${hue} 50% 94%); }\na { color: var(--accent); }\n`;
}
function script(revision) {
    return `// revision ${revision}\ndocument.documentElement.dataset.ready = "yes";\n`;
}
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Stripes and a disc in colours of the revision; a large picture shows what its small one shows. */
function picture(seed, page, revision) {
    const lasting = stream(seed, `picture ${page.path.replace("-large.png", ".png")}`);
    const fresh = stream(seed, `colours ${page.path.replace("-large.png", ".png")} ${revision}`);
    const width = page.size;
    const height = Math.max(1, Math.round((width * 2) / 3));
    const stripes = integer(lasting, 2, 7);
    const radius = height * (0.2 + 0.2 * lasting.next());
    const rows = Buffer.alloc((width + 1) * height);
    for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
            const inDisc = (x - width / 2) ** 2 + (y - height / 2) ** 2 < radius ** 2;
            rows[y * (width + 1) + 1 + x] = inDisc ? 2 : Math.floor(((x + y) * stripes) / width) % 2;
        }
    }
    const palette = Buffer.from(Array.from({ length: 9 }, () => integer(fresh, 0, 255)));
    return png(width, height, palette, rows);
}
// PNG (third edition) section 11: one palette index per byte, filter type 0 on every row.
function png(width, height, palette, rows) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 3, 0, 0, 0], 8);
    return Buffer.concat([
        PNG_SIGNATURE,
        pngChunk("IHDR", header),
        pngChunk("PLTE", palette),
        pngChunk("IDAT", deflateSync(rows, { level: 1, windowBits: 9, memLevel: 1 })),
        pngChunk("IEND", Buffer.alloc(0)),
    ]);
}
function pngChunk(type, data) {
    const chunk = Buffer.alloc(12 + data.length);
    chunk.writeUInt32BE(data.length, 0);
    chunk.write(type, 4, "latin1");
    chunk.set(data, 8);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
    return chunk;
}
/** Bytes that start like WOFF2; browsers fall back to the next font of the list. */
function font(seed, sizeBytes, revision) {
    const random = stream(seed, `font ${revision}`);
    const bytes = Buffer.from(Array.from({ length: sizeBytes }, () => integer(random, 0, 255)));
    bytes.write("wOF2", 0, "latin1");
    return bytes;
}
/** A PDF of one page with one line of text, filled up with a comment. */
function pdf(title, text, sizeBytes) {
    const line = `${title}: ${text}`.replace(/[()\\]/g, "").slice(0, 90);
    const content = `BT /F1 11 Tf 40 780 Td (${line}) Tj ET`;
    const objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ];
    let body = `%PDF-1.4\n%${"-".repeat(Math.max(0, sizeBytes - 900))}\n`;
    const offsets = objects.map((object, i) => {
        const offset = body.length;
        body += `${i + 1} 0 obj\n${object}\nendobj\n`;
        return offset;
    });
    const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
    return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${trailer}`, "latin1");
}
