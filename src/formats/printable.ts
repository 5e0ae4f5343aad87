// Strings from the web on a terminal: what could move the cursor or hide text is made visible.

/** Makes a string from the web safe to print: no control, bidirectional or invisible format characters. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "\ufffd");
}
