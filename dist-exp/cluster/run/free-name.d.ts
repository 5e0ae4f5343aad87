import type { Agreement } from "#ports/index.js";
import type { PassingTime } from "../clock/passing-time.js";
interface NameTerms {
    readonly name: string;
    readonly beatMs: number;
    readonly leaseMs: number;
    readonly time: PassingTime;
}
/** Waits, where the name was heard of a moment ago, whether it is heard again. @throws UsageError */
export declare function requireFreeName(agreement: Pick<Agreement, "machines" | "readTime">, { name, beatMs, leaseMs, time }: NameTerms): Promise<void>;
export {};
