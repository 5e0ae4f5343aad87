/** Fits storage and cookies; where the browser has them they are left alone. */
export declare const STORAGE: string;
