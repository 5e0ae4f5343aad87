// What no two runs have in common is put into words that they have: record ids and keys are random, captures may be
// named otherwise one day, directories are temporary, and sizes after compression hang on the random ids.
import { canonicalJson } from "#formats/index.js";

const RECORD_ID = /urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Where a borrowed response lies, in the note beside the look that borrows it. */
const PLACE = /,"length":\d+,"offset":\d+/g;

/** Members of JSON values that are left out wherever they stand. */
const DROPPED = new Set(["offset", "length", "sizeBytes", "warcBytes", "publicKey", "figures"]);

/** Gives random names numbers, in the order in which they are met. */
export class Names {
  readonly #captures: readonly string[];
  readonly #dir: string;
  readonly #records = new Map<string, number>();

  constructor(captures: readonly string[], dir: string) {
    this.#captures = captures;
    this.#dir = dir;
  }

  /** The text with all such names replaced. */
  text(text: string): string {
    let named = text.replaceAll(this.#dir, "<archive>").replaceAll(PLACE, "");
    for (const [i, id] of this.#captures.entries()) named = named.replaceAll(id, `<capture ${i + 1}>`);
    return named.replace(RECORD_ID, (id) => {
      if (!this.#records.has(id)) this.#records.set(id, this.#records.size + 1);
      return `record ${this.#records.get(id)}`;
    });
  }

  /** A JSON value in canonical form, so that the order of its members is no difference. */
  json(value: unknown, dropped: readonly string[] = []): string {
    const kept = JSON.stringify(value, (name, member: unknown) =>
      DROPPED.has(name) || dropped.includes(name) ? undefined : member,
    );
    return this.text(canonicalJson(JSON.parse(kept)));
  }

  /** One value per line, so that two dumps can be compared by lines. */
  async lines(values: Iterable<unknown> | AsyncIterable<unknown>): Promise<string> {
    const lines: string[] = [];
    for await (const value of values) lines.push(this.json(value));
    return lines.join("\n");
  }

  /** An object with a long list of pages: every other member on a line of its own, and every page. */
  document(value: object, dropped: readonly string[] = []): string {
    const { pages = [], ...head } = value as { pages?: readonly unknown[] };
    const members = Object.entries(head)
      .filter(([name]) => !dropped.includes(name) && !DROPPED.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${name}: ${this.json(member, dropped)}`);
    return [...members, ...pages.map((page) => this.json(page, dropped))].join("\n");
  }
}
