import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import type { LinkJudge } from "./link-judge.js";
import type { RecordedScope } from "./recorded-scope.js";
/** What ways are checked by. */
interface WayParts {
    readonly evidence: Evidence;
    readonly scope: RecordedScope;
    readonly judge: LinkJudge;
}
/** Checks that seeds are listed, and that what was found can have been found so and lies in scope. */
export declare function checkWays(certificate: ShapedCertificate, parts: WayParts, lines: FalseLines): void;
export {};
