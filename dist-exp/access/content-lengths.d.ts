/** The length, counted unless it is known; `null` when the content cannot be read to its end. */
export declare function countedBytes(index: object, { file, offset }: {
    readonly file: string;
    readonly offset: number;
}, read: () => AsyncIterable<Uint8Array>): Promise<number | null>;
