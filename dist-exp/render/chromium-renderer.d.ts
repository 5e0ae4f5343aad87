import type { Renderer } from "#ports/index.js";
import { type Isolation } from "./browser/isolation.js";
import { type RenderLimits } from "./limits.js";
import { type FieldProfile } from "./requests/request-fields.js";
/** What a renderer is made with. */
export interface ChromiumOptions {
    /** The browser's program; the usual places are looked at where it is `null`. */
    readonly browserPath: string | null;
    /** Sent with every request and told to scripts; the browser's own where it is missing. */
    readonly userAgent?: string;
    readonly profile?: Partial<Omit<FieldProfile, "userAgent">>;
    readonly limits?: Partial<RenderLimits>;
    /** The strongest that this machine allows, unless it is said. */
    readonly isolation?: Isolation;
}
/** A renderer, or what must be installed for one. */
export type StartedRenderer = {
    readonly kind: "started";
    readonly renderer: Renderer & {
        readonly pid: number;
    };
} | {
    readonly kind: "none";
    readonly message: string;
};
/** Starts a browser for rendering. */
export declare function startRenderer(options: ChromiumOptions): Promise<StartedRenderer>;
