import { GrowingNumbers } from "#packed/index.js";
import { type FrontierPage } from "#model/index.js";
import type { PageTable } from "./page-table.js";
/** All pages in order of discovery, or a choice of them; what passes through is garbage again at once. */
export declare class PageList implements Iterable<FrontierPage> {
    #private;
    constructor(table: PageTable, numbers?: GrowingNumbers | null);
    get length(): number;
    at(position: number): FrontierPage;
    [Symbol.iterator](): Generator<FrontierPage, undefined>;
    /** The pages that pass the test, as an array: for tests that few pass. */
    filter(test: (page: FrontierPage) => boolean): FrontierPage[];
    /** The same for tests that many pass: four bytes each. */
    select(test: (page: FrontierPage) => boolean): PageList;
    /** The pages of each host, their order kept. */
    byHost(): Map<string, PageList>;
    /** What becomes of each page, as an array. */
    map<T>(become: (page: FrontierPage, position: number) => T): T[];
    /** The pages at these positions, to be taken one by one. */
    queue(positions: Iterable<number>): PageQueue;
}
/** Pages in the order in which they are to be asked for. */
export declare class PageQueue {
    #private;
    constructor(table: PageTable, numbers: GrowingNumbers);
    /** Pages left. */
    get length(): number;
    /** Takes the next page, as it is known now. */
    shift(): FrontierPage | undefined;
}
