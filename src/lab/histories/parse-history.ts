// Reads the histories' TSV: unix_seconds, op, page_id, content_hash12 and, on an id's first use, its path.
import { UsageError } from "#errors.js";
import type { History } from "./history.js";

const MAX_PAGES = 5_000_000;
const LINE = /^(\d{1,11})\t([AMD])\t(\d{1,7})\t([0-9a-f]{12})(?:\t([^\t]{1,4096}))?$/;

/** The columns while they grow. */
class HistoryColumns {
  readonly paths: string[] = [];
  readonly times: number[] = [];
  readonly pages: number[] = [];
  readonly contents: number[] = [];
  /** Content of each page after the lines so far; 0 while it is absent. */
  readonly current: number[] = [];

  /** Takes one line; returns what is wrong with it, or `null`. */
  take(line: string): string | null {
    const [, time, op, id, hash, path] = LINE.exec(line) ?? [];
    if (time === undefined)
      return "expected seconds, A|M|D, page id, 12 hex digits and, on first use, a path";
    const seconds = Number(time);
    if (seconds < (this.times.at(-1) ?? 0)) return `time ${seconds} is earlier than the line before`;
    const page = Number(id);
    const fault = this.#name(page, path) ?? this.#check(op!, page);
    if (fault !== null) return fault;
    const content = op === "D" ? 0 : Number.parseInt(hash!, 16) + 1;
    this.current[page] = content;
    this.times.push(seconds);
    this.pages.push(page);
    this.contents.push(content);
    return null;
  }

  #name(page: number, path: string | undefined): string | null {
    if (page < this.paths.length) return path === undefined ? null : `page ${page} has a path already`;
    if (path === undefined) return `unknown page ${page}: its first line must give the path`;
    if (page > this.paths.length) return `page ids must be used in order: expected ${this.paths.length}`;
    if (page >= MAX_PAGES) return `more than ${MAX_PAGES} pages`;
    this.paths.push(path);
    this.current.push(0);
    return null;
  }

  #check(op: string, page: number): string | null {
    const present = this.current[page] !== 0;
    if (op === "A") return present ? `page ${page} is added but was there` : null;
    return present ? null : `page ${page} is ${op === "M" ? "modified" : "deleted"} but was not there`;
  }
}

/** Parses a whole history; a broken line is refused with its number, an empty text too. */
export function parseHistory(text: string, name: string): History {
  const columns = new HistoryColumns();
  let number = 0;
  for (let from = 0; from < text.length;) {
    const end = text.indexOf("\n", from);
    const line = text.slice(from, end < 0 ? text.length : end).replace(/\r$/, "");
    from = end < 0 ? text.length : end + 1;
    number++;
    const fault = columns.take(line);
    if (fault !== null) throw new UsageError("BAD_INPUT", `${name} line ${number}: ${fault}`);
  }
  if (number === 0) throw new UsageError("BAD_INPUT", `${name}: the history is empty`);
  return {
    name,
    paths: columns.paths,
    times: Float64Array.from(columns.times),
    pages: Int32Array.from(columns.pages),
    contents: Float64Array.from(columns.contents),
  };
}
