import { type ModuleSpecifier } from "./module-imports.js";
/** Takes the scripts of one page in order. */
export declare class InlineScripts {
    #private;
    /** Whether the text of a script element of the given type is to be taken. */
    begin(type: string | undefined): boolean;
    /** The text of the script begun last; gives the places of addresses. */
    take(script: string): ModuleSpecifier[];
    /** Addresses of the import maps, and of all names that were imported. */
    modules(): string[];
}
