/** A function of where the worker lies in the archive: its own address there, its time, and the secret before both. */
export declare const WORKER_ADDRESSES: string;
