/** The walks under way. */
export declare class Cursors {
    #private;
    constructor(targetNamed: (name: string) => object);
    open(target: string, method: string, args: readonly unknown[]): number;
    /** The next items; none at the end. */
    next(cursor: number): Promise<unknown[]>;
    close(cursor: number): Promise<void>;
}
