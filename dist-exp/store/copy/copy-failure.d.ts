/** An error that says what to do; our own pass through. */
export declare function copyFailure(error: unknown, place: string): Error;
