/** Everything, as one object that the host asks. */
export declare const ACTING_SCRIPT: string;
