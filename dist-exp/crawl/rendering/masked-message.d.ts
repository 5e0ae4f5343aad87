import { type PageUrl } from "#model/index.js";
import type { Exchange, HeaderField, Secrets } from "#ports/index.js";
/** Whether a field is a secret by what it is for. */
export declare function isDoorField([name]: HeaderField): boolean;
/** The values that open the door, of the fields of a request and of an answer (RFC 6265 sections 4.1 and 4.2). */
export declare function doorValues(fields: readonly HeaderField[]): string[];
/** The page as it is put down; `null` for one that is too long to be. */
export declare function maskedPage(page: PageUrl, secrets: Secrets, isHidden: boolean): PageUrl | null;
/** The exchange as it is put down; the answer decoded, since a secret may stand in what was packed. */
export declare function maskedExchange(exchange: Exchange, secrets: Secrets, isHidden: boolean): Promise<Exchange>;
