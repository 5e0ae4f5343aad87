/** The sheet. */
export declare const NOTICE_STYLE: string;
