/** The whole script. */
export declare const FRAMING_SCRIPT: string;
/** The script as a source of a policy. */
export declare const FRAMING_SCRIPT_HASH: string;
