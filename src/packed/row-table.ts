// Rows of numbers as columns: rows come and go, the last one fills a gap, and the whole is saved as it stands.

/** Columns by name; a width above 1 keeps that many numbers side by side, in single precision. */
export type RowShape<Name extends string> = Readonly<Record<Name, number>>;

/** Columns as plain arrays, for saving. */
export type SavedColumns = Readonly<Record<string, Float64Array | Float32Array>>;

/** Small: a table may be one of ten thousand; one that is filled from a file needs none of its own. */
const FIRST_CAPACITY = 4;

/** A table that grows by doubling; arrays handed out are valid until the next `add`. */
export class RowTable<Name extends string> {
  readonly #shape: RowShape<Name>;
  readonly #columns = new Map<Name, Float64Array | Float32Array>();
  #capacity = 0;
  #count = 0;

  constructor(shape: RowShape<Name>) {
    this.#shape = shape;
    for (const name of this.#names()) this.#columns.set(name, this.#fresh(name, this.#capacity));
  }

  get count(): number {
    return this.#count;
  }

  /** One number of each row. */
  numbers(name: Name): Float64Array {
    return this.#columns.get(name) as Float64Array;
  }

  /** Several numbers of each row: those of row i begin at i times the width. */
  wide(name: Name): Float32Array {
    return this.#columns.get(name) as Float32Array;
  }

  /** A new row of zeros at the end. */
  add(): number {
    if (this.#count === this.#capacity) this.#grow();
    return this.#count++;
  }

  /** Takes a row out; the last row comes to stand in its place. */
  remove(row: number): void {
    const last = --this.#count;
    for (const name of this.#names()) {
      const width = this.#shape[name];
      const column = this.#columns.get(name)!;
      column.copyWithin(row * width, last * width, (last + 1) * width);
      column.fill(0, last * width, (last + 1) * width);
    }
  }

  /** A copy of the rows in use. */
  save(): SavedColumns {
    const used = (name: Name): Float64Array | Float32Array =>
      this.#columns.get(name)!.slice(0, this.#count * this.#shape[name]);
    return Object.fromEntries(this.#names().map((name) => [name, used(name)]));
  }

  /**
   * Takes saved columns over as its own, from among others where their names begin with a prefix; false, with nothing
   * taken, when they are not this table's.
   */
  restore(count: number, saved: SavedColumns, prefix = ""): boolean {
    const of = (name: Name): SavedColumns[string] | undefined => saved[`${prefix}${name}`];
    if (!this.#names().every((name) => of(name)?.length === count * this.#shape[name])) return false;
    this.#capacity = this.#count = count;
    for (const name of this.#names()) this.#columns.set(name, this.#asColumn(name, of(name)!));
    return true;
  }

  #names(): Name[] {
    return Object.keys(this.#shape) as Name[];
  }

  #grow(): void {
    this.#capacity = Math.max(FIRST_CAPACITY, 2 * this.#capacity);
    for (const name of this.#names()) {
      const column = this.#fresh(name, this.#capacity);
      column.set(this.#columns.get(name)!);
      this.#columns.set(name, column);
    }
  }

  /** Of the right precision, whatever a file says. */
  #asColumn(name: Name, saved: Float64Array | Float32Array): Float64Array | Float32Array {
    const isDouble = this.#shape[name] === 1;
    if (isDouble === saved instanceof Float64Array) return saved;
    return isDouble ? Float64Array.from(saved) : Float32Array.from(saved);
  }

  #fresh(name: Name, rows: number): Float64Array | Float32Array {
    const width = this.#shape[name];
    return width === 1 ? new Float64Array(rows) : new Float32Array(rows * width);
  }
}
