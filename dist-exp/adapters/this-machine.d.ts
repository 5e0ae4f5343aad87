/** The same for every process of this machine. */
export declare function thisMachine(): string;
