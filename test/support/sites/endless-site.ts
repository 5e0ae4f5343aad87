// A site full of traps: everything a crawler could follow for ever, and a few ordinary pages.
import type { Answer } from "./logging-sites.js";

const FILTERS = ["a", "b", "c", "d"];

/** What the site answers; only `/`, `/about`, `/news` and `/news/1` are worth having. */
export function endlessSite(path: string): Answer {
  const { pathname, searchParams } = new URL(path, "http://x.test");
  if (pathname === "/robots.txt") return { status: 404, body: "" };
  if (pathname === "/") return page("home", ROOMS);
  if (pathname.startsWith("/calendar")) return calendarPage(searchParams);
  if (pathname.startsWith("/list"))
    return page("list", [`/list?page=${Number(searchParams.get("page")) + 1}`]);
  if (pathname.startsWith("/shop")) return shopPage(searchParams);
  if (pathname.startsWith("/deep")) return page(`deep ${pathname}`, ["x/y/", `${pathname}d/`]);
  if (pathname.startsWith("/number")) return page("number", numbers(pathname));
  if (pathname.startsWith("/session"))
    return page("session", [`/about;jsessionid=${token()}`, `/session?PHPSESSID=${token()}`]);
  if (["/about", "/news", "/news/1"].includes(pathname)) return page(pathname, ["/news/1"]);
  // Everything else exists too, and always looks the same: a soft 404 with a relative link.
  return page("nothing to see", ["further/"]);
}

const ROOMS = [
  "/about",
  "/news",
  "/calendar?year=2026&month=1",
  "/list?page=1",
  "/shop",
  "/deep/x/y/",
  "/number/1",
  "/session",
  "/lost/",
  "/gone/",
];

let tokens = 0;
function token(): string {
  return `${(++tokens).toString(16).padStart(8, "0")}abcdef0123456789abcdef01`;
}

function page(title: string, links: readonly string[]): Answer {
  return { body: `<h1>${title}</h1>${links.map((link) => `<a href="${link}">x</a>`).join("")}` };
}

function calendarPage(query: URLSearchParams): Answer {
  const month = Number(query.get("year")) * 12 + Number(query.get("month")) - 1;
  const at = (n: number) => `/calendar?year=${Math.floor(n / 12)}&month=${(n % 12) + 1}`;
  return page(`month ${month}`, [at(month + 1), at(month - 1)]);
}

/** Four filters that can be switched on and off in any combination. */
function shopPage(query: URLSearchParams): Answer {
  const links = FILTERS.map((letter) => {
    const next = new URLSearchParams(query);
    if (next.has(letter)) next.delete(letter);
    else next.append(letter, "1");
    return `/shop?${next.toString()}`;
  });
  return page(`shop ${query.toString()}`, links);
}

function numbers(pathname: string): string[] {
  const n = Number(/\d+$/.exec(pathname)?.[0] ?? 0);
  return [`/number/${2 * n}`, `/number/${2 * n + 1}`];
}
