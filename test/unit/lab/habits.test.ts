import { describe, expect, it } from "vitest";
import { createLivingSite, type LivingSite, type LivingSiteOptions, type TruthVersion } from "#lab/index.js";
import { instant } from "#model/index.js";
import { readResponse, type PlainResponse } from "../../support/samples/http-message.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const PER_SECOND = 86_400;

/** Asks at an instant of site time, without a clock. */
function ask(
  site: LivingSite,
  path: string,
  at: number,
  headers: Record<string, string> = {},
): PlainResponse {
  const exchange = site.receive(
    { method: "GET", target: path, httpVersion: "HTTP/1.1", headers: new Map(Object.entries(headers)) },
    instant(at),
  );
  const wire = exchange.choose(instant(at));
  exchange.finish(instant(at), true);
  return readResponse(Buffer.concat([wire.head, ...wire.pieces]));
}

/** A tiny site where every page changes, with the given habits. */
function make(options: Omit<Partial<LivingSiteOptions>, "startAt"> & { perSecond?: number }): LivingSite {
  return createLivingSite({
    seed: 4,
    pages: 8,
    startAt: START,
    ...options,
    changes: {
      rates: { kind: "fixed", perDay: (options.perSecond ?? 0.2) * PER_SECOND },
      staticDocumentShare: 0,
      ...options.changes,
    },
  });
}

/** Neighbouring versions of all pages within some minutes. */
function changes(
  site: LivingSite,
  seconds = 300,
): { path: string; before: TruthVersion; after: TruthVersion }[] {
  return site
    .truth(instant(START + seconds * 1000))
    .pages.flatMap(({ path, versions }) =>
      versions.slice(1).map((after, i) => ({ path, before: versions[i]!, after })),
    )
    .filter(({ before }) => Date.parse(before.from) >= START);
}

/** Fetches before the change, then asks conditionally at the change with the validators got; gives both. */
function revalidate(
  site: LivingSite,
  change: ReturnType<typeof changes>[number],
): [PlainResponse, PlainResponse] {
  const first = ask(site, change.path, Date.parse(change.before.from));
  return [first, ask(site, change.path, Date.parse(change.after.from), conditions(first))];
}

function conditions(response: PlainResponse): Record<string, string> {
  const etag = response.headers.get("etag");
  const modified = response.headers.get("last-modified");
  return {
    ...(etag === undefined ? {} : { "if-none-match": etag }),
    ...(modified === undefined ? {} : { "if-modified-since": modified }),
  };
}

describe("honest validators", () => {
  const site = make({});

  it("answer 304 while the version lives and 200 from its end on", () => {
    for (const change of changes(site)) {
      const first = ask(site, change.path, Date.parse(change.before.from));
      const still = ask(site, change.path, Date.parse(change.after.from) - 1, conditions(first));
      expect([still.status, still.payload.length, still.headers.get("etag")]).toEqual([
        304,
        0,
        first.headers.get("etag"),
      ]);
      expect(revalidate(site, change)[1].status).toBe(200);
    }
    expect(changes(site).length).toBeGreaterThan(100);
  });

  it("date the change, cut to the second", () => {
    for (const { path, after } of changes(site)) {
      const modified = Date.parse(ask(site, path, Date.parse(after.from)).headers.get("last-modified")!);
      expect(modified).toBe(Math.floor(Date.parse(after.from) / 1000) * 1000);
    }
  });

  it("prefer If-None-Match to If-Modified-Since", () => {
    const first = ask(site, "/", START);
    const headers = { "if-none-match": '"other"', "if-modified-since": first.headers.get("last-modified")! };
    expect(ask(site, "/", START, headers).status).toBe(200);
    expect(ask(site, "/", START, { ...headers, "if-none-match": '"other", *' }).status).toBe(200);
    expect(ask(site, "/", START, { "if-none-match": "*" }).status).toBe(304);
    expect(ask(site, "/", START, { "if-none-match": `"o", W/${first.headers.get("etag")!}` }).status).toBe(
      304,
    );
    expect(ask(site, "/", START, { "if-modified-since": "yesterday" }).status).toBe(200);
  });
});

