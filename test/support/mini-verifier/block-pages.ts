// Block pages, from the section of that name in docs/certificate.md.

const LOGIN = /(^|[/?&=._-])(log-?in|sign-?in|auth|sso|session|password|passwort|account|register|anmelden)/i;

/** By the head. */
export function headBlocks(status: number, value: (name: string) => string | null, target: string): boolean {
  if (value("cf-mitigated")?.toLowerCase() === "challenge") return true;
  if (["captcha", "challenge"].includes(value("x-amzn-waf-action")?.toLowerCase() ?? "")) return true;
  const path = target.replace(/\?.*/, "");
  const location = value("location");
  if (status < 300 || status > 399 || location === null || path === "/" || LOGIN.test(path)) return false;
  try {
    const to = new URL(location, "http://nowhere.invalid");
    return LOGIN.test(to.pathname) && [...to.searchParams].some(([, back]) => back.includes(path));
  } catch {
    return false;
  }
}

const MARKS = `<title>just a moment...</title> + /cdn-cgi/challenge-platform/
<title>attention required! | cloudflare</title> + cf-error-details
/_incapsula_resource? + request unsuccessful. incapsula incident id
captcha-delivery.com/ + var dd=
id="px-captcha" + window._pxappid
<title>sucuri website firewall - access denied</title>
<title>access denied</title> + errors.edgesuite.net
id="anubis_version" + id="anubis_challenge"`
  .split("\n")
  .map((line) => line.split(" + "));

/** By the content. */
export function contentBlocks(content: Buffer, target: string): boolean {
  if (content.length > 65536) return false;
  const text = content.toString("latin1").toLowerCase();
  if (MARKS.some((marks) => marks.every((mark) => text.includes(mark)))) return true;
  const seen = text
    .replace(/<!--[^]*?(-->|$)/g, " ")
    .replace(/<(script|style|noscript|template|title)(?![a-z])[^]*?(<\/\1[^>]*(>|$)|$)/g, " ")
    .replace(/<[^>]*(>|$)/g, " ");
  const words = seen.split(/(?:\s|&nbsp;|&#160;)+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const links = text.split("<a ").length - 1;
  if (words <= 40 && links <= 2 && /class=["']?(g-recaptcha|h-captcha|cf-turnstile)\b/.test(text))
    return true;
  const asksForPassword = /<input\b[^<>]{0,500}\btype=["']?password\b/.test(text);
  const path = target.replace(/\?.*/, "");
  return words <= 60 && links <= 10 && asksForPassword && path !== "/" && !LOGIN.test(target);
}
