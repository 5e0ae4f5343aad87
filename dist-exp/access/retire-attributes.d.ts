/** Whether an attribute, its name in lower case, is renamed. */
export type IsRetired = (name: string, value: string) => boolean;
/** Which attributes are renamed, and by which rules the page is read. */
export interface Retiring {
    readonly isRetired?: IsRetired;
    /** In XML no element holds raw text, and every element may end in its own tag. */
    readonly isXml?: boolean;
}
/** Renames `integrity`, and `http-equiv` where it sets a policy, to `data-…`; or such as are named otherwise. */
export declare function retireAttributes(html: string, { isRetired, isXml }?: Retiring): string;
/** Checksums and policies. */
export declare function isTiedToOrigin(name: string, value: string): boolean;
