/** Defines `inward`, which every other part uses; `self` is the window that is being fitted. */
export declare const ADDRESSES: string;
