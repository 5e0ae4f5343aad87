// What a page of a script-built site was shown from, as a WARC file: each exchange of the rendering, and the document's.
import { createHash } from "node:crypto";
import type { ScriptPage, ScriptSite } from "#lab/script-built/sites/index.js";
import { toIso, type Instant } from "#model/index.js";
import type { HeaderField, RenderAnswer, Renderer, RenderRequest } from "#ports/index.js";
import { renderingOf } from "../render/rendering.js";
import { pageAt, siteAnswer } from "./shown-page.js";

type Request = Pick<RenderRequest, "method" | "url" | "headers" | "body">;
type Response = RenderAnswer & { readonly kind: "response" };

/** Shows the page and gives the file's bytes: requests and responses, each request before its response. */
export async function warcOfPage(
  renderer: Renderer,
  site: ScriptSite,
  page: ScriptPage,
  at: Instant,
): Promise<Uint8Array> {
  const plan = pageAt(site, page, at);
  const document: Request = { method: "GET", url: plan.url, headers: [], body: null };
  const exchanges: [Request, Response][] = [[document, plan.document]];
  const answer = (request: RenderRequest) => {
    const response = siteAnswer(site, at, request);
    exchanges.push([request, response]);
    return Promise.resolve(response);
  };
  renderingOf(await renderer.render({ ...plan, answer }));
  const records = exchanges.flatMap(([request, response], number) => {
    const ids = [idOf(`request ${number}`), idOf(`response ${number}`)] as const;
    const about = { url: request.url, at };
    return [
      recordOf("request", { ...about, id: ids[0], concurrentTo: ids[1] }, requestBytes(request)),
      recordOf("response", { ...about, id: ids[1], concurrentTo: null }, responseBytes(response)),
    ];
  });
  return Buffer.concat(records);
}

interface RecordHead {
  readonly url: string;
  readonly at: Instant;
  readonly id: string;
  readonly concurrentTo: string | null;
}

/** ISO 28500:2017 sections 4 to 6. */
function recordOf(type: "request" | "response", head: RecordHead, block: Uint8Array): Buffer {
  const lines = [
    "WARC/1.1",
    `WARC-Type: ${type}`,
    `WARC-Target-URI: ${head.url}`,
    `WARC-Date: ${toIso(head.at)}`,
    `WARC-Record-ID: ${head.id}`,
    ...(head.concurrentTo === null ? [] : [`WARC-Concurrent-To: ${head.concurrentTo}`]),
    `Content-Type: application/http; msgtype=${type}`,
    `Content-Length: ${block.length}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), block, Buffer.from("\r\n\r\n")]);
}

function requestBytes({ method, url, headers, body }: Request): Buffer {
  const { host, pathname, search } = new URL(url);
  const length: HeaderField[] = body ? [["Content-Length", String(body.length)]] : [];
  return message(`${method} ${pathname}${search} HTTP/1.1`, [["Host", host], ...headers, ...length], body);
}

function responseBytes({ status, headers, body }: Response): Buffer {
  return message(`HTTP/1.1 ${status} Said`, [...headers, ["Content-Length", String(body.length)]], body);
}

function message(first: string, headers: readonly HeaderField[], body: Uint8Array | null): Buffer {
  const fields = headers.map(([name, value]) => `${name}: ${value}`);
  const head = Buffer.from(`${[first, ...fields].join("\r\n")}\r\n\r\n`, "latin1");
  return Buffer.concat([head, body ?? new Uint8Array()]);
}

/** The same for the same name: the file is a function of the exchanges. */
function idOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return `<urn:uuid:${[...parts, hex.slice(20, 32)].join("-")}>`;
}
