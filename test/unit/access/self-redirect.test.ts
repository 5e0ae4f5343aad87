// Redirects that only a cookie would end.
import { beforeEach, expect, it } from "vitest";
import { findMemento, replay, type Replayed } from "#access/index.js";
import { instant, type PageUrl } from "#model/index.js";
import { MemoryIndex } from "../../support/archives/memory-archive.js";

const AT = Date.UTC(2026, 10, 15, 12);
const URL_ = "https://site.test/page" as PageUrl;
const redirect = (to: string): string => `HTTP/1.1 302 Found\nLocation: ${to}\nSet-Cookie: seen=1`;
const PAGE = "HTTP/1.1 200 OK\nContent-Type: text/plain";

let index: MemoryIndex;
beforeEach(() => {
  index = new MemoryIndex();
});

const query = (at: number, url = URL_) => ({ url, at: instant(at), within: null, prefix: "" });
const ask = (at: number, url = URL_): Promise<Replayed> => replay(index, query(at, url));

it.each(["https://site.test/page", "/page", "#top", "HTTPS://site.test:443/page#x"])(
  "a redirect to %s is told as one when there is nothing else",
  async (to) => {
    index.add(URL_, AT, redirect(to));
    expect(await ask(AT + 5)).toMatchObject({ kind: "circular", entry: { at: AT, status: 302 } });
  },
);

it("what was captured behind it is shown instead, and that is said", async () => {
  index.add(URL_, AT, redirect("/page"));
  index.add(URL_, AT + 900, PAGE, "the page");
  const replayed = await ask(AT + 5);
  if (replayed.kind !== "memento") throw new Error(replayed.kind);
  expect([replayed.status, Buffer.from(replayed.body as Uint8Array).toString()]).toEqual([200, "the page"]);
  expect(new Map(replayed.headers).get("x-isochron-passed-over")).toBe(
    "20261115120000000 redirects to itself",
  );
  expect((await findMemento(index, query(AT + 5)))?.entry.at).toBe(AT + 900);
});

it("at exactly its own time it is told for what it is", async () => {
  index.add(URL_, AT, redirect("/page"));
  index.add(URL_, AT + 900, PAGE, "the page");
  expect(await ask(AT)).toMatchObject({ kind: "circular" });
  expect((await findMemento(index, query(AT)))?.entry.at).toBe(AT);
});

it("one to another scheme or spelling is none where that was captured", async () => {
  const plain = "http://site.test/page" as PageUrl;
  index.add(plain, AT, redirect(URL_));
  expect(await ask(AT + 5, plain)).toMatchObject({ kind: "circular" });
  index.add(URL_, AT, PAGE, "the page");
  expect(await ask(AT + 5, plain)).toMatchObject({ kind: "memento", status: 302 });
});

it("one to another page is followed as ever", async () => {
  index.add(URL_, AT, redirect("/other"));
  expect(await ask(AT + 5)).toMatchObject({ kind: "memento", status: 302 });
});
