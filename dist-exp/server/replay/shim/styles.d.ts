/** Fits style declarations and style sheets. */
export declare const STYLES: string;
