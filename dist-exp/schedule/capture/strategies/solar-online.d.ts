import { type TwoPassStrategy } from "./two-pass.js";
/**
 * A reading near the paper's Table 2, picked from many for that (docs/papers/solar.md). Visits: always the
 * longest interval, for if any page has a free r ≤ v + I, the longest has. Revisits: the latest such r; a
 * page without one is hopeless, and hopeless pages fill the free slots, longest interval first; nothing is
 * shrunk.
 */
export declare const SOLAR_ONLINE: TwoPassStrategy;
/** Algorithm 2 to the letter: exactly r = v + I, else the next shorter page, else the shortest; then shrunk. */
export declare const SOLAR_ONLINE_LITERAL: TwoPassStrategy;
