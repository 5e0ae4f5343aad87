// Lies about cookies, credentials, proxies and knocks, in records, settings and certificate alike.
import { sha256Digest } from "#formats/index.js";
import { editBlock, field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";
import { addBetween, noteOf } from "./expert.js";
import type { Tampering } from "./forgery.js";
import { resettle } from "./omitting.js";
import { besides, looksOfSharp } from "./rewritten-warcs.js";

const DIGEST = `scrypt:${"0123456789abcdef".repeat(4)}`;

/** The same field in both requests for a sharp page. */
function addToRequests(f: Forgery, line: string): void {
  for (const look of looksOfSharp(f))
    editBlock(besides(f, look, "request"), "\r\n\r\n", `\r\n${line}\r\n\r\n`);
}

/** The same field in every request of the capture. */
function addToAll(f: Forgery, line: string): void {
  for (const record of f.records)
    if (field(record, "WARC-Type") === "request") editBlock(record, "\r\n\r\n", `\r\n${line}\r\n\r\n`);
}

/** The profile of the certificate and of the settings, in the warcinfo too. */
function listInProfile(f: Forgery, name: string, value: string): void {
  f.certificate.requestProfile[name] = value;
  resettle(f, (settings) => {
    const profile = settings["requestProfile"] as Record<string, string>;
    settings["requestProfile"] = { ...profile, [name]: value };
  });
}

const targetOf = ({ fields }: EditableRecord): string =>
  fields.find(([name]) => name === "WARC-Target-URI")![1];
const originOf = (f: Forgery): string => new URL(targetOf(looksOfSharp(f)[0])).origin;

/** What the run put on record last, said to have cookies in it. */
function recordCookies(f: Forgery, cookies: unknown): void {
  const change = noteOf(f, "change").at(-1)!;
  editBlock(change, "isochron-change: {", `isochron-change: {"cookies":${JSON.stringify(cookies)},`);
}

const COOKIE = { host: "site.test", path: "/", secure: false, name: "a", value: "b" };
const listed = `a=${sha256Digest(Buffer.from("b"))}`;

/** A connection on record beside a look at a sharp page, and in the certificate. */
function connectThrough(f: Forgery, proxy: string): void {
  const look = looksOfSharp(f)[0];
  const facts = { client: null, resolved: [], proxy, tls: null };
  const metadata = besides(f, look, "metadata");
  metadata.block = Buffer.concat([metadata.block, Buffer.from(`connection: ${JSON.stringify(facts)}\r\n`)]);
  f.certificate.vantage.connections = [
    ...f.certificate.vantage.connections,
    { host: new URL(targetOf(look)).host, ...facts },
  ];
}

/** Each must be refused. */
export const NETWORK: Tampering[] = [
  {
    name: "a contradicting look relabelled as a knock",
    line: /^pages\[\d+\]\.records$/,
    forge: (f) => addBetween(f, (added) => editBlock(added[2]!, /pass: \w+/, "pass: knock")),
  },
  {
    name: "a look at a page listed as its knock",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => {
      const look = looksOfSharp(f)[1];
      editBlock(besides(f, look, "metadata"), /pass: \w+/, "pass: knock");
      const id = look.fields.find(([name]) => name === "WARC-Record-ID")![1];
      for (const page of f.certificate.pages)
        for (const record of page.records) if (record.id === id) record.pass = "knock" as never;
    },
  },
  {
    name: "a cookie in both requests, listed in the certificate alone",
    line: /^requestProfile$/,
    forge: (f) => {
      addToRequests(f, "Cookie: a=b");
      f.certificate.requestProfile["Cookie"] = listed;
    },
  },
  {
    name: "a cookie in both requests, another one on record as set",
    line: /^requestProfile$/,
    forge: (f) => {
      addToAll(f, "Cookie: a=b");
      f.certificate.requestProfile["Cookie"] = listed;
      recordCookies(f, [{ ...COOKIE, value: "c" }]);
    },
  },
  {
    name: "cookies on record as set that the profile does not tell",
    line: /^requestProfile$/,
    forge: (f) => recordCookies(f, [COOKIE]),
  },
  {
    name: "an Authorization that nobody declared",
    line: /^requestProfile$/,
    forge: (f) => addToRequests(f, `Authorization: Basic ${DIGEST}`),
  },
  {
    name: "a password in the clear, listed so",
    line: /^requestProfile$/,
    forge: (f) => {
      addToAll(f, "Authorization: Basic dXNlcjpwYXNz");
      listInProfile(f, "Authorization", `${originOf(f)} Basic dXNlcjpwYXNz`);
    },
  },
  {
    name: "an Authorization for another origin than the one it is listed for",
    line: /^requestProfile$/,
    forge: (f) => {
      addToAll(f, `Authorization: Basic ${DIGEST}`);
      listInProfile(f, "Authorization", `https://elsewhere.test Basic ${DIGEST}`);
    },
  },
  {
    name: "an Authorization listed for the site that its requests do not carry",
    line: /^requestProfile$/,
    forge: (f) => listInProfile(f, "Authorization", `${originOf(f)} Basic ${DIGEST}`),
  },
  {
    name: "a connection through a proxy that the settings do not name",
    line: /^vantage\.connections$/,
    forge: (f) => connectThrough(f, "http://proxy.test:3128"),
  },
  {
    name: "a connection through another proxy than the settings name",
    line: /^vantage\.connections$/,
    forge: (f) => {
      connectThrough(f, "http://proxy.test:3128");
      resettle(f, (settings) => (settings["network"] = { proxy: "http://other.test:3128" }));
    },
  },
  {
    name: "a server's address behind a proxy",
    line: /^vantage\.servers$/,
    forge: (f) => {
      resettle(f, (settings) => (settings["network"] = { proxy: "http://proxy.test:3128" }));
      f.certificate.vantage.connections = [];
      f.certificate.vantage.servers = [
        { host: new URL(targetOf(looksOfSharp(f)[0])).host, address: "192.0.2.1" },
      ];
      for (const record of f.records) {
        record.fields = record.fields.filter(([name]) => name !== "WARC-IP-Address");
        if (record.block.toString("latin1").includes("\nconnection: "))
          editBlock(record, /connection: [^\r\n]*\r?\n/, "");
      }
      setField(looksOfSharp(f)[0], "WARC-IP-Address", "192.0.2.1");
    },
  },
];
