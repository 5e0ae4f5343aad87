import { type ReplayQuery, type ReplayTarget } from "#access/index.js";
import type { Answering, AskedOfSite } from "./asked.js";
/** The opening of a page in a frame, or of a worker; nothing for anything else. */
export declare function openingFor(target: ReplayTarget, { intent, headers, label, view }: AskedOfSite & {
    readonly view: string | null;
}, { archive, capabilities, views }: Answering): {
    opening?: NonNullable<ReplayQuery["opening"]>;
};
