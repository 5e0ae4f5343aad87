// URLs that grow with every link.
import type { TrapRule } from "./trap-rule.js";

const LONGEST_URL = 2_000;

/** Longer than people or common software write. */
export const urlLength: TrapRule = {
  code: "url-length",
  refuse: ({ url }) => (url.length > LONGEST_URL ? `${url.length} characters` : null),
};
