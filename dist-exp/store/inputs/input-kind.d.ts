import type { ByteSource } from "#ports/index.js";
/** Whether a file of a directory is meant when the directory is named. */
export declare function hasArchiveName(name: string): boolean;
/** A file's name without what its kind adds to it. */
export declare function stemOf(name: string): string;
/** A package, or a file with records: plain, or compressed in a way that is read. */
export type InputKind = "package" | "records";
/** Looks at a file's first bytes; a compression that is not read is refused with what to do. */
export declare function inputKind(source: ByteSource, name: string): Promise<InputKind>;
