import { type Hostility } from "./wire-words.js";
/** Each content with what the record says of its first look. */
export declare const CONTENTS: Readonly<Record<string, Hostility & {
    readonly outcome: string | RegExp;
}>>;
