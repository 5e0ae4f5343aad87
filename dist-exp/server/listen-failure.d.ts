/** The error to throw; faults that no user can mend pass through. */
export declare function cannotListen(host: string, port: number, error: NodeJS.ErrnoException): Error;
