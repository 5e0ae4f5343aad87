// Block pages: answers that keep a robot or a stranger out and say nothing about the page asked for.
// docs/certificate.md, "Block pages", is the specification; a false "blocked" hides a page, so the rules are narrow.
import { parsedUrl } from "#model/index.js";
import { visibleWords } from "../html/visible-words.js";

const LARGEST_BLOCK_PAGE = 65_536;
const MOST_CAPTCHA_WORDS = 40;
const MOST_LOGIN_WORDS = 60;
const LOGIN = /(^|[/?&=._-])(log-?in|sign-?in|auth|sso|session|password|passwort|account|register|anmelden)/i;

/** Texts that occur together on the interstitial pages of one product, in lower case. */
const INTERSTITIALS: readonly { readonly name: string; readonly marks: readonly string[] }[] = [
  {
    name: "Cloudflare challenge",
    marks: ["<title>just a moment...</title>", "/cdn-cgi/challenge-platform/"],
  },
  {
    name: "Cloudflare block",
    marks: ["<title>attention required! | cloudflare</title>", "cf-error-details"],
  },
  { name: "Imperva block", marks: ["/_incapsula_resource?", "request unsuccessful. incapsula incident id"] },
  { name: "DataDome captcha", marks: ["captcha-delivery.com/", "var dd="] },
  { name: "HUMAN captcha", marks: ['id="px-captcha"', "window._pxappid"] },
  { name: "Sucuri block", marks: ["<title>sucuri website firewall - access denied</title>"] },
  { name: "Akamai block", marks: ["<title>access denied</title>", "errors.edgesuite.net"] },
  { name: "Anubis challenge", marks: ['id="anubis_version"', 'id="anubis_challenge"'] },
];

/** Every rule about contents needs one of these; they are looked for in a quarter of the time that the rules take. */
const SIGNS: readonly RegExp[] = [
  /captcha|turnstile|password/,
  /<title>(?:just a|attention|sucuri|access)/,
  /_incapsula_|anubis_v/,
];

/** What the head of a response says: a firewall's own word, or a redirect to a login page that leads back here. */
export function blockedByHead(
  status: number,
  header: (name: string) => string | null,
  target: string,
): string | null {
  if (/^challenge$/i.test(header("cf-mitigated") ?? "")) return "Cloudflare challenge";
  if (/^(captcha|challenge)$/i.test(header("x-amzn-waf-action") ?? "")) return "AWS WAF challenge";
  return status >= 300 && status < 400 && isLoginRedirect(header("location"), target)
    ? "redirects to a login page"
    : null;
}

/** What the content of a complete 200 with media type text/html says. */
export function blockedByContent(content: Uint8Array, target: string): string | null {
  if (content.length > LARGEST_BLOCK_PAGE) return null;
  const html = Buffer.from(content.buffer, content.byteOffset, content.length)
    .toString("latin1")
    .toLowerCase();
  if (!SIGNS.some((sign) => sign.test(html))) return null;
  const product = INTERSTITIALS.find(({ marks }) => marks.every((mark) => html.includes(mark)));
  if (product) return product.name;
  // Words and links are counted only where a rule could hold: that is on few pages.
  const hasCaptcha = CAPTCHA_WIDGET.test(html);
  const hasPassword = PASSWORD_FIELD.test(html) && pathOf(target) !== "/" && !LOGIN.test(target);
  if (!hasCaptcha && !hasPassword) return null;
  const words = visibleWords(html).length;
  const links = html.split("<a ").length - 1;
  if (hasCaptcha && words <= MOST_CAPTCHA_WORDS && links <= 2) return "captcha";
  const isLogin = hasPassword && words <= MOST_LOGIN_WORDS && links <= 10;
  return isLogin ? "login page in place of the page" : null;
}

const CAPTCHA_WIDGET = /class=["']?(g-recaptcha|h-captcha|cf-turnstile)\b/;
const PASSWORD_FIELD = /<input\b[^<>]{0,500}\btype=["']?password\b/;

/** A login page that is told where to lead back to: this very page. */
function isLoginRedirect(location: string | null, target: string): boolean {
  const path = pathOf(target);
  if (location === null || path === "/" || LOGIN.test(path)) return false;
  const url = parsedUrl(location, "http://x.invalid");
  if (url === null) return false;
  const { pathname, searchParams } = url;
  return LOGIN.test(pathname) && [...searchParams.values()].some((value) => value.includes(path));
}

function pathOf(target: string): string {
  return target.split("?", 1)[0]!;
}
