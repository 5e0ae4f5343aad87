/** Whether the lot falls on a page in a round. */
export declare function isByLot(page: number, round: number): boolean;
