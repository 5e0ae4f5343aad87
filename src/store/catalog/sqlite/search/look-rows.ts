// Looks as they lie in a page's row: numbers, since a page may have been looked at a thousand times. Names of captures,
// sites and parts are numbered.
import { instant, type PageLook } from "#model/index.js";
import type { SqliteDriver, Statement } from "../driver.js";

/** A look: when, by which capture, of which site, the text's number or 0, and the pages that it was shown with. */
type LookRow = readonly [at: number, capture: number, site: number, text: number, ...parts: number[]];

/** Names by number, and looks written with them. */
export class LookRows {
  readonly #add: Statement;
  readonly #byName: Statement;
  readonly #byNo: Statement;
  readonly #names = new Map<number, string>();
  readonly #numbers = new Map<string, number>();

  constructor(driver: SqliteDriver) {
    this.#add = driver.prepare("INSERT OR IGNORE INTO names (name) VALUES (?)");
    this.#byName = driver.prepare("SELECT no FROM names WHERE name = ?");
    this.#byNo = driver.prepare("SELECT name FROM names WHERE no = ?");
  }

  write(looks: readonly PageLook[], numberOf: (text: string) => number): string {
    const rows = looks.map(({ at, captureId, site, text, parts = [] }): LookRow => {
      const names = [captureId, site].map((name) => this.#numberOf(name)) as [number, number];
      return [at, ...names, text === null ? 0 : numberOf(text), ...parts.map((part) => this.#numberOf(part))];
    });
    return JSON.stringify(rows);
  }

  read(text: string): PageLook[] {
    return (JSON.parse(text) as LookRow[]).map(([at, capture, site, no, ...parts]) => ({
      at: instant(at),
      captureId: this.#nameOf(capture),
      site: this.#nameOf(site),
      text: no === 0 ? null : String(no),
      ...(parts.length > 0 && { parts: parts.map((part) => this.#nameOf(part)) }),
    }));
  }

  /** Numbers that were given in a transaction which did not hold are nobody's. */
  forget(): void {
    this.#names.clear();
    this.#numbers.clear();
  }

  #numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#add.run(name);
    const no = Number(this.#byName.get(name)!["no"]);
    this.#numbers.set(name, no);
    return no;
  }

  #nameOf(no: number): string {
    const known = this.#names.get(no);
    if (known !== undefined) return known;
    const name = String(this.#byNo.get(no)?.["name"] ?? "");
    this.#names.set(no, name);
    return name;
  }
}
