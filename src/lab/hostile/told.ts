// Behaviours that are one text: what a server says at once, and what the record says of it.

/** The answer to every request, in ISO 8859-1, and the first look as the record has it. */
export type Told = readonly [text: string, record: string | RegExp];

const CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

/** Bodies under one chunked head. */
export function chunkedTo(bodies: Readonly<Record<string, Told>>): Record<string, Told> {
  return underHead(CHUNKED, bodies);
}

/** Texts under one head. */
export function underHead(head: string, texts: Readonly<Record<string, Told>>): Record<string, Told> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, [text, record]]) => [name, [head + text, record]]),
  );
}
