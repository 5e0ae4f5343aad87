// What a forger may do to a testimony, and at which line each verifier must refuse it.
import type { ToldForgery } from "./told-forgery.js";
import { HOUR_MS, moved, ofFirst, type ToldLie, type Version } from "./told-lie.js";
import { REWRITTEN } from "./rewritten-lies.js";
import { SEALED } from "./sealed-lies.js";

/** The testimony altered, nothing sealed anew: each member of a version, the list itself, and the head. */
const ALTERED: ToldLie[] = [
  ...(
    [
      ["count", "served", (v: Version) => (v.count = 100_000)],
      ["first instant", "served", (v: Version) => (v.from = moved(v.from, -HOUR_MS))],
      ["last instant", "source", (v: Version) => (v.to = moved(v.to, HOUR_MS))],
      ["being current", "source", (v: Version) => delete v.isCurrent],
      ["variant", "served", (v: Version) => (v.variant = "nobody")],
      ["origin", "source", (v: Version) => (v.origin = "elsewhere")],
      ["conversion", "source", (v: Version) => (v.conversion = "none to speak of")],
      ["what was left out", "served", (v: Version) => delete v.leftOut],
      ["status", "source", (v: Version) => (v.status = 404)],
      ["content digest", "source", (v: Version) => (v.contentDigest = `sha-256:${"0".repeat(64)}` as never)],
      ["page", "source", (v: Version) => (v.url = "https://told.example/other")],
    ] as const
  ).map(([what, base, alter]) => ({
    name: `a version's ${what} altered, nothing sealed anew`,
    base,
    care: "altered" as const,
    first: /^merkle\.root|^versions\[0\]/,
    second: /^merkle\.root/,
    forge: ofFirst((v) => void alter(v)),
  })),
  {
    name: "a version dropped, nothing sealed anew",
    base: "source",
    care: "altered",
    first: /^merkle\.leaves/,
    forge: (f) => void f.testimony.versions.pop(),
  },
  {
    name: "two versions exchanged, nothing sealed anew",
    base: "served",
    care: "altered",
    first: /^merkle\.root/,
    forge: ({ testimony: { versions } }) => versions.push(versions.shift()!),
  },
  ...(
    [
      ["tier", (t: ToldForgery["testimony"]) => (t.tier = "served"), /^signature/],
      ["teller", (t: ToldForgery["testimony"]) => (t.by = "git, branch main"), /^signature/],
      ["notes", (t: ToldForgery["testimony"]) => void t.notes.pop(), /^signature/],
      ["end", (t: ToldForgery["testimony"]) => (t.finishedAt = moved(t.finishedAt, HOUR_MS)), /^signature/],
      ["limits", (t: ToldForgery["testimony"]) => void t.cannotProve.shift(), /^signature/],
    ] as const
  ).map(([what, alter, line]) => ({
    name: `a testimony's ${what} altered, nothing sealed anew`,
    base: "source" as const,
    care: "altered" as const,
    first: line,
    forge: (f: ToldForgery) => void alter(f.testimony),
  })),
];

/** All that both must refuse. */
export const TOLD_LIES: readonly ToldLie[] = [...ALTERED, ...SEALED, ...REWRITTEN];
