import type { Instant, PageUrl } from "#model/index.js";
import type { FetchRequest } from "#ports/index.js";
import type { Admission } from "../admission/admission.js";
import type { RunAsking } from "./run-asking.js";
/** What is asked for. */
export interface ListQuestion {
    readonly url: PageUrl;
    /** Validators of the last reading; whoever answers 304 to them says that nothing changed. */
    readonly conditional?: FetchRequest["conditional"];
    /** Redirects are followed as far as this many requests go. */
    readonly mostRequests?: number;
}
/** What came of it. */
export type ListAnswer = ({
    readonly kind: "list";
    readonly content: Uint8Array;
    readonly contentType: string | null;
    /** Whether `content` is only the beginning. */
    readonly isCut: boolean;
    readonly etag: string | null;
    readonly lastModified: Instant | null;
    /** Values of its Link fields (RFC 8288), as sent. */
    readonly links: readonly string[];
} | {
    readonly kind: "same";
} | {
    readonly kind: "problem";
    readonly reason: string;
}
/** Nothing was asked where the way ended: robots.txt, a limit, a host given up. */
 | {
    readonly kind: "refused";
    readonly reason: string;
}) & {
    /** Requests for lists; robots.txt is asked once a run and is not among them. */ readonly requests: number;
};
/** The parts of a run by which it is asked. */
export interface ListWay {
    readonly asking: Pick<RunAsking, "source">;
    readonly admission: Pick<Admission, "refusalOfSource">;
}
/** Asks for a list. */
export declare function askForList({ asking, admission }: ListWay, question: ListQuestion): Promise<ListAnswer>;
