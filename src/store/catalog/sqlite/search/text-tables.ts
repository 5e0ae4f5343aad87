// Pages, their texts and the words of these, kept in step: what a page's looks name is there, and nothing else.
import { tokenText } from "#formats/words/tokens.js";
import { urlKey } from "#formats/urls/url-key.js";
import { lookRuns, thinnedLooks, type PageLook, type PageUrl } from "#model/index.js";
import type { PageText, SearchedPage } from "#ports/index.js";
import type { SqliteDriver, Statement } from "../driver.js";
import { LookRows } from "./look-rows.js";
import { tagsOf } from "./tags.js";
import { deflatedText, inflatedText } from "./text-bodies.js";

interface HeldText {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly language: string | null;
  readonly form: string;
  readonly tags: string;
}

/** Before all times, and after them. */
const FOREVER = 9e15;

/** The tables that hold texts. */
export class TextTables {
  readonly rows: LookRows;
  readonly #driver: SqliteDriver;
  readonly #prepared = new Map<string, Statement>();

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    this.rows = new LookRows(driver);
  }

  /** Replaces what is known of a page; inside a transaction. */
  put({ url, looks, texts }: SearchedPage): void {
    const no = this.#pageNo(url);
    const held = new Map((no === null ? [] : this.#textsOf(no)).map((text) => [text.key, text]));
    const given = new Map(texts.map((text) => [text.key, text]));
    // A text that is neither held nor given cannot be found: its look is one at a page without words.
    const known = thinnedLooks(
      looks.map((look) =>
        look.text === null || held.has(look.text) || given.has(look.text) ? look : { ...look, text: null },
      ),
    );
    const named = new Set(known.flatMap(({ text }) => text ?? []));
    for (const [key, { id }] of held) if (!named.has(key)) this.#remove(id);
    if (named.size === 0) {
      if (no !== null) this.#run("DELETE FROM pages WHERE no = ?", no);
      return;
    }
    const page = no ?? this.#addPage(url);
    const ids = new Map<string, number>();
    for (const key of named) ids.set(key, this.#keep(page, held.get(key) ?? null, given.get(key), known));
    this.#run(
      "UPDATE pages SET looks = ? WHERE no = ?",
      this.rows.write(known, (key) => ids.get(key)!),
      page,
    );
  }

  /** Forgets a page and every request to its address; inside a transaction. */
  forget(address: string): void {
    const sql = "SELECT no, url FROM pages WHERE url = ? OR substr(url, 1, length(?) + 1) = ? || '#'";
    for (const row of this.#statement(sql).all(address, address, address)) {
      for (const { id } of this.#textsOf(Number(row["no"]))) this.#remove(id);
      this.#run("DELETE FROM pages WHERE no = ?", Number(row["no"]));
    }
  }

  held(url: PageUrl): Set<string> {
    const no = this.#pageNo(url);
    return new Set(no === null ? [] : this.#textsOf(no).map(({ key }) => key));
  }

  body(id: number): string {
    const row = this.#statement("SELECT body FROM bodies WHERE id = ?").get(id);
    return row === undefined ? "" : inflatedText(row["body"] as unknown as Uint8Array);
  }

  #pageNo(url: PageUrl): number | null {
    const row = this.#statement("SELECT no FROM pages WHERE url_key = ? AND url = ?").get(urlKey(url), url);
    return row === undefined ? null : Number(row["no"]);
  }

  #addPage(url: PageUrl): number {
    const sql = "INSERT INTO pages (url_key, url, looks) VALUES (?, ?, '[]')";
    return this.#statement(sql).insert(urlKey(url), url);
  }

  #textsOf(page: number): HeldText[] {
    const sql = "SELECT id, key, title, language, form, tags FROM texts WHERE page_no = ?";
    return this.#statement(sql).all(page) as unknown as HeldText[];
  }

  /** Keeps a text with the times of its looks; its words are written anew where another site has seen it too. */
  #keep(
    page: number,
    held: HeldText | null,
    given: PageText | undefined,
    looks: readonly PageLook[],
  ): number {
    const text = (held ?? given)!;
    const sites = new Set(looks.filter((look) => look.text === text.key).map(({ site }) => site));
    const tags = tagsOf({ sites, form: text.form, language: text.language });
    const times = timesOf(text.key, looks);
    if (held === null) return this.#addText(page, given!, { tags, times });
    const { id } = held;
    if (held.tags !== tags) {
      this.#run("UPDATE texts SET tags = ? WHERE id = ?", tags, id);
      this.#run("DELETE FROM words WHERE rowid = ?", id);
      this.#addWords(id, { title: held.title, text: this.body(id) }, tags);
    }
    this.#run(
      "UPDATE texts SET first_at = ?, last_at = ?, nearest_after = ?, nearest_until = ? WHERE id = ?",
      ...times,
      id,
    );
    return id;
  }

  #addText(
    page: number,
    given: PageText,
    { tags, times }: { readonly tags: string; readonly times: LookTimes },
  ): number {
    const { key, title, language, form, isCut, text } = given;
    const values = [page, key, title, language, form, Number(isCut), tags, ...times];
    const sql = `INSERT INTO texts (page_no, key, title, language, form, is_cut, tags, first_at, last_at, nearest_after,
      nearest_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    const id = this.#statement(sql).insert(...values);
    this.#run("INSERT INTO bodies (id, body) VALUES (?, ?)", id, deflatedText(text));
    this.#addWords(id, given, tags);
    return id;
  }

  #addWords(id: number, { title, text }: Pick<PageText, "title" | "text">, tags: string): void {
    const sql = "INSERT INTO words (rowid, title, body, tags) VALUES (?, ?, ?, ?)";
    this.#run(sql, id, tokenText(title), tokenText(text), tags);
  }

  #remove(id: number): void {
    this.#run("DELETE FROM words WHERE rowid = ?", id);
    this.#run("DELETE FROM bodies WHERE id = ?", id);
    this.#run("DELETE FROM texts WHERE id = ?", id);
  }

  #run(sql: string, ...parameters: Parameters<Statement["run"]>): void {
    this.#statement(sql).run(...parameters);
  }

  #statement(sql: string): Statement {
    const held = this.#prepared.get(sql) ?? this.#driver.prepare(sql);
    this.#prepared.set(sql, held);
    return held;
  }
}

type LookTimes = readonly [firstAt: number, lastAt: number, nearestAfter: number, nearestUntil: number];

/** The first and the last look, and the widest span in which one of them is nearest. */
function timesOf(key: string, looks: readonly PageLook[]): LookTimes {
  const runs = lookRuns(looks).filter(({ text }) => text === key);
  const all = runs.flatMap((run) => run.looks);
  return [
    all[0]!.at,
    all.at(-1)!.at,
    Math.max(-FOREVER, runs[0]!.nearestAfter),
    Math.min(FOREVER, runs.at(-1)!.nearestUntil),
  ];
}
