/** Fits elements; markup is changed as text, so that pieces of it that are no whole elements stay as they are. */
export declare const ELEMENTS: string;
