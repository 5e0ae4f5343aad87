// The versions of a page among its mementos: records that follow each other with the same status and bytes are one.
import type { HeldMemento, Memento } from "./memento-list.js";

/** The mementos of a page with the version that each shows. */
export interface PageVersions {
  readonly mementos: readonly HeldMemento[];
  /** Of each memento, from 1. */
  readonly numbers: readonly number[];
  readonly versions: number;
}

/** Where one can go from a memento. */
export interface VersionNeighbours {
  readonly first: Memento | null;
  /** Of the version before, the record nearest to this one. */
  readonly previous: Memento | null;
  readonly next: Memento | null;
  readonly last: Memento | null;
}

/** Numbers the versions; a record whose digest is not known may be any, so it is one of its own. */
export function pageVersions(mementos: readonly HeldMemento[]): PageVersions {
  let versions = 0;
  const numbers = mementos.map(({ entry }, i) => {
    const before = mementos[i - 1]?.entry;
    const isSameVersion =
      before !== undefined &&
      entry.digest !== null &&
      before.digest === entry.digest &&
      before.status === entry.status;
    return isSameVersion ? versions : ++versions;
  });
  return { mementos, numbers, versions };
}

/** The neighbours of a memento, each `null` where that is where one is already. */
export function versionNeighbours({ mementos, numbers }: PageVersions, at: number): VersionNeighbours {
  const own = numbers[at];
  const other = (index: number): Memento | null => (index < 0 || index === at ? null : mementos[index]!);
  return {
    first: other(0),
    previous: other(numbers.findLastIndex((number, i) => i < at && number !== own)),
    next: other(numbers.findIndex((number, i) => i > at && number !== own)),
    last: other(mementos.length - 1),
  };
}
