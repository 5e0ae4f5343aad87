// What looks at a page showed, as far as its text goes: which text stood from when to when.

/** What a text was taken from. */
export const TEXT_FORMS = ["html", "text", "xml", "pdf"] as const;
/** One of them. */
export type TextForm = (typeof TEXT_FORMS)[number];
