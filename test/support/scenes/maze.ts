// What the generated sites lack: a sitemap, and a page whose links run into every kind of trap and out of scope.
import { formatHttpDate } from "#formats/index.js";
import { instant } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult } from "#ports/index.js";

const MAZE = "/maze/start.html";

const LINKS = [
  ...[2026, 2031, 2040].map((year) => `/calendar?year=${year}&month=2`),
  ...[1, 2, 3].map((n) => `/shelf;jsessionid=${"0123456789abcdef".repeat(2)}${n}`),
  `/loop${"/a/b".repeat(6)}/`,
  `/deep/${Array.from({ length: 40 }, (_, i) => `d${i}`).join("/")}/`,
  `/long/${"x".repeat(2500)}`,
  `/shop?${Array.from({ length: 14 }, (_, i) => `f${i}=1`).join("&")}`,
  "http://elsewhere.test/away.html",
  "mailto:nobody@living.test",
];

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>http://living.test${MAZE}</loc><lastmod>2026-01-01</lastmod></url>
  <url><loc>http://living.test/maze/missing.html</loc><changefreq>hourly</changefreq></url>
  <url><loc>http://elsewhere.test/</loc></url>
</urlset>
`;

/** The fetcher with both put in front of the site. */
export function withMaze(fetcher: Fetcher, clock: Clock): Fetcher {
  return {
    profile: fetcher.profile,
    close: () => fetcher.close(),
    async fetch(request, signal) {
      const { host, pathname } = new URL(request.url);
      const answer = host === "living.test" ? answerOf(pathname) : null;
      return answer ? respond(answer, request, { fetcher, clock }) : fetcher.fetch(request, signal);
    },
  };
}

interface Answer {
  readonly type: string;
  readonly body: string;
}

function answerOf(path: string): Answer | null {
  if (path === "/sitemap.xml") return { type: "application/xml", body: SITEMAP };
  if (path !== MAZE) return null;
  const links = LINKS.map((href) => `<a href="${href}">on</a>`).join("\n");
  return { type: "text/html; charset=utf-8", body: `<title>maze</title><a href="/">home</a>\n${links}` };
}

async function respond(
  { type, body }: Answer,
  request: FetchRequest,
  { fetcher, clock }: { fetcher: Fetcher; clock: Clock },
): Promise<FetchResult> {
  const leave = await request.admit?.("192.0.2.1");
  const sentAt = clock.now();
  await clock.sleepUntil(instant(sentAt + 5));
  leave?.();
  const { host, pathname } = new URL(request.url);
  const asked = Object.entries({ Host: host, ...fetcher.profile }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const date = formatHttpDate(sentAt);
  const head = `HTTP/1.1 200 OK\r\nDate: ${date}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const exchange = {
    times: { sentAt, firstByteAt: clock.now(), lastByteAt: clock.now() },
    requestBytes: Buffer.from(`GET ${pathname} HTTP/1.1\r\n${asked.join("")}\r\n`),
    responseBytes: Buffer.from(head + body),
    truncated: null,
    remoteAddress: "192.0.2.1",
  };
  return { kind: "response", exchange };
}
