import type { PageKind } from "#model/index.js";
/** What a page is to a visitor. */
export type PageForm = "home" | "section" | "list" | "article" | "product" | "stylesheet" | "theme" | "script" | "image" | "font" | "pdf" | "redirect";
/** What happens to a page beside ordinary changes. */
export type Fate = "ordinary" | "born" | "dying" | "noisy" | "status-only" | "disallowed";
/** A picture in its normal and its double size. */
export interface Picture {
    readonly path: string;
    readonly largePath: string | null;
}
/** One page of the link graph; paths may carry a query. */
export interface PagePlan {
    readonly path: string;
    readonly kind: PageKind;
    readonly form: PageForm;
    readonly title: string;
    readonly fate: Fate;
    /** Documents, redirects and files that it links to from the start. */
    readonly links: string[];
    /** Documents born later, whose links appear one by one. */
    readonly announces: string[];
    readonly pictures: Picture[];
    /** Bytes that text is filled up to; the width in pixels of a picture. */
    readonly size: number;
}
/** The generated site before any time passes. */
export interface SitePlan {
    readonly pages: readonly PagePlan[];
    /** Stylesheet, script and icon that every document uses; `false` on sites too small for them. */
    readonly hasAssets: boolean;
    /** Top-level documents for the navigation. */
    readonly sections: readonly PagePlan[];
}
/** Where the shared requisites lie. */
export declare const ASSETS: {
    readonly stylesheet: "/assets/site.css";
    readonly theme: "/assets/theme.css";
    readonly script: "/assets/site.js";
    readonly font: "/assets/fonts/text.woff2";
    readonly background: "/assets/background.png";
    readonly icon: "/assets/icon.png";
};
/** Media type of each form. */
export declare const CONTENT_TYPES: Readonly<Record<PageForm, string>>;
/** A plan with what is not said left ordinary and empty. */
export declare function pagePlan(given: Pick<PagePlan, "path" | "form" | "title" | "size"> & Partial<PagePlan>): PagePlan;
