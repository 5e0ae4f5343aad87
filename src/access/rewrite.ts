export type LinkRewriter = (link: string, base: string) => string | null;
export function rewriteHtml(text: string, _url: string, _r: LinkRewriter): string {
  return text;
}
export function rewriteCss(text: string, _url: string, _r: LinkRewriter): string {
  return text;
}
