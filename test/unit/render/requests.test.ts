// A request as it goes on the wire, when two are the same, and answers in the browser's words.
import { describe, expect, it } from "vitest";
import type { RenderRequest } from "#ports/index.js";
import type { PausedRequest } from "#render/cdp/protocol.js";
import { WorkerPrograms } from "#render/page/worker-programs.js";
import { fulfilmentOf, isShowableStatus, reasonOf } from "#render/requests/fulfil.js";
import { RequestLedger } from "#render/requests/ledger.js";
import { FIELD_PROFILE, wireFields, type AskedFields } from "#render/requests/request-fields.js";
import { bodyOf, requestIdentity, sentUrl } from "#render/requests/request-identity.js";

const PROFILE = { ...FIELD_PROFILE, userAgent: "Own/1" };
const ASKED: AskedFields = {
  method: "GET",
  workerKind: null,
  url: "https://www.site.example/data",
  resourceType: "XHR",
  isMainDocument: false,
  pageUrl: "https://www.site.example/page?x",
  headers: {},
};
const fieldsOf = (asked: Partial<AskedFields>, profile = PROFILE) =>
  Object.fromEntries(wireFields({ ...ASKED, ...asked }, profile));

describe("header fields", () => {
  it("are the browser's, with what it leaves to its network stack, in one order", () => {
    const headers = {
      Referer: "https://www.site.example/page?x",
      Cookie: "a=b",
      "X-Own": "1",
      Accept: "text/x",
    };
    const shuffled = Object.fromEntries(Object.entries(headers).reverse());
    expect(wireFields({ ...ASKED, headers }, PROFILE)).toEqual([
      ["User-Agent", "Own/1"],
      ["Accept", "text/x"],
      ["Accept-Language", "en-US,en;q=0.9"],
      ["Accept-Encoding", "gzip"],
      ["Referer", "https://www.site.example/"],
      ["Cookie", "a=b"],
      ["Sec-Fetch-Dest", "empty"],
      ["Sec-Fetch-Mode", "cors"],
      ["Sec-Fetch-Site", "same-origin"],
      ["X-Own", "1"],
    ]);
    expect(wireFields({ ...ASKED, headers: shuffled }, PROFILE)).toEqual(
      wireFields({ ...ASKED, headers }, PROFILE),
    );
  });

  it("leave framing and connection to the fetcher, and nothing that would break a line", () => {
    const headers = {
      Host: "evil.example",
      "Content-Length": "9",
      "transfer-encoding": "chunked",
      Connection: "upgrade",
      "X-Split": "a\r\nX-Evil: 1",
      "X Bad": "1",
      "X-Fine": "tab\tand é",
    };
    const fields = fieldsOf({ headers });
    expect(
      Object.keys(fields).filter((name) => /^(host|content-length|transfer|connection|x)/i.test(name)),
    ).toEqual(["X-Fine"]);
  });

  it("keep the whole Referer where the profile says so", () => {
    const headers = { Referer: "https://www.site.example/page?x" };
    const whole = { ...PROFILE, isRefererCut: false };
    expect(fieldsOf({ headers }, whole)["Referer"]).toBe("https://www.site.example/page?x");
  });

  it.each<[string, Partial<AskedFields>, string]>([
    ["the page itself", { resourceType: "Document", isMainDocument: true }, "document navigate none"],
    ["a frame", { resourceType: "Document" }, "iframe navigate same-origin"],
    [
      "a picture elsewhere",
      { resourceType: "Image", url: "https://cdn.other/i" },
      "image no-cors cross-site",
    ],
    [
      "a style on another host",
      { resourceType: "Stylesheet", url: "https://s.site.example/" },
      "style no-cors same-site",
    ],
    [
      "another scheme",
      { resourceType: "Image", url: "http://www.site.example/" },
      "image no-cors cross-site",
    ],
    [
      "below a short label",
      { resourceType: "Image", pageUrl: "https://a.co.uk/", url: "https://b.co.uk/" },
      "image no-cors cross-site",
    ],
    [
      "an address in numbers",
      { resourceType: "Font", pageUrl: "https://10.0.0.1/", url: "https://10.0.0.2/" },
      "font cors cross-site",
    ],
    [
      "the program of a worker",
      { resourceType: "Other", workerKind: "worker" },
      "worker same-origin same-origin",
    ],
    [
      "what a worker's module imports",
      {
        resourceType: "Other",
        workerKind: "sharedworker",
        headers: { Origin: "https://www.site.example", Referer: "https://www.site.example/m.js" },
      },
      "sharedworker cors same-origin",
    ],
    [
      "a module",
      { resourceType: "Script", headers: { Origin: "https://www.site.example" } },
      "script cors same-origin",
    ],
    [
      "what is not GET, which has an Origin in every mode",
      { method: "POST", resourceType: "Image", headers: { Origin: "https://www.site.example" } },
      "image no-cors same-origin",
    ],
    [
      "the icon",
      { resourceType: "Other", headers: { Accept: "image/avif,*/*" } },
      "image no-cors same-origin",
    ],
  ])("say what a request is for: %s", (_, asked, expected) => {
    const fields = fieldsOf(asked);
    expect(`${fields["Sec-Fetch-Dest"]} ${fields["Sec-Fetch-Mode"]} ${fields["Sec-Fetch-Site"]}`).toBe(
      expected,
    );
  });
});

