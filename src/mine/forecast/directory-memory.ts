// What is remembered of directories: how many pages they hold and how their pages change.
import type { DirectoryTree } from "#model/index.js";

/** A period long before the first: nothing has happened yet. */
export const NEVER = -5000;

/** By directory number: its own pages, their changes, and the last change anywhere below. */
export class DirectoryMemory {
  readonly parents: Int32Array;
  /** Pages alive now that lie in the directory. */
  readonly pages: Int32Array;
  /** Pages alive now that live with the directory's (`pageHomes`): index pages count above. */
  readonly residents: Int32Array;
  /** Changes of the residents with a memory of 20 periods, as of `last`. */
  readonly changes: Float64Array;
  readonly last: Int32Array;
  /** Last change anywhere below a directory. */
  readonly subtreeLast: Int32Array;
  /** Share of the periods in which anything changed, with a memory of 20 periods. */
  liveliness = 1;

  constructor(tree: DirectoryTree) {
    const directories = tree.directoryCount;
    this.parents = tree.parents();
    this.pages = new Int32Array(directories);
    this.residents = new Int32Array(directories);
    this.changes = new Float64Array(directories);
    this.last = new Int32Array(directories).fill(NEVER);
    this.subtreeLast = new Int32Array(directories).fill(NEVER);
  }

  /** A bulk edit: half of a directory of eight or more at once, or thirty pages of it. */
  isBulk(directory: number, changes: number): boolean {
    return changes >= 30 || (changes >= 8 && changes > 0.5 * this.residents[directory]!);
  }

  /** The nearest directory from this one upwards that holds a page: a look there shows what is new here; −1 for none. */
  holderOf(directory: number): number {
    let at = directory;
    while (at >= 0 && this.pages[at] === 0) at = this.parents[at]!;
    return at;
  }

  /** A period is over in which something changed, or nothing. */
  pass(changed: boolean): void {
    this.liveliness += (Number(changed) - this.liveliness) / 20;
  }

  /** So many of the directory's residents changed in the period. */
  touch(directory: number, changes: number, period: number): void {
    const faded = Math.exp((this.last[directory]! - period) / 20);
    this.changes[directory] = this.changes[directory]! * faded + changes;
    this.last[directory] = period;
    for (let at = directory; at >= 0; at = this.parents[at]!) this.subtreeLast[at] = period;
  }
}
