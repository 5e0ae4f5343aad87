// User names and passwords for single origins (Basic, RFC 7617): sent there and nowhere else, on record without secrets.
import { scryptSync } from "node:crypto";
import { UsageError } from "#errors.js";
import { parsedUrl } from "#model/index.js";

/** What one origin is told, and what is written down instead. */
export interface Credential {
  /** Scheme, host and port: no other gets it. */
  readonly origin: string;
  /** The value of the Authorization field. */
  readonly sent: string;
  /** The same in records, with a slow digest in the place of the secret. */
  readonly recorded: string;
}

const MOST_CREDENTIALS = 100;

/** Reads `https://user:password@host` (or http://, where that is meant); `name` is how messages call each. @throws UsageError without the secret */
export function parseCredentials(urls: readonly string[], name: (i: number) => string): Credential[] {
  if (urls.length > MOST_CREDENTIALS) throw refused(name(MOST_CREDENTIALS), "too many of them");
  const credentials = urls.map((url, i) => parseOne(url, name(i)));
  const twice = credentials.findIndex(({ origin }, i) =>
    credentials.some((c, j) => j < i && c.origin === origin),
  );
  if (twice !== -1) throw refused(name(twice), `a second one for ${credentials[twice]!.origin}`);
  return credentials;
}

function parseOne(text: string, name: string): Credential {
  const url = parsedUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username === "")
    throw refused(name, "expected https://user:password@host, special letters percent-encoded");
  if (url.pathname !== "/" || url.search + url.hash !== "")
    throw refused(name, `it is for the whole of ${url.origin}: leave out what comes after the host`);
  const [user, password] = [decoded(url.username, name), decoded(url.password, name)];
  // Section 2: no colon in a user name, no control characters at all.
  // eslint-disable-next-line no-control-regex -- exactly these may not be sent
  if (user.includes(":") || /[\x00-\x1f\x7f]/.test(user + password) || text.length > 1000)
    throw refused(name, "this user name and password cannot be sent");
  const pair = `${user}:${password}`;
  return {
    origin: url.origin,
    sent: `Basic ${Buffer.from(pair, "utf8").toString("base64")}`,
    recorded: `Basic ${digestOf(pair, url.origin)}`,
  };
}

function decoded(word: string, name: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    throw refused(name, "its user name or password is not percent-encoded as in a URL");
  }
}

/** A digest that is slow to guess from: passwords are short. The same in every run, so that a resume can be compared. */
function digestOf(pair: string, origin: string): string {
  const salt = `isochron authorization ${origin}`;
  return `scrypt:${scryptSync(pair, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }).toString("hex")}`;
}

function refused(name: string, why: string): UsageError {
  return new UsageError("BAD_INPUT", `${name}: ${why}`);
}

/** What a URL's origin is told; `null` for every other. */
export function credentialFor(credentials: readonly Credential[], { origin }: URL): Credential | null {
  return credentials.find((credential) => credential.origin === origin) ?? null;
}

/** For the record: each origin with what stands in its requests' records. */
export function describeCredentials(credentials: readonly Credential[]): string | null {
  const described = credentials.map(({ origin, recorded }) => `${origin} ${recorded}`);
  return described.length === 0 ? null : described.sort().join("; ");
}
