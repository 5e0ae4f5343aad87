import { type Hostility } from "./wire-words.js";
/** Every behaviour by its name; the outcome is a failure's code, or status and end of the response. */
export declare const HOSTILITIES: Record<string, Hostility & {
    readonly outcome: string | RegExp;
}>;
