/** A specifier in a script: `start` to `end` is what stands between its quotes. */
export interface ModuleSpecifier {
    readonly start: number;
    readonly end: number;
    readonly value: string;
}
/** Finds the specifiers of a script in one pass; what cannot be read as a script gives none. */
export declare function moduleSpecifiers(script: string): ModuleSpecifier[];
