// Where hubs reach a watch, as the command line says it.
import { UsageError } from "#errors.js";
import { parsedUrl } from "#model/index.js";

/** The public address of callbacks, and where it is answered on this machine. */
export interface HubPlace {
  /** Ends with a slash; names of callbacks follow it. */
  readonly callbackBase: string;
  readonly host: string;
  readonly port: number;
}

/** What the command line says of hubs. */
export interface HubFlags {
  readonly hubCallback?: string;
  readonly hubListen?: string;
}

/** With its name a callback must pass through every hub's own limits. */
const MOST_CALLBACK_CHARS = 500;

/** Reads both flags; `null` without them. @throws UsageError */
export function hubPlaceOf({ hubCallback, hubListen }: HubFlags): HubPlace | null {
  if (hubCallback === undefined && hubListen === undefined) return null;
  if (hubCallback === undefined || hubListen === undefined)
    throw new UsageError(
      "USAGE",
      "--hub-callback and --hub-listen go together: the address that hubs call, and where this machine answers it",
    );
  return { callbackBase: callbackBaseOf(hubCallback), ...listenPlaceOf(hubListen) };
}

function callbackBaseOf(text: string): string {
  const url = text.length <= MOST_CALLBACK_CHARS ? parsedUrl(text) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && !/[?#]/.test(text);
  if (!isPlain || url.username !== "" || url.password !== "")
    throw new UsageError(
      "USAGE",
      `--hub-callback ${text.slice(0, MOST_CALLBACK_CHARS)}: not an address such as https://archive.example/hub, without a query or a password`,
    );
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}/`;
}

function listenPlaceOf(text: string): { readonly host: string; readonly port: number } {
  const [, bracketed, plain, digits = ""] =
    /^(?:\[([0-9a-f:.]+)\]|([^:[\]\s]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined || Number(digits) > 65_535)
    throw new UsageError("USAGE", `--hub-listen ${text}: not a host and a port such as 127.0.0.1:8095`);
  return { host, port: Number(digits) };
}
