// Text for a terminal: hostile strings made harmless, columns cut and padded, colour only when asked for.

/** Cuts a string in its middle so that both ends stay legible. */
export function shorten(text: string, width: number): string {
  const chars = Array.from(text);
  if (chars.length <= width) return text;
  const head = Math.ceil((width - 1) * 0.6);
  return `${chars.slice(0, head).join("")}…${chars.slice(chars.length - (width - 1 - head)).join("")}`;
}

/** Breaks a sentence into lines of at most `width` characters where words allow it. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The few styles a report uses. */
export type Ink = Readonly<Record<"strong" | "faint" | "good" | "warn" | "bad", (text: string) => string>>;

/** ANSI styles, or none. */
export function ink(colour: boolean): Ink {
  const style = (on: number, off: number) => (text: string) =>
    colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    strong: style(1, 22),
    faint: style(2, 22),
    good: style(32, 39),
    warn: style(33, 39),
    bad: style(31, 39),
  };
}
