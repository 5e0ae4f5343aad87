// Pages that mean harm, browsers that are ended from outside, and machines without namespaces.
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RenderAnswer, Renderer, RenderOutcome } from "#ports/index.js";
import { findBrowser } from "../../support/browser.js";
import { markupPage, renderingOf, testRenderer } from "../../support/render/rendering.js";
import { startTrap, tryingPage } from "../../support/render/trap.js";

/** Long enough for the harmless page after each of them, on a machine that is busy with others. */
const BUSY_MS = 8_000;
const MIB = 1024 * 1024;

const FILES = {
  "/f.html": `<script>for (let n = 0; n < 2; n++) { const f = document.createElement("iframe"); f.src = "/f.html?" + Math.random() + performance.now(); document.documentElement.append(f); }</script>`,
  "/x.txt": "x",
};

/** Each with what may be on record of it: failures by code, limits by name. */
const HOSTILE: Readonly<Record<string, { readonly markup: string; readonly ends: RegExp }>> = {
  "endless loop": { markup: `<script>for (;;);</script>`, ends: /over-time|over-memory/ },
  "endless promises": {
    markup: `<script>const f = () => Promise.resolve().then(f); f();</script>`,
    ends: /over-time|over-memory/,
  },
  allocation: {
    markup: `<script>const all = []; for (;;) all.push(new Uint8Array(3e7).fill(1));</script>`,
    ends: /over-memory|over-time|renderer-crashed/,
  },
  "frames in frames": {
    markup: `<iframe src="/f.html"></iframe>`,
    ends: /frames|requests|over-time|over-memory/,
  },
  "frames without addresses": {
    markup: `<script>const go = (d) => { const f = d.createElement("iframe"); d.documentElement.append(f); setTimeout(() => go(f.contentDocument)); setTimeout(() => go(d)); }; go(document);</script>`,
    ends: /frames|over-time|over-memory/,
  },
  "reload loop": { markup: `<script>setInterval(() => location.reload(), 1)</script>`, ends: /navigations/ },
  "navigation loop": {
    markup: `<script>for (;;) location.href = "/" + Math.random();</script>`,
    ends: /over-time|navigations|over-memory/,
  },
  "alert loop": { markup: `<script>for (;;) alert(1);</script>`, ends: /over-time|dialogs|over-memory/ },
  "popup storm": {
    markup: `<script>setInterval(() => open("/p" + Math.random()), 0)</script>`,
    ends: /popups/,
  },
  "download storm": {
    markup: `<body><script>setInterval(() => { const a = document.createElement("a"); a.href = "data:x/y,z"; a.download = "z"; document.body.append(a); a.click(); }, 1)</script>`,
    ends: /downloads/,
  },
  "fetch loop": {
    markup: `<script>let n = 0; const f = () => fetch("/x.txt?" + n++).finally(f); f(); f();</script>`,
    ends: /requests/,
  },
  "synchronous requests": {
    markup: `<script>for (let n = 0; ; n++) { const x = new XMLHttpRequest(); x.open("GET", "/x.txt?" + n, false); x.send(); }</script>`,
    ends: /requests|over-time|over-memory/,
  },
  "document.write loop": {
    markup: `<script>for (;;) document.write("<p>x");</script>`,
    ends: /over-time|over-memory/,
  },
  "history storm": {
    markup: `<script>for (let n = 0; ; n++) history.pushState({}, "", "/r" + n);</script>`,
    ends: /over-time|over-memory/,
  },
  "workers without end": {
    markup: `<script>setInterval(() => new Worker(URL.createObjectURL(new Blob(["for (;;);"]))), 1)</script>`,
    ends: /workers|over-time|over-memory/,
  },
  "a tree that grows": {
    markup: `<script>for (;;) document.documentElement.append(document.createElement("p"));</script>`,
    ends: /over-time|over-memory/,
  },
};

