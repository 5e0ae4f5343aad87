// With what and by which way the capture asked: its request profile and its proxy, as the run put them on record.
import { canonicalJson, sha256Digest, strictJsonObject } from "#formats/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";

/** One capture, one way out: all connections through the proxy that its settings name, or none through any. */
export function checkWayOut({ vantage, settings }: ShapedHead, lines: FalseLines): void {
  const network = settings["network"] as { proxy?: unknown } | null | undefined;
  const proxy = network?.proxy;
  for (const { host, proxy: through } of vantage.connections ?? [])
    if (through !== proxy)
      lines.add(
        "vantage.connections",
        `${host} was asked ${wayWords(through)}, but the capture's settings say ${wayWords(proxy)}`,
      );
  if (proxy !== undefined && vantage.servers.length > 0)
    lines.add("vantage.servers", "through a proxy no server's address can be known");
}

/** The profile is that of the start, and the cookies that hosts set, as the run put them on record; nothing else. */
export function checkProfile(
  { requestProfile, settings }: ShapedHead,
  changes: readonly Readonly<Record<string, string>>[],
  lines: FalseLines,
): void {
  const begun = settings["requestProfile"];
  if (typeof begun !== "object" || begun === null) return;
  const recorded = changes.map((fields) => strictJsonObject(fields["isochron-change"] ?? "")?.["cookies"]);
  const kept = recorded.findLast((cookies) => cookies !== undefined) ?? [];
  const expected = profileParts(begun, Array.isArray(kept) ? kept : [null]);
  lines.expect("requestProfile", profileParts(requestProfile, []), expected, "the profile, as recorded, is");
}

/** A profile without its order, and cookies one by one. */
function profileParts(profile: object, kept: readonly unknown[]): string {
  const { Cookie: listed = "", ...headers } = profile as Readonly<Record<string, unknown>>;
  const set = kept.map((cookie) => {
    const { name, value } = (cookie ?? {}) as { name?: unknown; value?: unknown };
    return `${String(name)}=${sha256Digest(Buffer.from(String(value), "utf8"))}`;
  });
  const cookies = [...String(listed).split("; "), ...set].filter((cookie) => cookie !== "");
  return canonicalJson({ ...headers, Cookie: [...new Set(cookies)].sort() });
}

function wayWords(proxy: unknown): string {
  return proxy === undefined ? "without a proxy" : `through ${JSON.stringify(proxy)}`;
}
