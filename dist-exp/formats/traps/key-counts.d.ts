/** Counts that may be a little too high where keys collide, never too low. */
export declare class KeyCounts {
    #private;
    add(key: string): void;
    get(key: string): number;
}
