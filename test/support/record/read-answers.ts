// What came back over one connection, without what belongs to the connection alone: for comparing two of them.
import { createHash } from "node:crypto";

/** One answer. */
export interface ReadAnswer {
  readonly line: string;
  /** In order, names as sent; those of the connection and Date aside. */
  readonly fields: readonly string[];
  /** Length and digest of the body without its chunks; a body that is not whole has neither. */
  readonly body: string;
  readonly trailers: readonly string[];
}

const OF_CONNECTION = /^(?:connection|keep-alive|transfer-encoding|date):/i;

/** Reads all answers on a connection; `methods` are those of its requests, in order. */
export function readAnswers(bytes: Buffer, methods: readonly string[]): ReadAnswer[] {
  const answers: ReadAnswer[] = [];
  let at = 0;
  let asked = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf("\r\n\r\n", at);
    if (end === -1) break;
    const [line = "", ...fields] = bytes.toString("latin1", at, end).split("\r\n");
    const status = Number(line.split(" ")[1]);
    const isInterim = status >= 100 && status < 200;
    const method = isInterim ? "GET" : (methods[asked++] ?? "GET");
    const hasBody = !isInterim && status !== 204 && status !== 304 && method !== "HEAD";
    const body = hasBody
      ? readBody(bytes, end + 4, fields)
      : { content: Buffer.alloc(0), end: end + 4, trailers: [] };
    const { content } = body;
    answers.push({
      line,
      fields: fields.filter((field) => !OF_CONNECTION.test(field)),
      body:
        content === null
          ? "not whole"
          : `${content.length} ${createHash("sha256").update(content).digest("hex")}`,
      trailers: body.trailers,
    });
    at = body.end;
    if (status === 101) {
      answers.push({ line: "then", fields: [], body: bytes.toString("latin1", at), trailers: [] });
      break;
    }
  }
  return answers;
}

interface Body {
  readonly content: Buffer | null;
  readonly end: number;
  readonly trailers: readonly string[];
}

function readBody(bytes: Buffer, from: number, fields: readonly string[]): Body {
  const value = (name: string): string | undefined =>
    fields
      .find((field) => field.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  if (value("transfer-encoding") === "chunked") return readChunks(bytes, from);
  const length = value("content-length");
  if (length === undefined) return { content: bytes.subarray(from), end: bytes.length, trailers: [] };
  const end = from + Number(length);
  if (end > bytes.length) return { content: null, end: bytes.length, trailers: [] };
  return { content: bytes.subarray(from, end), end, trailers: [] };
}

function readChunks(bytes: Buffer, from: number): Body {
  const pieces: Buffer[] = [];
  for (let at = from; ;) {
    const line = bytes.indexOf("\r\n", at);
    if (line === -1) return { content: null, end: bytes.length, trailers: [] };
    const length = parseInt(bytes.toString("latin1", at, line), 16);
    if (length === 0) {
      const isBare = bytes.toString("latin1", line, line + 4) === "\r\n\r\n";
      const end = isBare ? line + 4 : bytes.indexOf("\r\n\r\n", line) + 4;
      const trailers = isBare ? [] : bytes.toString("latin1", line + 2, end - 4).split("\r\n");
      return { content: Buffer.concat(pieces), end, trailers };
    }
    if (line + 2 + length > bytes.length) return { content: null, end: bytes.length, trailers: [] };
    pieces.push(bytes.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
}
