/** Fits requests, workers, history and navigation. */
export declare const REQUESTS: string;
