// Pages in a real Chromium that has no network: what they show, what is on record of them, and what they cannot do.
import { existsSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chanceSeed, fixedNumbers } from "#formats/index.js";
import type { PageToRender, RenderAnswer, Renderer } from "#ports/index.js";
import { checkClosedness, HeldAnswers } from "#render/index.js";
import { renderersOf } from "../../support/render/browser-processes.js";
import { startTrap, tryingPage } from "../../support/render/trap.js";
import { markupPage, renderingOf, SHOWN_AT, testRenderer } from "../../support/render/rendering.js";

let renderer: Renderer & { readonly pid: number };

beforeAll(async () => {
  renderer = await testRenderer({
    limits: {
      maxRequests: 80,
      maxBusyMs: 60_000,
      maxAnswerBytes: 100_000,
      // Nothing here waits for longer; every page costs as much less.
      quietVirtualMs: 1_000,
      quietRealWithWorkersMs: 500,
    },
  });
});

afterAll(() => renderer?.close());

const shown = async (page: PageToRender) => renderingOf(await renderer.render(page));

/** A page whose requests are answered by a function of their path. */
function pageAnswered(
  markup: string,
  answerTo: (path: string, times: number) => RenderAnswer,
  at = "http://site.example/",
): PageToRender {
  const times = new Map<string, number>();
  return {
    ...markupPage(markup, {}, at),
    answer: ({ url }) => {
      const { pathname } = new URL(url);
      times.set(pathname, (times.get(pathname) ?? 0) + 1);
      return Promise.resolve(answerTo(pathname, times.get(pathname) ?? 0));
    },
  };
}

const text = (body: string): RenderAnswer => ({
  kind: "response",
  id: body,
  status: 200,
  headers: [["Content-Type", "text/plain"]],
  body: Buffer.from(body),
});

