// What every response says about what a browser may do with it. Archived content is hostile: it lives on its
// own origin, and neither origin uses cookies, which ignore ports.

type Headers = Readonly<Record<string, string>>;

const EVERYWHERE: Headers = {
  "referrer-policy": "no-referrer",
  // No document.domain, so that two ports of one host never become one origin.
  "origin-agent-cluster": "?1",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-robots-tag": "noindex, nofollow",
};

/** For the UI and its API: own files only, in no frame, opened by nobody else's window. */
export const UI_HEADERS: Headers = {
  ...EVERYWHERE,
  "content-security-policy":
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** For archived content: scripts may run, confined to the replay origin. */
export function replayHeaders(uiOrigin: string): Headers {
  return {
    ...EVERYWHERE,
    // No Cross-Origin-Opener-Policy here: browsers refuse it on a sandboxed document.
    "content-security-policy":
      "sandbox allow-scripts allow-same-origin allow-forms; " +
      "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; " +
      `base-uri 'self'; form-action 'self'; frame-ancestors 'self' ${uiOrigin}`,
    "cache-control": "no-cache",
  };
}

/** For our own pages on the replay origin. */
export const NOTICE_HEADERS: Headers = {
  ...EVERYWHERE,
  "content-security-policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};
