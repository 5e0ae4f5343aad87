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
export declare function pageVersions(mementos: readonly HeldMemento[]): PageVersions;
/** The neighbours of a memento, each `null` where that is where one is already. */
export declare function versionNeighbours({ mementos, numbers }: PageVersions, at: number): VersionNeighbours;
