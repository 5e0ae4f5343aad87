/** The codes, exactly as the protocol spells them. */
export type OaiCode = "badArgument" | "badResumptionToken" | "badVerb" | "cannotDisseminateFormat" | "idDoesNotExist" | "noRecordsMatch";
/** Why a request has no other answer; expected, and told to the harvester. */
export interface OaiFault {
    readonly code: OaiCode;
    readonly message: string;
}
/** A fault. */
export declare function fault(code: OaiCode, message: string): {
    readonly fault: OaiFault;
};
/** What a step came to, or why it came to nothing. */
export type Outcome<T> = T | {
    readonly fault: OaiFault;
};
/** Whether a step came to nothing. */
export declare function isFault<T extends object>(value: Outcome<T>): value is {
    readonly fault: OaiFault;
};
