/** What one page may cost, and the browser altogether. */
export interface RenderLimits {
    /** Requests of one page that are answered; the page is shown as it stands when it asks for more. */
    readonly maxRequests: number;
    /** Bytes given to the browser for one page, over all answers. */
    readonly maxPageBytes: number;
    /** Bytes of one answer: 100 MB in one message end the connection to the browser. */
    readonly maxAnswerBytes: number;
    /** The page's own time altogether. */
    readonly virtualBudgetMs: number;
    /** How much of its own time a page must stay quiet to count as settled. */
    readonly quietVirtualMs: number;
    /** And how much real time, since workers and decoders do not keep the page's time. */
    readonly quietRealMs: number;
    readonly quietRealWithWorkersMs: number;
    /** The page's own time that is granted at once. */
    readonly sliceMs: number;
    /**
     * Processor time that the browser may use for one page; where the system does not tell it, real time, waiting for
     * answers left out.
     */
    readonly maxBusyMs: number;
    /** Real time of one page, everything included. */
    readonly maxPageMs: number;
    readonly maxFrames: number;
    readonly maxPopups: number;
    readonly maxDialogs: number;
    readonly maxDownloads: number;
    readonly maxNavigations: number;
    readonly maxWorkers: number;
    /** What behaviours may do to one page, altogether and of one kind. */
    readonly maxActs: number;
    readonly maxActsOfKind: number;
    /** Requests that behaviours may lead to; they end at four fifths of `maxRequests`, too. */
    readonly maxActRequests: number;
    /** The page's own time that behaviours may take altogether. */
    readonly actsVirtualMs: number;
    /** And that one of them may take. */
    readonly actVirtualMs: number;
    /** How much of its own time a page must stay quiet after an act. */
    readonly actQuietVirtualMs: number;
    /** Steps that are taken on one page, each round of a repetition counted. */
    readonly maxSteps: number;
    readonly maxStepPictures: number;
    /** Resident memory and processes of the browser's whole tree. */
    readonly maxTreeBytes: number;
    readonly maxProcesses: number;
    readonly watchEveryMs: number;
    readonly maxTextChars: number;
    readonly maxLinks: number;
    readonly maxBoxes: number;
    readonly viewWidth: number;
    readonly viewHeight: number;
    /** Of the picture of the whole page. */
    readonly maxPictureHeight: number;
    /** Of the small picture of the view; its height follows. */
    readonly thumbnailWidth: number;
    /** A larger one is not kept. */
    readonly maxThumbnailBytes: number;
}
/** How much longer than its work a page may take in real time, on a machine that has much else to do. */
export declare const REAL_TIME_FACTOR = 4;
/** Used where nothing else is said. */
export declare const RENDER_LIMITS: RenderLimits;
