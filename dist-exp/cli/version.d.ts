/** The program's version. */
export declare const VERSION: string;
/** Name and version, as written into WARCs and certificates. */
export declare const SOFTWARE: string;
