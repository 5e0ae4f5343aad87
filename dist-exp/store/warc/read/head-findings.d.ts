import type { FindingCode } from "./finding.js";
import type { RecordHead } from "./record-head.js";
type HeadFinding = [code: FindingCode, message: string];
/** Content-Length as a number of bytes; `null` when there is none that can be used. */
export declare function declaredLength(head: RecordHead): number | null;
/** The target without the angle brackets that the grammar of WARC 1.0 (section 4, `"<" URI ">"`) asks for. */
export declare function targetOf(head: RecordHead): string | null;
/** Everything in the head that the standard does not allow. */
export declare function headFindings(head: RecordHead): HeadFinding[];
export {};
