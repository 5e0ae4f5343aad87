/** Makes the collector of this process thrifty, for as long as it runs; to be called before much is loaded. */
export declare function keepHeapSmall(): void;
