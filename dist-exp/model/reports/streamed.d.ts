/** A document whose pages come one at a time, as often as they are asked for; one with an array of pages is one too. */
export type Streamed<D extends {
    readonly pages: readonly unknown[];
}> = Omit<D, "pages"> & {
    readonly pages: Iterable<D["pages"][number]>;
};