describe("the program of a worker", () => {
  const token = "0271D55C9E08F36C5F7F011E4218BFD9";
  const asked = (change: Partial<PausedRequest>, headers = {}): PausedRequest => ({
    requestId: "1",
    request: { url: "https://a.example/w.js", method: "GET", headers },
    frameId: "F",
    resourceType: "Other",
    networkId: "24256.19",
    ...change,
  });
  const known = () => {
    const programs = new WorkerPrograms();
    programs.add({ targetId: "S".repeat(32), type: "shared_worker", url: "https://a.example/s.js" });
    programs.add({ targetId: "V", type: "service_worker", url: "https://a.example/v.js" });
    programs.add({ targetId: "L", type: "worklet", url: "https://a.example/" });
    return programs;
  };

  it("is told by the worker's number, where the browser says whose it is", () => {
    expect(known().kindOf(asked({ networkId: "S".repeat(32) }))).toBe("sharedworker");
    expect(known().kindOf(asked({ networkId: "V" }))).toBe("serviceworker");
    expect(known().kindOf(asked({ frameId: "V" }))).toBe("serviceworker");
    expect(known().kindOf(asked({ networkId: token }))).toBe("worker");
  });

  it("is nothing else that a page asks for", () => {
    expect(known().kindOf(asked({}))).toBeNull();
    expect(known().kindOf(asked({ resourceType: "Script", networkId: token }))).toBeNull();
    expect(known().kindOf(asked({ frameId: "L" }))).toBeNull();
  });

  it("has parts, which name it", () => {
    const parts = { Origin: "https://a.example", Referer: "https://a.example/s.js" };
    expect(known().kindOf(asked({}, parts))).toBe("sharedworker");
    expect(known().kindOf(asked({}, { Referer: parts.Referer }))).toBeNull();
    expect(known().kindOf(asked({}, { ...parts, Referer: "https://a.example/" }))).toBeNull();
  });
});

describe("identity", () => {
  const message = {
    method: "POST",
    url: "http://a/",
    headers: [["A", "1"]] as const,
    body: Buffer.from("x"),
  };

  it("is equal for equal messages and for no others", () => {
    const others = [
      { ...message, method: "PUT" },
      { ...message, url: "http://a/?" },
      { ...message, headers: [["A", "2"]] as const },
      { ...message, headers: [["a", "1"]] as const },
      {
        ...message,
        headers: [
          ["A", "1"],
          ["A", "1"],
        ] as const,
      },
      { ...message, headers: [["A1", ""]] as const },
      { ...message, body: Buffer.from("y") },
      { ...message, body: Buffer.alloc(0) },
      { ...message, body: null },
    ];
    expect(requestIdentity({ ...message })).toBe(requestIdentity(message));
    const all = [message, ...others].map(requestIdentity);
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toMatch(/^sha-256:[0-9a-f]{64}$/);
  });

  it("rests on bytes: a body that is no text is taken from its entries", () => {
    const asked = { url: "", method: "POST", headers: {} };
    const bytes = [{ bytes: "AP8=" }, { bytes: "AQ==" }];
    expect(bodyOf({ ...asked, hasPostData: true, postData: "\0\uFFFD", postDataEntries: bytes })).toEqual(
      Buffer.from([0, 255, 1]),
    );
    expect(bodyOf(asked)).toBeNull();
    expect(bodyOf({ ...asked, hasPostData: true, postData: "ü" })).toEqual(Buffer.from("ü"));
    // A file among the entries: what is not told must not be sent as less.
    expect(bodyOf({ ...asked, hasPostData: true, postDataEntries: [{ bytes: "AP8=" }, {}] })).toBeUndefined();
  });

  it("knows no fragment", () => {
    expect(sentUrl("http://a/b?c#d#e")).toBe("http://a/b?c");
  });
});

describe("answers", () => {
  it("keep their fields in order, as bytes", () => {
    const headers = [
      ["Set-Cookie", "a=1"],
      ["X-Odd", "é"],
      ["set-cookie", "b=2\0"],
    ] as const;
    const told = fulfilmentOf("r", { status: 200, headers, body: Buffer.from([0, 255]) });
    expect(Buffer.from(told.binaryResponseHeaders, "base64").toString("latin1")).toBe(
      "Set-Cookie: a=1\0X-Odd: é\0set-cookie: b=2",
    );
    expect(told.body).toBe("AP8=");
    expect(told).not.toHaveProperty("responsePhrase");
  });

  it("have a status that a browser can show", () => {
    expect([100, 101, 199, 200, 404, 599, 600, 999, 200.5].map(isShowableStatus)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ["dns", "NameNotResolved"],
    ["connect-refused", "ConnectionRefused"],
    ["first-byte-timeout", "TimedOut"],
    ["reset", "ConnectionClosed"],
    ["unreachable", "AddressUnreachable"],
    ["tls", "Failed"],
  ])("say why there is none: %s", (code, reason) => {
    expect(reasonOf(code)).toBe(reason);
  });
});

describe("the ledger", () => {
  const request = {
    identity: "i",
    method: "GET",
    url: "u",
    resourceType: "Script",
    asker: "page",
  } as unknown as RenderRequest;

  it("counts what is out, and ends a request once", () => {
    const ledger = new RequestLedger();
    const end = ledger.begin(request);
    expect([ledger.count, ledger.outstanding]).toEqual([1, 1]);
    end({ kind: "answered", id: "1", status: 200 }, 5);
    end({ kind: "failed", code: "late" }, 5);
    expect([ledger.count, ledger.outstanding, ledger.bytes]).toEqual([1, 0, 5]);
    expect(ledger.requests[0]?.end).toEqual({ kind: "answered", id: "1", status: 200 });
  });

  it("calls open what was never answered", () => {
    const ledger = new RequestLedger();
    ledger.begin(request);
    ledger.close();
    expect(ledger.open).toMatchObject([{ kind: "unanswered", url: "u" }]);
    expect(ledger.requests[0]?.end).toEqual({ kind: "open", why: "unanswered" });
  });
});
