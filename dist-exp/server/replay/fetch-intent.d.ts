import type { IncomingHttpHeaders } from "node:http";
/** What is wanted. */
export type Intent = 
/** A page in a window of its own: it gets a framing page. */
"window"
/** A page in a frame. */
 | "frame"
/** Something that a page embeds or asks for. */
 | "part"
/** Something that a script reads by itself. */
 | "read" | "service-worker"
/** A client that is no browser, or an old one, or a browser that does not trust our address. */
 | "plain";
/** Whether the browser itself names what the request is for; browsers do so over TLS and on this machine. */
export declare function isTold(headers: IncomingHttpHeaders): boolean;
/** Reads the intent of a request. */
export declare function intentOf(headers: IncomingHttpHeaders): Intent;
/** Whether the request comes from the origin itself, from the reader's own hand, or from no browser. */
export declare function isFromSameOrigin(headers: IncomingHttpHeaders): boolean;
