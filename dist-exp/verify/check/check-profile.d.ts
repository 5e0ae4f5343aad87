import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
/** One capture, one way out: all connections through the proxy that its settings name, or none through any. */
export declare function checkWayOut({ vantage, settings }: ShapedCertificate, lines: FalseLines): void;
/** The profile is that of the start, and the cookies that hosts set, as the run put them on record; nothing else. */
export declare function checkProfile({ requestProfile, settings }: ShapedCertificate, changes: readonly Readonly<Record<string, string>>[], lines: FalseLines): void;
