import { Option } from "commander";
/** The option that allows it. */
export declare function forceOption(): Option;
/** Refuses to write over a file, unless told. */
export declare function requireNewFile(output: string, force: boolean | undefined): void;
