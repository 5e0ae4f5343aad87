// Passes of a capture in words.

/** What is done in each of them. */
export const PASS_WORDS: Readonly<Record<string, string>> = {
  visit: "Visits",
  revisit: "Revisits",
  probe: "Second looks at pages that differed",
  late: "Pages found late",
};
