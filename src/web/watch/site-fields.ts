// The fields of the form for a site under watch: its keys in a file of sites, and what they mean.
import type { FieldWords } from "../manage/field-words.js";

/** Every field but the address, in the order in which people think of them; what is left empty is as usual. */
export const SITE_FIELDS: readonly FieldWords[] = [
  {
    name: "wants",
    label: "What is wanted",
    hint: "Both share one budget.",
    choices: [
      ["", "as usual"],
      ["both", "every version that matters, and whole captures"],
      ["versions", "every version that matters"],
      ["sharp", "whole captures"],
    ],
  },
  {
    name: "requests-per-day",
    label: "Most requests in a day",
    hint: "A number. Everything counts: pages, robots.txt, lists, whole captures. Days are UTC.",
  },
  {
    name: "bytes-per-month",
    label: "Most bytes in a month",
    hint: "Like 500MB or 5GB, or none.",
  },
  {
    name: "sharp",
    label: "When whole captures are made",
    hint: "Like daily 02:00, weekly sunday quiet, monthly 1 04:00, or when worth it. Hours are UTC; quiet is when the site sleeps.",
  },
  {
    name: "delay",
    label: "Pause after each answer",
    hint: "Like 500ms, 1s or 2m. robots.txt may ask for more, and gets it.",
  },
  { name: "max-pages", label: "Most pages under watch", hint: "A number." },
  {
    name: "scope",
    label: "What belongs to the site",
    hint: "Images, styles and scripts are taken wherever they are.",
    choices: [
      ["", "as usual"],
      ["host", "everything on its host"],
      ["prefix", "everything in its folder"],
      ["domain", "its host and all hosts below it"],
      ["surt", "what its SURT prefixes say"],
      ["any", "every page that a link leads to"],
    ],
  },
  {
    name: "pages-per-version",
    label: "What one new version is worth",
    hint: "So many pages newly proved together. A small number favours whole captures, a large one looks at single pages.",
  },
];

/** What the form shows, by its fields' names. */
export type Said = Readonly<Record<string, string>>;

/** What the fields show at first. */
export function firstSaid(says: Said): Said {
  return Object.fromEntries(SITE_FIELDS.map(({ name }) => [name, says[name] ?? ""]));
}

/** What is asked for: only what somebody changed, so that nothing is written down that was never said. */
export function changedSaid(first: Said, now: Said): Said {
  const changed = Object.entries(now).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(changed.filter(([name, value]) => value !== first[name]));
}
