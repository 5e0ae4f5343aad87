import { type FrontierPage, type PageUrl } from "#model/index.js";
import type { PageEvidence } from "../coherent/archive-evidence.js";
import type { ShownLook } from "../coherent/nearest-look.js";
import { AbsentAddresses } from "./absent-addresses.js";
import { type CopyEvidence } from "./copy-evidence.js";
import { type FileForm } from "./file-form.js";
/** One page and the file that it becomes. */
export interface PlannedFile {
    readonly url: PageUrl;
    readonly kind: "page" | "part" | "redirect";
    readonly path: string;
    readonly form: FileForm;
    /** What is shown, and what is known of it at the moment. */
    readonly standing: ShownLook;
    /** Where a redirect leads, absolute, fragment included. */
    readonly target: string | null;
}
/** All files of the pages of a copy. */
export declare class CopyPlan {
    #private;
    readonly absent: AbsentAddresses;
    get files(): Iterable<PlannedFile>;
    get size(): number;
    add(file: PlannedFile): void;
    /** The file that an address is opened by; `null` when it is not in the copy. */
    openedAt(address: string): string | null;
    /** The file that is shown for an address, redirects followed; `null` with the address that is not in the copy. */
    shownFor(address: string): {
        readonly file: PlannedFile | null;
        readonly address: string;
    };
}
/** What a reader opens: a drawing in a page of its own, as a document it might load and run things. */
export declare function openedPath({ path, form, url }: PlannedFile): string;
/** The page that shows a drawing. */
export declare function viewPath(url: PageUrl): string;
/** Finds for each page what is shown at the moment; of the others, why nothing is. */
export declare function planCopy(evidence: CopyEvidence, pages: Iterable<FrontierPage>, shownOf: (page: PageEvidence) => ShownLook | null, withScripts: boolean): Promise<CopyPlan>;
