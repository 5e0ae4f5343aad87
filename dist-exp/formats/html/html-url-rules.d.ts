import type { UrlRole, UrlSyntax } from "./url-span.js";
/** How an attribute is to be read. */
export interface AttributeRule {
    readonly role: UrlRole;
    readonly syntax: UrlSyntax;
}
/** Looks up another attribute of the same tag by its lower-case name. */
export type OtherAttribute = (name: string) => string | undefined;
/** Attributes that hold URLs or decide what a URL means; all others are passed over. */
export declare const RELEVANT_ATTRIBUTES: ReadonlySet<string>;
/** The rule for one attribute of a tag; `null` when it holds no URL. */
export declare function attributeRule(tag: string, name: string, other: OtherAttribute): AttributeRule | null;