describe("other validators", () => {
  it("may be missing", () => {
    const { headers } = ask(make({ habits: { validators: { missing: 1 } } }), "/", START);
    expect(headers.has("etag") || headers.has("last-modified")).toBe(false);
  });

  it("may be weak, and overlook template changes", () => {
    const site = make({
      perSecond: 0.01,
      changes: { bulk: { perDay: PER_SECOND / 10, share: 1 } },
      habits: { validators: { weak: 1 } },
    });
    const [first, second] = revalidate(site, changes(site)[0]!);
    expect(first.headers.get("etag")).toMatch(/^W\//);
    expect(second.status).toBe(304);
  });

  it("may be mtime and size, and overlook a change of equal size within the second", () => {
    const site = make({ perSecond: 2, habits: { validators: { "mtime-size": 1 } } });
    const statuses = changes(site, 60).map((change) => revalidate(site, change)[1].status);
    expect(new Set(statuses)).toEqual(new Set([200, 304]));
  });

  it("may give the Date as Last-Modified", () => {
    const site = make({ habits: { validators: { "date-as-modified": 1 } } });
    const { headers } = ask(site, "/", START + 12_345);
    expect(headers.get("last-modified")).toBe(headers.get("date"));
  });

  it("may be frozen, and lie at every change", () => {
    const site = make({ habits: { validators: { frozen: 1 } } });
    for (const change of changes(site)) expect(revalidate(site, change)[1].status).toBe(304);
  });

  it("may be old file times, and call some changes older than what they replace", () => {
    const site = make({ habits: { validators: { "old-file-times": 1 } } });
    const statuses = changes(site).map((change) => revalidate(site, change)[1].status);
    expect(new Set(statuses)).toEqual(new Set([200, 304]));
    for (const { path, after } of changes(site)) {
      const at = Date.parse(after.from);
      expect(Date.parse(ask(site, path, at).headers.get("last-modified")!)).toBeLessThan(at);
    }
  });
});

describe("rollbacks", () => {
  it.each([true, false])("carry their old file time again: %s", (rollbackKeepsTime) => {
    const site = make({
      changes: { revertShare: 1, revertAfterMs: 3000 },
      habits: { rollbackKeepsTime, validators: { honest: 1 } },
    });
    const { pages, returns } = site.truth(instant(START + 300_000));
    expect(returns).toBeGreaterThan(20);
    let older = 0;
    for (const { path, versions } of pages) {
      for (let i = 2; i < versions.length; i++) {
        const [a, , back] = [versions[i - 2]!, versions[i - 1]!, versions[i]!];
        if (a.contentDigest !== back.contentDigest || Date.parse(a.from) < START) continue;
        const [first, again] = [a, back].map((v) => ask(site, path, Date.parse(v.from)));
        expect(again!.headers.get("etag")).toBe(first!.headers.get("etag"));
        if (again!.headers.get("last-modified") === first!.headers.get("last-modified")) older++;
      }
    }
    if (rollbackKeepsTime) expect(older).toBeGreaterThan(20);
    else expect(older).toBeLessThan(20);
  });
});

describe("content coding", () => {
  it("is used only when the request allows it", () => {
    const site = make({ habits: { coding: { gzip: 1 } } });
    expect(ask(site, "/", START, { "accept-encoding": "gzip, br" }).headers.get("content-encoding")).toBe(
      "gzip",
    );
    expect(
      ask(site, "/", START, { "accept-encoding": "br;q=1.0, gzip;q=0.5" }).headers.get("content-encoding"),
    ).toBe("gzip");
    expect(ask(site, "/", START, { "accept-encoding": "gzip;q=0" }).headers.has("content-encoding")).toBe(
      false,
    );
    expect(ask(site, "/", START).headers.has("content-encoding")).toBe(false);
  });

  it("may compress anew each time: other payload, equal content", () => {
    const site = make({ habits: { coding: { regzip: 1 } } });
    const answers = [0, 1, 2].map(() => ask(site, "/", START, { "accept-encoding": "gzip" }));
    expect(new Set(answers.map((answer) => answer.payloadDigest)).size).toBe(3);
    expect(new Set(answers.map((answer) => answer.contentDigest)).size).toBe(1);
    expect(site.truth(START).pages[0]).toMatchObject({ payloadVaries: true });
  });
});

describe("caches", () => {
  const caches = { share: 1, nodes: 3, ttlMs: 20_000, hiddenAgeShare: 0 };

  it("serve old copies with their age, differently from node to node, never older than they may be", () => {
    const site = make({ perSecond: 1, habits: { caches } });
    const seen: string[] = [];
    const signs = new Set<string>();
    for (let at: number = START; at < START + 120_000; at += 500) {
      const { headers, contentDigest } = ask(site, "/", at);
      expect(Number(headers.get("age"))).toBeLessThan(20);
      expect(headers.get("via")).toMatch(/^1\.1 cache-[012]$/);
      expect(Date.parse(headers.get("date")!) + Number(headers.get("age")) * 1000).toBeLessThanOrEqual(at);
      signs.add(headers.get("x-cache")!);
      seen.push(contentDigest);
    }
    expect(signs).toEqual(new Set(["HIT", "MISS"]));
    const goesBack = seen.some((digest, i) => digest !== seen[i - 1] && seen.slice(0, i).includes(digest));
    expect(goesBack).toBe(true);
    const page = site.truth(instant(START + 120_000)).pages.find(({ path }) => path === "/")!;
    expect(page.answers.map((answer) => answer.contentDigest)).toEqual(seen);
    const origin = new Map(page.versions.map((version) => [version.contentDigest, version]));
    for (const { chosenAt, madeAt, contentDigest } of page.answers) {
      const { from, to } = origin.get(contentDigest)!;
      expect(from <= madeAt && (to === null || madeAt < to)).toBe(true);
      expect(Date.parse(chosenAt) - Date.parse(madeAt)).toBeLessThan(20_000);
    }
  });

  it("may hide that they are there", () => {
    const site = make({ habits: { caches: { ...caches, hiddenAgeShare: 1 } } });
    const { headers } = ask(site, "/", START);
    expect(["age", "via", "x-cache"].some((name) => headers.has(name))).toBe(false);
  });
});

describe("the server's clock", () => {
  it("is skewed and steps both ways", () => {
    const clock = { skewMs: -5000, steps: [{ afterMs: 10_000, byMs: 8000 }, { afterMs: 20_000, byMs: -4000 }] }; // prettier-ignore
    const site = make({ habits: { clock } });
    const errors = [0, 9999, 10_000, 19_000, 20_000].map((afterMs) => {
      const at = START + afterMs;
      return Date.parse(ask(site, "/", at).headers.get("date")!) - Math.floor(at / 1000) * 1000;
    });
    expect(errors).toEqual([-5000, -5000, 3000, 3000, -1000]);
  });

  it("never dates Last-Modified after Date", () => {
    const site = make({
      perSecond: 1,
      habits: { clock: { skewMs: 0, steps: [{ afterMs: 30_000, byMs: -25_000 }] } },
    });
    for (let at: number = START; at < START + 60_000; at += 700) {
      const { headers } = ask(site, "/", at);
      expect(Date.parse(headers.get("last-modified")!)).toBeLessThanOrEqual(Date.parse(headers.get("date")!));
    }
  });
});

describe("noise", () => {
  const noisy = (noise: { token: number } | { rotation: number }): LivingSite =>
    make({ pages: 12, fates: { noisyShare: 0.1 }, habits: { noise } });

  it("gives every request another content when it is a token", () => {
    const site = noisy({ token: 1 });
    const page = site.truth(START).pages.find((candidate) => candidate.noisy)!;
    const answers = Array.from({ length: 20 }, () => ask(site, page.path, START).contentDigest);
    expect(new Set(answers).size).toBe(20);
    expect(answers).not.toContain(page.versions[0]!.contentDigest);
  });

  it("gives one of the variants that the truth lists when it rotates", () => {
    const site = noisy({ rotation: 1 });
    const page = site.truth(START).pages.find((candidate) => candidate.noisy)!;
    const answers = Array.from({ length: 40 }, () => ask(site, page.path, START).contentDigest);
    expect(new Set(answers)).toEqual(new Set(page.versions[0]!.variants));
  });
});

describe("framing and faults", () => {
  it("may be chunked, by length, or by closing", () => {
    const headersOf = (framing: "chunked" | "content-length" | "close"): ReadonlyMap<string, string> =>
      ask(make({ habits: { framing: { [framing]: 1 } } }), "/", START).headers;
    expect(headersOf("chunked").get("transfer-encoding")).toBe("chunked");
    expect(Number(headersOf("content-length").get("content-length"))).toBeGreaterThan(1000);
    expect(headersOf("close").get("connection")).toBe("close");
    expect(headersOf("close").has("content-length")).toBe(false);
  });

  it("may be unavailable now and then", () => {
    const site = make({ habits: { faults: { unavailable: 0.3, cut: 0 } } });
    const statuses = new Set(Array.from({ length: 50 }, () => ask(site, "/", START).status));
    expect(statuses).toEqual(new Set([200, 503]));
  });
});
