import { type Instant, type SitePlan, type SkipFigures } from "#model/index.js";
import type { Worths } from "./sharp-worth.js";
import type { SiteState } from "./site-state.js";
/** What the decision rests on. */
export interface Standing {
    readonly plan: SitePlan;
    readonly state: SiteState;
    readonly now: Instant;
    readonly turnMs: number;
    readonly pages: number;
    readonly spentToday: number;
    /** Why nothing may be asked for now; `null` when there is no such reason. */
    readonly held: string | null;
    /** The round that is under way where pages are passed over; `null` where there are none. */
    readonly round?: SkipFigures | null;
    /** When the site's next quiet hours begin, asked only where the plan waits for them. */
    quietAt(): Promise<Instant>;
    /** What a whole capture and looks would be worth, asked only where that decides. */
    worths(requests: number): Worths;
}
/** A turn's use. */
export type Decision = {
    readonly kind: "nothing";
    readonly because: string;
} | {
    readonly kind: "go-on";
    readonly because: string;
    readonly since: Instant;
} | {
    readonly kind: "sharp";
    readonly because: string;
    readonly requests: number;
    readonly dueAt: Instant;
} | {
    readonly kind: "refresh";
    readonly because: string;
    readonly requests: number;
};
/** Decides; asks for nothing that the decision does not hang on. */
export declare function decide(standing: Standing): Promise<Decision>;
/** When the next whole capture is due: at once for a site that was never captured. */
export declare function sharpDue({ plan, state }: Pick<Standing, "plan" | "state">): Instant | null;
/** Visits, revisits and what is asked for beside them; never more than a day has. */
export declare function captureCost({ plan, pages }: Pick<Standing, "plan" | "pages">): number;
