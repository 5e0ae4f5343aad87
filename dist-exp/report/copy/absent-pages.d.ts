import { type AbsentAddress } from "#model/index.js";
/** The pages, by their files; one that names nothing stands at the end. */
export declare function absentPages(absent: readonly AbsentAddress[]): Generator<{
    readonly file: string;
    readonly html: string;
}>;
