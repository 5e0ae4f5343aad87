// The fields of the form for a capture: their names in the table of settings, and what they mean.

/** One field. */
export interface FieldWords {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Where it is one of some words: each with its meaning. */
  readonly choices?: readonly (readonly [string, string])[];
  /** Several, one in a line. */
  readonly isList?: boolean;
}

/** Every field, in the order in which a user thinks of them. */
export const FIELDS: readonly FieldWords[] = [
  {
    name: "scope",
    label: "What belongs to the site",
    hint: "Images, styles and scripts are taken wherever they are.",
    choices: [
      ["host", "everything on its host"],
      ["prefix", "everything in its folder"],
      ["domain", "its host and all hosts below it"],
      ["any", "every page that a link leads to"],
    ],
  },
  {
    name: "exclude",
    label: "Leave out",
    hint: "Regular expressions, one in a line: no address that matches is asked for.",
    isList: true,
  },
  {
    name: "delay",
    label: "Pause after each answer",
    hint: "Like 500ms, 1s or 2m. robots.txt may ask for more, and gets it.",
  },
  { name: "maxPages", label: "Most pages", hint: "What is beyond is listed as skipped." },
  { name: "maxRequests", label: "Most requests", hint: "A number, or none." },
  { name: "deadline", label: "Time limit", hint: "Like 8h, or none. A third of it is for revisits." },
  {
    name: "passes",
    label: "Passes",
    hint: "Only what was seen twice can be proved.",
    choices: [
      ["2", "visit and revisit"],
      ["1", "visit only"],
    ],
  },
  {
    name: "browser",
    label: "Pages built by scripts",
    hint: "Needs Chromium on the server.",
    choices: [
      ["auto", "in a browser where needed"],
      ["always", "always in a browser"],
      ["never", "no browser"],
    ],
  },
];
