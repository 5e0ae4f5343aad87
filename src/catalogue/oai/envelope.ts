// The XML around every answer (OAI-PMH 2.0 section 3.2).
import type { Instant } from "#model/index.js";
import { xmlText } from "#formats/index.js";
import { datestampText } from "./datestamps.js";
import type { OaiFault } from "./fault.js";
import type { OaiRequest } from "./request.js";

const OAI = "http://www.openarchives.org/OAI/2.0/";

/** What an answer says of the question. */
export interface Envelope {
  readonly baseUrl: string;
  readonly now: Instant;
  /** `null` when the request could not be understood. */
  readonly request: OaiRequest | null;
}

/** An answer with the verb's element in it. */
export function answerXml(envelope: Envelope, content: string): string {
  const { verb } = envelope.request!;
  return documentXml(envelope, `<${verb}>\n${content}</${verb}>\n`);
}

/** An answer that tells of an error; of `badVerb` and `badArgument` the request has no attributes (section 3.2). */
export function faultXml(envelope: Envelope, { code, message }: OaiFault): string {
  const isUnderstood = code !== "badVerb" && code !== "badArgument";
  const said = isUnderstood ? envelope : { ...envelope, request: null };
  return documentXml(said, `<error code="${code}">${xmlText(message)}</error>\n`);
}

function documentXml({ baseUrl, now, request }: Envelope, content: string): string {
  const attributes = request ? Object.entries({ verb: request.verb, ...request.arguments }) : [];
  const written = attributes.map(([name, value]) => ` ${name}="${xmlText(value)}"`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="${OAI}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${OAI} ${OAI}OAI-PMH.xsd">
<responseDate>${datestampText(now)}</responseDate>
<request${written}>${xmlText(baseUrl)}</request>
${content}</OAI-PMH>
`;
}

/** One element with text in it. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>\n`;
}
