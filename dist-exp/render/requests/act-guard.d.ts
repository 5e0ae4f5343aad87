import type { PausedRequest } from "../cdp/protocol.js";
/** Stands between a page and whoever answers it. */
export declare class ActGuard {
    #private;
    /** From now on whatever is asked for may come of what we do: nothing may be sent. */
    act(): void;
    /** A step that says so may send, and may leave for another document; whether that may be sent again, it says too. */
    submit(mayRepeat?: boolean): void;
    /** Whether a request is what a step sends, and is sent no second time. */
    sendsOnce(method: string): boolean;
    /** A secret stands in a field of the page. */
    fillSecret(value: string): void;
    /** Those that were filled in so far. */
    get filledSecrets(): readonly string[];
    /** Whether the page may go to another document. */
    get mayLeave(): boolean;
    /** How much was refused so far. */
    get refused(): number;
    /** A script may pack or encrypt what it sends: a body that a step with a secret leads to is taken to hold it. */
    mayCarrySecret(body: Uint8Array | null): boolean;
    refuse(): void;
    /** A form is about to be sent into a frame. */
    noteForm(frameId: string, url: string): void;
    /** Whether a request may be that of a form: the page must be heard before it is answered. */
    isFormPossible({ resourceType }: PausedRequest): boolean;
    /** Why a request is refused; `null` where it may go. */
    objectionTo({ request, resourceType, frameId }: PausedRequest): string | null;
}
