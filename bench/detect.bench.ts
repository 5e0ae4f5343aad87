// Speed of change detection, as ratios and rates on this machine. Run: npx vitest bench --run bench/detect.bench.ts
import { createHash } from "node:crypto";
import { bench, describe } from "vitest";
import { compareVersions, readPage, scrubRules, textSignature } from "#detect/index.js";

const rules = scrubRules();
const encode = (html: string): Uint8Array => Buffer.from(html);

/** A page of about the given size: menu, sections with paragraphs, links and pictures, footer. */
function page(sizeBytes: number, edit: number): string {
  const word = (n: number): string => `word${(n * 7919) % 5003}`;
  const parts: string[] = [];
  let size = 0;
  for (let s = 0; size < sizeBytes; s++) {
    const text = Array.from({ length: 60 }, (_, i) =>
      s === edit && i < 12 ? `new${i}` : word(s * 60 + i),
    ).join(" ");
    const part = `<section class="part"><h2>Part ${s}</h2><p>${text}</p><p><a href="/p/${s}">More ${s}</a> <img src="/i/${s}.png" alt=""></p></section>\n`;
    parts.push(part);
    size += part.length;
  }
  return `<!doctype html><title>Page</title><header><nav><a href="/">Home</a></nav></header><main>${parts.join("")}</main><footer>© 2026</footer>`;
}

const full = (before: Uint8Array, after: Uint8Array): unknown =>
  compareVersions(readPage(before, { rules }), readPage(after, { rules }), { rules });

describe("full delta, both versions parsed", () => {
  for (const [name, size] of [
    ["50 kB", 5e4],
    ["500 kB", 5e5],
    ["5 MB", 5e6],
  ] as const) {
    const [before, after] = [encode(page(size, -1)), encode(page(size, 3))];
    bench(name, () => void full(before, after), { time: 2000 });
  }
});

describe("MinHash, 128 permutations", () => {
  const words = Array.from({ length: 1000 }, (_, i) => `word${(i * 7919) % 5003}`);
  bench("1,000 words", () => void textSignature(words));
});

describe("hostile HTML", () => {
  const calm = encode("<p>calm</p>");
  const cases: Record<string, string> = {
    "100,000 nested tags": "<div>".repeat(100_000) + "x",
    "100,000 tags, none closed as opened": "<b>".repeat(100_000) + "</i>".repeat(100_000),
    "10 MB attribute": `<a href="${"x".repeat(1e7)}">y</a>`,
    "one line of 5 MB": "word ".repeat(1e6),
  };
  for (const [name, html] of Object.entries(cases)) {
    const bytes = encode(html);
    bench(name, () => void full(calm, bytes), { time: 500, iterations: 2 });
  }
});

describe("digest stages of a 50 kB page", () => {
  const bytes = encode(page(5e4, -1));
  bench("payload digest alone", () => void createHash("sha256").update(bytes).digest());
  bench("read page", () => void readPage(bytes, { rules }));
});
