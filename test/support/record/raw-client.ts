// Connections made by hand: what is sent is exactly what is written here, broken requests included.
import { connect } from "node:net";
import type { Random } from "#ports/index.js";
import { KINDS, textOf } from "./mixed-server.js";

/** What is sent over one connection. */
export interface Conversation {
  readonly name: string;
  readonly methods: readonly string[];
  readonly pieces: readonly string[];
  /** Further pieces go only when so much of an answer is there. */
  readonly waitsFor?: string;
}

const HOST = "Host: site.test";

/** Sends a conversation and gives all that came back before the other side closed. */
export function converse(port: number, { pieces, waitsFor }: Conversation): Promise<Buffer> {
  return new Promise((resolve) => {
    const got: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    const [first = "", ...rest] = pieces;
    let isWaiting = waitsFor !== undefined;
    socket.write(first, "latin1");
    if (!isWaiting) for (const piece of rest) socket.write(piece, "latin1");
    socket.on("data", (piece) => {
      got.push(piece);
      if (!isWaiting || !Buffer.concat(got).includes(waitsFor!)) return;
      isWaiting = false;
      for (const later of rest) socket.write(later, "latin1");
      if (waitsFor === "X-Deal: yes\r\n\r\n") socket.end();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(Buffer.concat(got)));
  });
}

/** One request; the last of a connection closes it. */
function request(method: string, target: string, fields: readonly string[], isLast: boolean): string {
  const all = [HOST, ...fields, ...(isLast ? ["Connection: close"] : [])];
  return `${method} ${target} HTTP/1.1\r\n${all.join("\r\n")}\r\n\r\n`;
}

/** A conversation by lot. */
export function randomConversation(random: Random): Conversation {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!;
  const n = Math.floor(random.next() * 50);
  const odd = pick(["pipelined", "pipelined", "kept", "posted", "chunks", "continue", "socket", "refused", "garbage", "old", "absolute", "long", "half", "hangup"]); // prettier-ignore
  if (odd === "kept" || odd === "pipelined") {
    const count = 1 + Math.floor(random.next() * 6);
    const methods = Array.from({ length: count }, () =>
      pick(["GET", "GET", "GET", "HEAD", "OPTIONS", "DELETE"]),
    );
    const pieces = methods.map((method, at) =>
      request(method, `/${pick(KINDS)}/${n}?q=${at}`, fieldsBy(random, n), at === count - 1),
    );
    return { name: odd, methods, pieces: odd === "kept" ? pieces : [pieces.join("")] };
  }
  return ODD[odd]!(n);
}

function fieldsBy(random: Random, n: number): string[] {
  const fields = [
    "Accept-Encoding: gzip, br",
    `If-None-Match: "${n}"`,
    "Range: bytes=100-",
    "X-Two: a",
    "x-two: b",
    "Accept-Language: de",
  ];
  return fields.filter(() => random.next() < 0.3);
}

const ODD: Readonly<Record<string, (n: number) => Conversation>> = {
  posted: (n) => {
    const body = textOf(`body ${n}`, n * 1_000);
    return {
      name: "posted",
      methods: ["POST"],
      pieces: [request("POST", `/echo/${n}`, [`Content-Length: ${body.length}`], true), body],
    };
  },
  chunks: (n) => {
    const chunk = textOf(`chunk ${n}`, 300);
    const fields = ["Transfer-Encoding: chunked", "Trailer: X-Last"];
    const body = `12c\r\n${chunk}\r\n12c\r\n${chunk}\r\n0\r\nX-Last: ${n}\r\n\r\n`;
    return { name: "chunks", methods: ["PUT"], pieces: [request("PUT", `/echo/${n}`, fields, true), body] };
  },
  continue: (n) => {
    const fields = ["Content-Length: 5", "Expect: 100-continue"];
    const target = n % 2 === 0 ? `/echo/${n}` : `/gone/${n}`;
    // A server that answers without asking for the body ends the matter; then nothing follows.
    return {
      name: "continue",
      methods: ["POST"],
      pieces: [request("POST", target, fields, true), "12345"],
      waitsFor: "100 Continue\r\n\r\n",
    };
  },
  socket: (n) => ({
    name: "socket",
    methods: ["GET"],
    pieces: [
      `GET /socket HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n`,
      textOf(`ws ${n}`, n * 50 + 1),
    ],
    waitsFor: "X-Deal: yes\r\n\r\n",
  }),
  refused: () => ({
    name: "refused",
    methods: ["GET"],
    pieces: [`GET /other HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n`],
  }),
  garbage: (n) => ({
    name: "garbage",
    methods: ["GET"],
    pieces: [
      [
        "this is no HTTP at all\r\n\r\n",
        `GET / HTTP/1.1\r\n${HOST}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n12345`,
        `GET / HTTP/1.1\r\n${HOST}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        `GET / HTTP/1.1\r\n${HOST}\r\nNo Colon Here\r\n\r\n`,
        `GET /\u0001 HTTP/1.1\r\n${HOST}\r\n\r\n`,
        `G@T / HTTP/1.1\r\n${HOST}\r\n\r\n`,
        `GET / HTTP/9.9\r\n${HOST}\r\n\r\n`,
        `POST /echo/1 HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n`,
      ][n % 8]!,
    ],
  }),
  old: (n) => ({ name: "old", methods: ["GET"], pieces: [`GET /chunked/${n} HTTP/1.0\r\n${HOST}\r\n\r\n`] }),
  half: (n) => ({ name: "half", methods: ["GET"], pieces: [request("GET", `/half/${n}`, [], true)] }),
  hangup: (n) => ({ name: "hangup", methods: ["GET"], pieces: [request("GET", `/hangup/${n}`, [], true)] }),
  absolute: (n) => ({
    name: "absolute",
    methods: ["GET"],
    pieces: [request("GET", `http://site.test/length/${n}`, [], true)],
  }),
  long: (n) => ({
    name: "long",
    methods: ["GET"],
    pieces: [request("GET", `/length/${n}`, [`X-Long: ${textOf("long", 9_000)}`], true)],
  }),
};