describe("hostile pages", () => {
  let renderer: Renderer;

  beforeAll(async () => {
    const limits = { maxBusyMs: BUSY_MS, maxRequests: 50, maxTreeBytes: 1_500 * MIB };
    renderer = await testRenderer({ limits });
  });

  afterAll(() => renderer?.close());

  it.each(Object.keys(HOSTILE))("%s: ends, is on record, and costs nobody else", async (name) => {
    const { markup = "", ends = /^$/ } = HOSTILE[name] ?? {};
    expect(recordOf(await renderer.render(markupPage(markup, FILES)))).toMatch(ends);
    const next = renderingOf(await renderer.render(markupPage("<body>next")));
    expect(next.tree.text).toBe("next");
    expect(next.notes).toEqual([]);
  });
});

function recordOf(outcome: RenderOutcome): string {
  const { notes } = outcome.kind === "failed" ? outcome : outcome.rendering;
  const limits = notes.filter(({ kind }) => kind === "limit").map(({ what }) => what);
  return [...limits, ...(outcome.kind === "failed" ? [outcome.code] : [])].join(" ");
}

describe("a browser", () => {
  it("that is killed is noticed, and the next page has a new one", async () => {
    const renderer = await testRenderer();
    const page = {
      ...markupPage(`<script src="/x.js"></script>`),
      answer: (): Promise<RenderAnswer> => (process.kill(renderer.pid, "SIGKILL"), new Promise(() => {})),
    };
    const first = renderer.pid;
    expect(await renderer.render(page)).toMatchObject({ kind: "failed", code: "browser-lost" });
    expect(renderingOf(await renderer.render(markupPage("<body>again"))).tree.text).toBe("again");
    expect(renderer.pid).not.toBe(first);
    process.kill(renderer.pid, "SIGKILL");
    expect(renderingOf(await renderer.render(markupPage("<body>and again"))).tree.text).toBe("and again");
    await renderer.close();
  });

  it("says what it was told to say of itself, to servers and to scripts", async () => {
    const renderer = await testRenderer({ userAgent: "Own/1 (+https://own.example/)" });
    const page = markupPage(`<body><script>document.write(navigator.userAgent); fetch("/x")</script>`);
    const sent: string[] = [];
    const answer: typeof page.answer = (request, signal) => {
      sent.push(new Map(request.headers).get("User-Agent") ?? "");
      return page.answer(request, signal);
    };
    const { tree } = renderingOf(await renderer.render({ ...page, answer }));
    expect(tree.text).toBe("Own/1 (+https://own.example/)");
    expect(new Set(sent)).toEqual(new Set(["Own/1 (+https://own.example/)"]));
    await renderer.close();
    await expect(testRenderer({ userAgent: "a\r\nX-Evil: 1" })).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  it("that outgrows its memory is ended at the page that made it grow", async () => {
    const renderer = await testRenderer({ limits: { maxTreeBytes: 900 * MIB } });
    const markup = `<script>const all = []; setInterval(() => all.push(new Uint8Array(2e7).fill(1)), 1)</script>`;
    expect(await renderer.render(markupPage(markup))).toMatchObject({ kind: "failed", code: "over-memory" });
    await renderer.close();
  });

  it("without a namespace reaches nobody either, and says what keeps it", async () => {
    const trap = await startTrap();
    const wrapper = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"];
    const asRoot = process.getuid?.() === 0;
    const isolation = {
      kind: "proxy",
      wrapper: asRoot ? wrapper : [],
      asUser: asRoot ? 65_534 : null,
      isRoot: false,
    } as const;
    const renderer = await testRenderer({ isolation });
    expect(renderer.facts.isolation).toBe("proxy");
    expect(renderer.facts.words.join(" ")).toContain("not by the system");
    const page = markupPage(tryingPage(trap.port), {}, "http://localhost/");
    const { tree } = renderingOf(await renderer.render(page));
    expect(tree.text).toContain("no socket");
    expect(trap.contacts()).toBe(0);
    await renderer.close();
    await trap.close();
  });

  it("as it is would have been heard by the trap", async () => {
    const trap = await startTrap();
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
    const page = await browser.newPage();
    await page.setContent(tryingPage(trap.port));
    await expect.poll(() => trap.contacts()).toBeGreaterThan(1);
    await browser.close();
    await trap.close();
  });
});
