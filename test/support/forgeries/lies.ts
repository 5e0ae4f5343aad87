// Lies in the certificate.
import { randomUUID } from "node:crypto";
import { claimSharp, later, ofSharp, pageWith, type Tampering } from "./forgery.js";

/** Lies in the certificate; root and signature are made right with the forger's key, counts are recounted. */
export const LIES: Tampering[] = [
  {
    name: "the time point moved behind every interval",
    line: /^asOf|^pages\[\d+\]\.(verdict|records)/,
    forge: ({ certificate }) => (certificate.asOf = certificate.finishedAt),
  },
  {
    name: "the time point outside the capture",
    line: /^pages|^asOf/,
    forge: ({ certificate }) => (certificate.asOf = later(certificate.finishedAt, 60_000)),
  },
  {
    name: "an interval that begins too early",
    line: /interval$/,
    forge: ofSharp((page) => (page.interval!.from = later(page.interval!.from, -1))),
  },
  {
    name: "an interval that ends too late",
    line: /interval$/,
    forge: ofSharp((page) => (page.interval!.to = later(page.interval!.to, 1))),
  },
  {
    name: "an interval that is too short",
    line: /interval$/,
    forge: ofSharp((page) => (page.interval!.to = later(page.interval!.to, -1))),
  },
  {
    name: "a sharp page without its interval",
    line: /interval$/,
    forge: ofSharp((page) => (page.interval = null)),
  },
  {
    name: "a changed page claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "changed");
      claimSharp(p, p.records[0]!.lastByteAt, p.records.at(-1)!.sentAt);
    },
  },
  {
    name: "a self-varying page claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "self-varying");
      claimSharp(p, p.records[0]!.lastByteAt, p.records.at(-1)!.sentAt);
    },
  },
  {
    name: "a page seen once claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "seen");
      claimSharp(p, f.certificate.asOf, f.certificate.asOf);
    },
  },
  {
    name: "a page never fetched claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "excluded");
      claimSharp(p, f.certificate.asOf, f.certificate.asOf);
    },
  },
  {
    name: "a page seen once claimed attested by an untrusted Last-Modified",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "seen");
      Object.assign(p, {
        verdict: "attested",
        evidence: "attested:last-modified",
        interval: { from: f.certificate.asOf, to: p.records[0]!.sentAt },
      });
    },
  },
  {
    name: "a sharp page played down",
    line: /verdict$/,
    forge: ofSharp((page) => Object.assign(page, { verdict: "changed", evidence: "none", interval: null })),
  },
  {
    name: "an untrusted host called trusted",
    line: /^hosts\[0\]\.lastModified/,
    forge: ({ certificate: { hosts } }) =>
      Object.assign(
        hosts[0]!,
        hosts[0]!.lastModified === "trusted"
          ? { lastModified: "distrusted", skewUpperMs: null }
          : { lastModified: "trusted", skewUpperMs: 0 },
      ),
  },
  {
    name: "another bound of a host's skew",
    line: /^hosts\[0\]\.skewUpperMs/,
    forge: ({ certificate: { hosts } }) => (hosts[0]!.skewUpperMs = 12345),
  },
  {
    name: "another word on a host's 304s",
    line: /^hosts\[0\]\.notModified/,
    forge: ({ certificate: { hosts } }) =>
      (hosts[0]!.notModified = hosts[0]!.notModified === "trusted" ? "distrusted" : "trusted"),
  },
  { name: "a host left out", line: /^hosts/, forge: ({ certificate }) => (certificate.hosts = []) },
  {
    name: "a host's test resting on a record that is not there",
    line: /^hosts\[0\]\.records/,
    forge: ({ certificate: { hosts } }) => (hosts[0]!.records = [`<urn:uuid:${randomUUID()}>`]),
  },
  {
    name: "another content digest",
    line: /contentDigest$/,
    forge: ofSharp((page) => (page.contentDigest = `sha-256:${"0".repeat(64)}` as never)),
  },
  {
    name: "another payload digest",
    line: /payloadDigest$/,
    forge: ofSharp((page) => (page.payloadDigest = `sha-256:${"1".repeat(64)}` as never)),
  },
  { name: "another status", line: /status$/, forge: ofSharp((page) => (page.status = 203)) },
  {
    name: "another Location",
    line: /location$/,
    forge: ofSharp((page) => (page.location = "http://elsewhere.test/")),
  },
  {
    name: "another content type",
    line: /contentType$/,
    forge: ofSharp((page) => (page.contentType = "text/plain")),
  },
  {
    name: "another kind of evidence",
    line: /evidence$/,
    forge: ofSharp((page) => (page.evidence = "attested:304")),
  },
  {
    name: "a look sent earlier than recorded",
    line: /sentAt$/,
    forge: ofSharp((page) => (page.records[1]!.sentAt = later(page.records[1]!.sentAt, -5))),
  },
  {
    name: "a look that ended earlier than recorded",
    line: /lastByteAt$/,
    forge: ofSharp((page) => (page.records[0]!.lastByteAt = later(page.records[0]!.lastByteAt, -5))),
  },
  {
    name: "a first byte earlier than recorded",
    line: /firstByteAt$/,
    forge: ofSharp((page) => (page.records[0]!.firstByteAt = later(page.records[0]!.firstByteAt, -5))),
  },
  {
    name: "a look that is another page's",
    line: /records\[0\]$/,
    forge: (f) => {
      const [a, b] = f.certificate.pages.filter((p) => p.verdict === "sharp");
      a!.records[0] = structuredClone(b!.records[0]!);
    },
  },
  {
    name: "a look that no record shows",
    line: /records\[1\]$/,
    forge: ofSharp((page) => (page.records[1]!.id = `<urn:uuid:${randomUUID()}>`)),
  },
  {
    name: "a look that is the request's record",
    line: /records\[1\]$/,
    forge: ofSharp((page) => (page.records[1]!.id = page.records[1]!.request!)),
  },
  {
    name: "a look listed twice",
    line: /records$/,
    forge: ofSharp((page) => page.records.push(structuredClone(page.records.at(-1)!))),
  },
  { name: "a look left out", line: /verdict$/, forge: ofSharp((page) => page.records.pop()) },
  {
    name: "another pass",
    line: /pass$/,
    forge: (f) => (pageWith(f, "self-varying").records.at(-1)!.pass = "revisit"),
  },
  {
    name: "another type of record",
    line: /type$/,
    forge: ofSharp(
      (page) => (page.records[1]!.type = page.records[1]!.type === "revisit" ? "response" : "revisit"),
    ),
  },
  {
    name: "another request",
    line: /request$/,
    forge: ofSharp((page) => (page.records[0]!.request = page.records[1]!.request)),
  },
  {
    name: "other time stamps' record",
    line: /metadata$/,
    forge: ofSharp((page) => (page.records[0]!.metadata = page.records[1]!.metadata)),
  },
  {
    name: "a claim that rests on other looks",
    line: /restsOn$/,
    forge: ofSharp((page) => (page.records[0]!.restsOn = false)),
  },
  {
    name: "a page left out",
    line: /^pages$/,
    forge: (f) => {
      f.certificate.pages.splice(f.certificate.pages.indexOf(pageWith(f, "changed")), 1);
    },
  },
  {
    name: "a page listed twice",
    line: /^pages$/,
    forge: (f) => void f.certificate.pages.push(structuredClone(pageWith(f, "sharp"))),
  },
  {
    name: "an invented page with another's looks",
    line: /records\[0\]$/,
    forge: (f) =>
      void f.certificate.pages.push({
        ...structuredClone(pageWith(f, "sharp")),
        url: "http://living.test/invented",
      }),
  },
  {
    name: "other request headers",
    line: /^requestProfile/,
    forge: ({ certificate }) => (certificate.requestProfile["user-agent"] = "a browser"),
  },
  {
    name: "another server's address",
    line: /^vantage\.servers/,
    forge: ({ certificate }) => (certificate.vantage.servers[0]!.address = "203.0.113.9"),
  },
  {
    name: "a server left out",
    line: /^vantage\.servers/,
    forge: ({ certificate }) => (certificate.vantage.servers = []),
  },
  {
    name: "the signs of caches denied",
    line: /^vantage\.caches/,
    forge: ({ certificate }) => (certificate.vantage.caches = []),
  },
  {
    name: "one sign of a cache left out",
    line: /^vantage\.caches/,
    forge: ({ certificate }) => certificate.vantage.caches![0]!.fields.pop(),
  },
  {
    name: "a sign of a cache that no answer shows",
    line: /^vantage\.caches/,
    forge: ({ certificate }) => certificate.vantage.caches![0]!.fields.push("x-served-by"),
  },
  {
    name: "a connection that no record tells of",
    line: /^vantage\.connections/,
    forge: ({ certificate }) =>
      certificate.vantage.connections.push({
        host: "living.test",
        client: "203.0.113.9",
        resolved: ["203.0.113.10"],
        tls: null,
      }),
  },
  {
    name: "another planned time point",
    line: /^plannedAsOf/,
    forge: ({ certificate }) => (certificate.plannedAsOf = later(certificate.plannedAsOf, 1)),
  },
  {
    name: "a better expectation",
    line: /^planner\.expectedSharp/,
    forge: ({ certificate }) => (certificate.planner.expectedSharp = 39),
  },
  {
    name: "another planner",
    line: /^planner\.strategy/,
    forge: ({ certificate }) => (certificate.planner.strategy = "optimal"),
  },
  {
    name: "another start",
    line: /^startedAt/,
    forge: ({ certificate }) => (certificate.startedAt = later(certificate.startedAt, -1000)),
  },
  {
    name: "an end before the last look",
    line: /^finishedAt|records\[\d+\]$/,
    forge: ({ certificate }) => (certificate.finishedAt = certificate.asOf),
  },
  {
    name: "another capture",
    line: /^capture/,
    forge: ({ certificate }) => (certificate.capture = "20200101000000000"),
  },
  { name: "another site", line: /^site/, forge: ({ certificate }) => (certificate.site = "elsewhere.test") },
  {
    name: "other seeds",
    line: /^seeds/,
    forge: ({ certificate }) => void certificate.seeds.push("http://elsewhere.test/"),
  },
  {
    name: "other settings",
    line: /^settings/,
    forge: ({ certificate }) => (certificate.settings["delayMs"] = 1),
  },
];
