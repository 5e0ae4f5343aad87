import { type FrontierPage, type PageUrl } from "#model/index.js";
import type { RenderAnswer, RenderRequest, Secrets } from "#ports/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** The page by which a document is asked for once more when a session begins. */
export declare function sessionDocument(document: PageUrl): PageUrl;
/** The session that one document's steps open. */
export declare class PrivateSession {
    #private;
    readonly secrets: Secrets;
    constructor(run: CaptureRun, document: FrontierPage, secrets: Secrets);
    /** Pages asked for so far, as they are put down. */
    get asked(): readonly PageUrl[];
    /** Whether a page may be asked for only as a part of the session: a secret is in it, or what a secret was given for. */
    isPart({ carriesSecret }: Pick<RenderRequest, "carriesSecret">, page: PageUrl): boolean;
    /** The document once more, so that a session begins that is on record nowhere: as a reader who reloads it asks. */
    document(): Promise<RenderAnswer>;
    /** Asks, each distinct message once. */
    answer(request: Pick<RenderRequest, "carriesSecret">, page: PageUrl): Promise<RenderAnswer>;
    /** Puts all of it down, masked by all that is known to be secret now, as long as there is room. */
    keep(hasRoom: (bytes: number) => boolean): Promise<void>;
}
