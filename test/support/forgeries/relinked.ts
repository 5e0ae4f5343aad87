// Links taken out of pages, with every digest, length and coding made to fit.
import { identifyResponse, parseHttpResponse, sha256Digest } from "#formats/index.js";
import { field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";

/** Makes every link to a path, relative ones too, one to the front page; answers that had one are then sent without any coding. */
export function dropLinks(f: Forgery, path: string): void {
  const edited = new Map<string, string>();
  const link = new RegExp(`"(${path}|${path.replace(/^.*\//, "")})"`, "g");
  for (const record of f.records.filter((one) => field(one, "WARC-Type") === "response")) {
    const response = parseHttpResponse(record.block);
    const read = response.ok ? identifyResponse(response) : null;
    const html = read?.kind === "identified" ? Buffer.from(read.content).toString("latin1") : "";
    const body = Buffer.from(html.replaceAll(link, '"/"'), "latin1");
    if (body.equals(Buffer.from(html, "latin1"))) continue;
    edited.set(String(read!.payloadDigest), sha256Digest(body));
    record.block = Buffer.concat([plainHead(record), body]);
    setField(record, "WARC-Payload-Digest", sha256Digest(body));
  }
  for (const record of f.records.filter((one) => field(one, "WARC-Type") === "revisit")) {
    const digest = edited.get(field(record, "WARC-Payload-Digest") ?? "");
    if (digest === undefined) continue;
    record.block = plainHead(record);
    setField(record, "WARC-Payload-Digest", digest);
  }
  for (const page of f.certificate.pages) {
    const digest = edited.get(String(page.payloadDigest));
    if (digest !== undefined) Object.assign(page, { payloadDigest: digest, contentDigest: digest });
  }
}

/** The head without what it says of codings and lengths: the body then ends with the connection. */
function plainHead({ block }: EditableRecord): Buffer {
  const lines = block.toString("latin1", 0, block.indexOf("\r\n\r\n")).split("\r\n");
  const kept = lines.filter((line) => !/^(content-encoding|transfer-encoding|content-length):/i.test(line));
  return Buffer.from(`${kept.join("\r\n")}\r\n\r\n`, "latin1");
}
