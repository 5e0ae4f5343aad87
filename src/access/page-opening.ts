// A piece of markup of ours at the beginning of a page, before anything of its own is run.

/** What may stand before a page's first element; a document type that does not stay first changes how it is shown. */
const LEAD = /^\ufeff?(?:\s+|<!--[^]*?-->|<\?[^>]*>|<!doctype[^>]*>)*/i;
const XML_HEAD = /<head(?:\s[^>]*)?>/i;

/** Puts it there. The parser takes `<html>` and its attributes behind it as well; XML has its place in the head only. */
export function withOpening(html: string, opening: string, isXml: boolean): string {
  const head = isXml ? XML_HEAD.exec(html) : LEAD.exec(html);
  if (head === null) return html;
  const at = head.index + head[0].length;
  return html.slice(0, at) + opening + html.slice(at);
}
