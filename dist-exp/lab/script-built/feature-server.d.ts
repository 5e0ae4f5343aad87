import { type Feature, type FeatureAnswer } from "./feature.js";
/** A server of feature pages. */
export interface FeatureServer {
    /** The address of the page of a group. */
    pageOf(group: string): string;
    /** What was answered, by method and address, in order. */
    readonly answered: readonly {
        readonly key: string;
        readonly answer: FeatureAnswer;
    }[];
    close(): Promise<void>;
}
/** Starts it with one page per group. */
export declare function startFeatureServer(groups: Readonly<Record<string, readonly Feature[]>>): Promise<FeatureServer>;
