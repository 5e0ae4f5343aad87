/** Leads on to where an address redirects. */
export declare function redirectPage(url: string, href: string): string;
/** Shows a drawing as a picture. */
export declare function drawingPage(url: string, href: string): string;
/** Says why a page is not shown. */
export declare function unreadablePage(url: string, reason: string, isXml?: boolean): string;
