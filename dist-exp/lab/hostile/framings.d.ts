import { type Told } from "./told.js";
/** Every framing with what the record says of it; all is said at once, and the connection closed. */
export declare const FRAMINGS: Readonly<Record<string, Told>>;
