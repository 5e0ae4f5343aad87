// The one fixed request that every fetch sends: claims hold for this profile (evidence.md, "content negotiation").
import { UsageError } from "#errors.js";
import { formatHttpDate } from "#formats/index.js";
import type { FetchRequest } from "#ports/index.js";

/** Headers beside Host, in the order sent. No cookies, no language: what a stranger gets. */
export function requestProfile(userAgent: string): Readonly<Record<string, string>> {
  return {
    "User-Agent": checkedValue("User-Agent", userAgent),
    Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    // gzip alone: every reader of WARC files can decode it.
    "Accept-Encoding": "gzip",
  };
}

/** The exact bytes of a request: a GET, or a POST where the request says so. */
export function requestBytes(
  url: URL,
  profile: Readonly<Record<string, string>>,
  { conditional, post }: Pick<FetchRequest, "conditional" | "post">,
): Buffer {
  const method = post ? "POST" : "GET";
  const lines = [`${method} ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`];
  for (const [name, value] of Object.entries(profile)) lines.push(`${name}: ${value}`);
  const { etag, lastModified } = conditional ?? {};
  if (etag !== undefined) lines.push(`If-None-Match: ${checkedValue("If-None-Match", etag)}`);
  if (lastModified !== undefined) lines.push(`If-Modified-Since: ${formatHttpDate(lastModified)}`);
  if (post)
    lines.push(
      `Content-Type: ${checkedValue("Content-Type", post.contentType)}`,
      `Content-Length: ${post.body.length}`,
    );
  return Buffer.concat([
    Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"),
    post?.body ?? Buffer.alloc(0),
  ]);
}

/** Refuses values that would end their line or cannot be sent as latin1. */
function checkedValue(name: string, value: string): string {
  if (/^[\x20-\x7e\xa0-\xff]{1,2048}$/.test(value)) return value;
  throw new UsageError(
    "BAD_INPUT",
    `not a value for the ${name} header: ${JSON.stringify(value.slice(0, 80))}`,
  );
}
