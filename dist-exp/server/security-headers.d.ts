/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;
/** For every response of both servers. */
export declare const EVERYWHERE: Headers;
/** For the UI and its API: own files only, in no frame, opened by nobody else's window. */
export declare const UI_HEADERS: Headers;
