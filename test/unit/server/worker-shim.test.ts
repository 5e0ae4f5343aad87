// The script before a replayed worker's own: addresses that it asks for lead into the archive.
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { instant, parsePageUrl } from "#model/index.js";
import { workerOpening } from "#server/replay/shim/shim.js";

const AT = instant(Date.UTC(2026, 10, 15, 12, 31, 7));
const STAMP = "20261115123107000";
const ORIGIN = "http://a-1.localhost:8091";
const WORKER = "https://a.example/js/worker.js";

/** What a worker asks for when it asks for a link, by each way it has. */
function asksFor(link: string): Record<string, unknown> {
  const asked: Record<string, unknown> = {};
  class Request {
    readonly url: string;
    constructor(input: string | Request) {
      this.url = typeof input === "string" ? input : input.url;
    }
  }
  class XMLHttpRequest {
    open(_method: string, address: string): void {
      asked["xhr"] = address;
    }
  }
  const self = {
    location: new URL(`${ORIGIN}/~secret/${STAMP}/${WORKER}`),
    Request,
    XMLHttpRequest,
    URL,
    Date,
    Math: { random: () => 0.5, imul: (a: number, b: number) => Math.imul(a, b) },
    fetch: (input: string | Request) => (asked["fetch"] = typeof input === "string" ? input : input.url),
    importScripts: (...links: string[]) => (asked["import"] = links),
    EventSource: class {
      constructor(address: string) {
        asked["events"] = address;
      }
    },
  };
  const opening = workerOpening({ url: parsePageUrl(WORKER)!, at: AT }, AT, "/~secret");
  const script = `fetch(link); fetch(new Request(link)); new XMLHttpRequest().open("GET", link);
importScripts(link, "blob:x"); new EventSource(link);`;
  runInNewContext(`with (self) {\n${opening}\n${script}\n}`, { self, link });
  return asked;
}

describe("a replayed worker", () => {
  const inside = (url: string): string => `${ORIGIN}/~secret/${STAMP}/${url}`;

  it.each([
    ["https://a.example/api", "https://a.example/api"],
    ["//a.example/api", "https://a.example/api"],
    ["https://user:secret@api.example/x?y=1", "https://api.example/x?y=1"],
    [`${ORIGIN}/api`, "https://a.example/api"],
    ["part.js", "https://a.example/js/part.js"],
  ])("asks for %s in the archive", (link, meant) => {
    const lead = inside(meant);
    expect(asksFor(link)).toEqual({ fetch: lead, xhr: lead, import: [lead, "blob:x"], events: lead });
  });

  it("leaves alone what is no address of the network", () => {
    expect(asksFor("data:text/plain,x")["fetch"]).toBe("data:text/plain,x");
  });
});
