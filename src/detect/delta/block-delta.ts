// Which block of one version is which of the other, and the operations of each block.
import {
  countWords,
  withSlots,
  type Block,
  type BlockRole,
  type PageElement,
  type PageModel,
} from "../page/page-model.js";
import { excusesOf, type Excuse, type Grounds, type Side, type Sided } from "./excuse.js";
import { elementDelta, type OperationType } from "./operations.js";

/** An operation with what a person and the importance need to know. */
export interface Operation {
  readonly type: OperationType;
  readonly before: PageElement | null;
  readonly after: PageElement | null;
  /** Index into the delta's blocks. */
  readonly block: number;
  /** `null` when the operation counts. */
  readonly excuse: Excuse | null;
}

/** A block of the union of both versions. */
export interface BlockChange {
  readonly change: "kept" | "updated" | "inserted" | "deleted" | "moved";
  readonly role: BlockRole;
  readonly heading: string;
  readonly before: Block | null;
  readonly after: Block | null;
  /** Elements that the percentages of change refer to: those of the old version, or of a new block. */
  readonly elements: number;
}

/** What happened between two versions. */
export interface PageDelta {
  readonly blocks: readonly BlockChange[];
  readonly operations: readonly Operation[];
}

/** A version's elements in reading order. */
interface Flat {
  readonly elements: PageElement[];
  readonly blocks: readonly Block[];
  /** Block of each element. */
  readonly blockOf: number[];
  /** Number of each element among those of its place. */
  readonly slotOf: number[];
}

/** Compares two versions block by block. */
export function pageDelta(before: PageModel, after: PageModel, grounds: Grounds = {}): PageDelta {
  const [old, now] = [flattened(before), flattened(after)];
  const delta = elementDelta(old.elements, now.elements);
  const union = new BlockUnion(before.blocks, after.blocks);
  for (const [x, y] of delta.kept) union.vote(old.blockOf[x]!, now.blockOf[y]!, 1);
  for (const op of delta.operations) {
    // An update ties blocks together less than an element kept; a move ties them last.
    if (op.type === "update") union.vote(old.blockOf[op.before]!, now.blockOf[op.after]!, 0.5);
    if (op.type === "move") union.vote(old.blockOf[op.before]!, now.blockOf[op.after]!, 0.25);
  }
  union.settle();
  const sided = delta.operations.map((op): Sided => ({
    type: op.type,
    before: "before" in op ? sideOf(old, op.before) : null,
    after: "after" in op ? sideOf(now, op.after) : null,
    isRecut: "isRecut" in op && op.isRecut === true,
  }));
  const words = Math.max(wordsIn(old), wordsIn(now));
  const excuses = excusesOf(sided, { words, titles: sharedTitles(old, now) }, grounds);
  const operations = sided.map(({ type, before: gone, after: come }, i): Operation => {
    const block = come ? come.block : union.ofOld(gone!.block);
    const [was, is] = [gone?.element ?? null, come?.element ?? null];
    return { type, before: was, after: is, block, excuse: excuses[i]! };
  });
  return { blocks: union.changes(operations), operations };
}

function flattened({ blocks }: PageModel): Flat {
  const elements = blocks.flatMap((block) => block.elements);
  const blockOf = blocks.flatMap((block, i) => block.elements.map(() => i));
  return { elements, blocks, blockOf, slotOf: withSlots(elements).map(([, slot]) => slot) };
}

function sideOf(version: Flat, index: number): Side {
  const block = version.blockOf[index]!;
  const { role } = version.blocks[block]!;
  return { element: version.elements[index]!, slot: version.slotOf[index]!, block, role, index };
}

function sharedTitles(old: Flat, now: Flat): Set<string> {
  const titles = ({ elements }: Flat): string[] =>
    elements.filter(({ kind }) => kind === "title").map(({ value }) => value);
  const before = new Set(titles(old));
  return new Set(titles(now).filter((title) => before.has(title)));
}

function wordsIn({ elements }: Flat): number {
  return elements.reduce((sum, { kind, shown }) => sum + (kind === "text" ? countWords(shown) : 0), 0);
}

/** Matches old blocks to new ones by the elements they share. */
class BlockUnion {
  readonly #old: readonly Block[];
  readonly #now: readonly Block[];
  readonly #votes = new Map<number, Map<number, number>>();
  /** New block of each old one; -1 when it is gone. */
  #newOf: number[] = [];
  /** Number in the union of each old block that is gone. */
  readonly #goneAt = new Map<number, number>();

  constructor(old: readonly Block[], now: readonly Block[]) {
    this.#old = old;
    this.#now = now;
  }

  vote(old: number, now: number, weight: number): void {
    const votes = this.#votes.get(old) ?? new Map<number, number>();
    votes.set(now, (votes.get(now) ?? 0) + weight);
    this.#votes.set(old, votes);
  }

  settle(): void {
    this.#newOf = this.#old.map((_, i) => {
      const votes = [...(this.#votes.get(i) ?? [])];
      return votes.reduce((best, vote) => (vote[1] > best[1] ? vote : best), [-1, 0])[0]!;
    });
    this.#matchByPlace();
    this.#newOf.forEach((target, i) => {
      if (target < 0) this.#goneAt.set(i, this.#now.length + this.#goneAt.size);
    });
  }

  ofOld(old: number): number {
    return this.#goneAt.get(old) ?? this.#newOf[old]!;
  }

  /** Blocks of the new version, then those that are gone. */
  changes(operations: readonly Operation[]): BlockChange[] {
    const touched = new Map<number, Operation[]>();
    for (const op of operations) listAt(touched, op.block).push(op);
    const oldOf = this.#now.map((): number[] => []);
    this.#newOf.forEach((target, i) => target >= 0 && oldOf[target]!.push(i));
    const present = this.#now.map((after, j): BlockChange => {
      const olds = oldOf[j]!.map((i) => this.#old[i]!);
      const elements = olds.reduce((sum, block) => sum + block.elements.length, 0) || after.elements.length;
      const { role, heading } = after;
      const change = olds.length === 0 ? "inserted" : changeOf(after, touched.get(j) ?? []);
      return { change, role, heading, before: olds[0] ?? null, after, elements };
    });
    const gone = [...this.#goneAt.keys()].map((i): BlockChange => {
      const before = this.#old[i]!;
      return {
        change: "deleted",
        role: before.role,
        heading: before.heading,
        before,
        after: null,
        elements: before.elements.length,
      };
    });
    return [...present, ...gone];
  }

  /** Blocks wholly rewritten keep their place and heading. */
  #matchByPlace(): void {
    const key = (block: Block): string => `${block.place} ${block.heading}`;
    const taken = new Set(this.#newOf);
    const free = new Map<string, number[]>();
    this.#now.forEach((block, j) => {
      if (!taken.has(j)) listAt(free, key(block)).push(j);
    });
    this.#newOf = this.#newOf.map((target, i) =>
      target >= 0 ? target : (free.get(key(this.#old[i]!))?.shift() ?? -1),
    );
  }
}

function listAt<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  if (list.length === 0) lists.set(key, list);
  return list;
}

function changeOf(after: Block, operations: readonly Operation[]): BlockChange["change"] {
  if (operations.length === 0) return "kept";
  return operations.length === after.elements.length && operations.every((op) => op.type === "move")
    ? "moved"
    : "updated";
}
