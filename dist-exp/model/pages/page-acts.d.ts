/** What is done to any page, by name. */
export declare const BEHAVIOURS: readonly ["scroll", "load-more", "expand", "media", "pages"];
/** One of them. */
export type Behaviour = (typeof BEHAVIOURS)[number];
/** Done where nothing else is said; `pages` replaces what a page shows, and is asked for by name. */
export declare const DEFAULT_BEHAVIOURS: readonly Behaviour[];
/** An element that a step is about. */
interface StepTarget {
    /** CSS; open shadow roots are looked into, frames are not. */
    readonly selector: string;
    /** Where nothing matches, the step is passed over. */
    readonly optional?: boolean | undefined;
    /** Whether it may send something: requests other than GET and HEAD, forms, and the page's leave for another. */
    readonly submits?: boolean | undefined;
    /** Whether what it sends may be sent again after t*: without that word it is sent once. */
    readonly repeatable?: boolean | undefined;
}
/** Presses an element. */
export interface ClickStep {
    readonly click: StepTarget;
}
/** Writes a value, or a secret by its name, into a field. */
export interface FillStep {
    readonly fill: StepTarget & {
        readonly value?: string | undefined;
        readonly secret?: string | undefined;
    };
}
/** Lets the page's own time pass until an element is there, or until the page is quiet. */
export interface WaitStep {
    readonly wait: {
        readonly selector?: string | undefined;
        readonly quiet?: true | undefined;
        /** Of the page's own time. */
        readonly atMostMs?: number | undefined;
        readonly optional?: boolean | undefined;
    };
}
/** Does steps again and again: so often, or as long as an element is there. */
export interface RepeatStep {
    readonly repeat: {
        readonly times: number;
        readonly while?: string | undefined;
        readonly steps: readonly PageStep[];
    };
}
/** Takes a picture of the view. */
export interface ScreenshotStep {
    readonly screenshot: {
        readonly name: string;
    };
}
/** One step of a file of steps. */
export type PageStep = ClickStep | FillStep | WaitStep | RepeatStep | ScreenshotStep;
/** Steps for the pages whose address fits. */
export interface SiteSteps {
    /** Addresses; `*` stands for anything. */
    readonly for: readonly string[];
    /** In place of those that are asked for otherwise. */
    readonly behaviours?: readonly Behaviour[] | undefined;
    readonly steps: readonly PageStep[];
}
export {};