/** Width and height out of the frame's head (ITU-T T.81 B.2.2). */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } | null {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if ([0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  return null;
}

describe("what a page shows", () => {
  it("is on record: text with shadow roots, links of every kind, title, language, pictures", async () => {
    const markup = `<title>before</title><body><p>plain</p><div id=d></div><a href="/first">1</a>
<p onclick="location.href='/by-click'">go</p><iframe srcdoc="<p>in a frame <a href='/framed'>f</a>"></iframe><div style="height:3000px"></div>
<script type=module>
  d.attachShadow({ mode: "closed" }).innerHTML = "<p>in the shadow</p><a href='/shadowed'>s</a>";
  document.title = await (await fetch("/title.txt")).text();
  history.pushState({}, "", "/route/1");
  console.error("one"); setTimeout(() => { throw new Error("two"); });
</script>`;
    const page = { ...markupPage(markup, { "/title.txt": "after" }), screenshot: "whole" as const };
    const rendering = await shown(page);
    expect(rendering).toMatchObject({
      title: "after",
      language: "en",
      finalUrl: "http://site.example/route/1",
    });
    expect(rendering.tree.text.split("\n")).toEqual(
      expect.arrayContaining(["plain", "in the shadow", "in a frame f"]),
    );
    expect(rendering.tree.links).toEqual(
      expect.arrayContaining([
        { url: "http://site.example/first", found: "element" },
        { url: "http://site.example/shadowed", found: "element" },
        { url: "http://site.example/framed", found: "element" },
        { url: "http://site.example/by-click", found: "handler" },
        { url: "http://site.example/route/1", found: "route" },
      ]),
    );
    expect(rendering.tree.boxes.find(({ name }) => name === "body")?.width).toBeGreaterThan(1000);
    expect(rendering.consoleErrors).toBe(2);
    expect(rendering.renderedBy).toMatch(
      /^Chromium \d+[\d.]+, clock and chance fixed at 2026-11-15T12:31:07/,
    );
    expect(rendering.requests.map(({ url, asker }) => [url, asker])).toEqual(
      expect.arrayContaining([
        ["http://site.example/", "page"],
        ["http://site.example/title.txt", "page"],
      ]),
    );
    const [view, whole] = rendering.screenshots;
    expect([...(view?.bytes.subarray(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect([...(whole?.bytes.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
    expect(whole?.height).toBeGreaterThan(3000);
  });

  it("is shown small too where that is asked for: the view as it is scrolled, within its bounds", async () => {
    const markup = (top: string, below: string) =>
      `<body style="margin:0"><div style="height:2000px;background:${top}"></div><div style="height:2000px;background:${below}"></div>
<script>scrollTo(0, 2000)</script>`;
    const small = async (page: PageToRender) =>
      (await shown({ ...page, withThumbnail: true })).screenshots.map(({ bytes, ...facts }) => ({
        ...facts,
        bytes: Buffer.from(bytes),
      }));
    const [one, ...others] = await small(markupPage(markup("red", "blue")));
    expect(others).toEqual([]);
    expect(one).toMatchObject({ kind: "thumbnail", mediaType: "image/jpeg", width: 320, height: 200 });
    expect(sizeOfJpeg(one?.bytes ?? Buffer.alloc(0))).toEqual({ width: 320, height: 200 });
    const [same] = await small(markupPage(markup("lime", "blue")));
    const [other] = await small(markupPage(markup("red", "lime")));
    expect(same?.bytes.equals(one?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(other?.bytes.equals(one?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  it("has its clock and its chance fixed, in windows and in workers, as players fix them", async () => {
    const printing = `[Date.now() - ${SHOWN_AT} < 60000, new Date().getUTCFullYear(), Math.random(), crypto.getRandomValues(new Uint32Array(1))[0]].join()`;
    const markup = `<body><p id=o></p><p id=w></p><p id=u></p><script>
o.textContent = ${printing}; u.textContent = crypto.randomUUID();
new Worker("/w.js").onmessage = (e) => (w.textContent = e.data);</script>`;
    const page = markupPage(markup, { "/w.js": `postMessage(${printing})` }, "https://site.example/");
    const first = await shown(page);
    const [random, value] = fixedNumbers(chanceSeed(SHOWN_AT), 2);
    const line = `true,2026,${random},${Math.trunc((value ?? 0) * 2 ** 32)}`;
    expect(first.tree.text.split("\n").slice(0, 2)).toEqual([line, line]);
    const again = await shown(page);
    expect(again.tree.textDigest).toBe(first.tree.textDigest);
  });

  it("does not hang on how long its answers take: its time stands still meanwhile", async () => {
    const markup = `<body><p id=o></p><script type=module>
const late = setTimeout(() => (o.textContent = "gave up"), 1000);
const from = performance.now();
for (let n = 0; n < 60; n++) await fetch("/slow.txt?" + n);
clearTimeout(late);
o.textContent = performance.now() - from < 1000 ? "saw less than a second" : "saw it all";
</script>`;
    const page = markupPage(markup, { "/slow.txt": "x" });
    const answer: PageToRender["answer"] = async (request, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return page.answer(request, signal);
    };
    const { tree, requests } = await shown({ ...page, answer });
    expect(tree.text).toBe("saw less than a second");
    expect(requests.filter(({ url }) => url.includes("slow")).length).toBe(60);
  });

  it("settles in spite of a timer that never ends", async () => {
    const { notes, tree } = await shown(markupPage(`<body>calm<script>setInterval(() => {}, 0)</script>`));
    expect(tree.text).toBe("calm");
    expect(notes).toEqual([]);
  });
});

describe("what a page is not given", () => {
  it("is itemised: over size, not whole, refused, failed, without end", async () => {
    const markup = `<body><pre id=o></pre><script type=module>
for (const path of ["/large", "/cut", "/refused", "/failed", "/endless"])
  o.textContent += path + " " + await fetch(path).then((r) => r.text(), (e) => e.name).then((t) => t.slice(0, 9)) + "\\n";
</script>`;
    const answers: Record<string, RenderAnswer> = {
      "/large": { ...text("x".repeat(100_001)), id: "large" } as RenderAnswer,
      "/cut": { kind: "truncated", id: "cut" },
      "/refused": { kind: "refused", why: "robots.txt" },
      "/failed": { kind: "failed", code: "connect-refused" },
      "/endless": { ...text("begun"), isEndless: true } as RenderAnswer,
    };
    const { tree, open, requests } = await shown(pageAnswered(markup, (path) => answers[path] ?? text("")));
    expect(tree.text).toBe(
      "/large TypeError /cut TypeError /refused TypeError /failed TypeError /endless begun",
    );
    expect(open.map(({ kind, url }) => [kind, new URL(url).pathname])).toEqual([
      ["over-size", "/large"],
      ["truncated", "/cut"],
      ["refused", "/refused"],
      ["endless-stream", "/endless"],
    ]);
    const ends = Object.fromEntries(requests.map(({ url, end }) => [new URL(url).pathname, end]));
    expect(ends["/failed"]).toEqual({ kind: "failed", code: "connect-refused" });
    expect(ends["/cut"]).toEqual({ kind: "open", why: "truncated" });
    expect(ends["/endless"]).toEqual({ kind: "answered", id: "begun", status: 200 });
  });

  it("is noted: dialogs, downloads, popups, beacons, reports, and where it would have gone", async () => {
    const markup = `<meta http-equiv=Content-Security-Policy content="img-src 'none'"><body>stays<script>
confirm("?"); navigator.sendBeacon("/beacon", "b"); window.open("/popup");
setTimeout(() => (location.href = "/elsewhere"), 50);
setTimeout(() => { const a = document.createElement("a"); a.href = "data:x/y,z"; a.download = "z"; a.click(); }, 500);
</script>`;
    const asked: string[] = [];
    const page = pageAnswered(markup, (path) => (asked.push(path), text("")));
    const { tree, notes, open } = await shown(page);
    expect(tree.text).toBe("stays");
    expect(tree.links).toContainEqual({ url: "http://site.example/elsewhere", found: "navigation" });
    expect(notes.map(({ kind }) => kind).sort()).toEqual(["dialog", "download", "navigation", "popup"]);
    expect(open).toMatchObject([{ kind: "beacon", url: "http://site.example/beacon" }]);
    expect(asked.filter((path) => path !== "/favicon.ico")).toEqual([]);
  });

  it.each([
    ["about:blank", `"about:blank"`],
    ["blob:http", `URL.createObjectURL(new Blob(["there"], { type: "text/html" }))`],
  ])("is not the page any more when it has left for %s, and that is said", async (where, address) => {
    const leaving = `<body>here<script>setTimeout(() => (location = ${address}), 20)</script>`;
    const outcome = await renderer.render(markupPage(leaving));
    expect(outcome).toMatchObject({ kind: "failed", code: "navigation-failed" });
    expect(outcome.kind === "failed" && outcome.message).toContain(`the page left for ${where}`);
  });

  it("ends at its limit, and the page is shown as it stands", async () => {
    const markup = `<body>begun<script>let n = 0; const more = () => fetch("/" + n++).finally(more); more();</script>`;
    const { tree, notes, requests, open } = await shown(pageAnswered(markup, () => text("")));
    expect(tree.text).toBe("begun");
    expect(notes).toContainEqual({ kind: "limit", what: "requests", count: 1 });
    expect(requests.filter(({ end }) => end.kind === "answered").length).toBe(80);
    expect(open.map(({ kind }) => kind)).toContain("over-limit");
  });
});

describe("the network", () => {
  it("is not reached by anything that a page can try", async () => {
    const trap = await startTrap();
    const at = `127.0.0.1:${trap.port}`;
    // On localhost a page may use every way there is, without TLS.
    const page = pageAnswered(
      tryingPage(trap.port),
      () => ({ kind: "failed", code: "dns" }),
      "http://localhost/",
    );
    const { open, tree } = await shown(page);
    expect(tree.text).toContain("no socket");
    expect(tree.text).toContain("no fetch");
    expect(open.map(({ kind, url }) => `${kind} ${url}`).sort()).toEqual([
      "webrtc ",
      `websocket ws://${at}/`,
      `websocket ws://${at}/worker`,
      `webtransport https://${at}/`,
    ]);
    expect(trap.contacts()).toBe(0);
    await trap.close();
    expect(renderer.facts.words.length).toBeGreaterThan(1);
  });
});

describe("closedness", () => {
  const markup = `<body><p id=o></p><script type=module>
const r = await fetch("/once.txt?" + Math.random()); o.textContent = await r.text() + " " + await (await fetch("/poll")).text() + await (await fetch("/poll")).text();
</script>`;

  it("holds for a page that asks for the same things and shows the same from what is held", async () => {
    const held = new HeldAnswers();
    const page = pageAnswered(markup, (path, times) => text(`${path} ${times}`));
    const first = await shown({ ...page, answer: held.keeping(page.answer) });
    expect(first.tree.text).toBe("/once.txt 1 /poll 1/poll 2");
    expect(await checkClosedness(renderer, page, first, held)).toEqual({
      isClosed: true,
      notHeld: [],
      notAsked: [],
      isTextEqual: true,
      areActsEqual: true,
      failure: null,
    });
  });

  it("fails for one that asks by what nobody fixes", async () => {
    const held = new HeldAnswers();
    const own = `<body><script>fetch("/x?" + URL.createObjectURL(new Blob([""])).slice(-36)).then((r) => r.text()).then((t) => document.body.append(t), () => document.body.append("none"))</script>`;
    const page = pageAnswered(own, () => text("came"));
    const first = await shown({ ...page, answer: held.keeping(page.answer) });
    const result = await checkClosedness(renderer, page, first, held);
    expect(result).toMatchObject({ isClosed: false, isTextEqual: false });
    expect(result.notHeld).toHaveLength(1);
    expect(result.notAsked).toHaveLength(1);
  });
});

describe("pages that were shown", () => {
  it("are let go of, however long their browser lives", async () => {
    const shownPage = async (): Promise<WeakRef<PageToRender>> => {
      const page = markupPage("<p>once</p><iframe srcdoc='<p>framed'></iframe><script src=/a.js></script>");
      await shown(page);
      return new WeakRef(page);
    };
    const pages = [await shownPage(), await shownPage()];
    await shown(markupPage("<p>the last one may still be at hand</p>"));
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    // References in finished frames of the event loop go with the next turn.
    await expect
      .poll(() => {
        collect();
        return pages.filter((page) => page.deref() !== undefined).length;
      })
      .toBe(0);
  });
});

describe("a page's end", () => {
  it("that takes its process along costs that page only", async () => {
    const page = {
      ...markupPage(`<body><script src="/hold.js"></script>`),
      answer: async (): Promise<RenderAnswer> => {
        for (const pid of renderersOf(renderer.pid)) process.kill(pid, "SIGKILL");
        return text("");
      },
    };
    const outcome = await renderer.render(page);
    expect(outcome).toMatchObject({ kind: "failed", code: "renderer-crashed" });
    expect((await shown(markupPage("<body>fine"))).tree.text).toBe("fine");
  });

  it("by a fault of whoever answers is that fault, and no word about the page", async () => {
    const fault = new Error("the disk is full");
    const page = {
      ...markupPage(`<body><script src="/x.js"></script>`),
      answer: (): Promise<RenderAnswer> => Promise.reject(fault),
    };
    await expect(renderer.render(page)).rejects.toBe(fault);
    expect((await shown(markupPage("<body>fine"))).tree.text).toBe("fine");
  });

  it("comes when it is asked for", async () => {
    const stopping = new AbortController();
    const page = {
      ...markupPage(`<body><script src="/never.js"></script>`),
      answer: (): Promise<RenderAnswer> => (stopping.abort(), new Promise(() => {})),
    };
    const outcome = await renderer.render(page, stopping.signal);
    expect(outcome).toMatchObject({ kind: "failed", code: "stopped", open: [{ kind: "unanswered" }] });
  });

  it("leaves no process and no folder when the browser is closed", async () => {
    await renderer.close();
    expect(existsSync(`/proc/${renderer.pid}`)).toBe(false);
    const names = [tmpdir(), "/tmp"].flatMap((place) => readdirSync(place));
    expect(names.filter((name) => name.startsWith(`isochron-browser-${process.pid}-`))).toEqual([]);
  });
});
