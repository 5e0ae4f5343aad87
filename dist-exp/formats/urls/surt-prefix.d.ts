/** `https://www.Example.org/Main` → `http://(org,example,www,)/Main`; `null` when there is no host. */
export declare function surtForm(url: string): string | null;
/**
 * The prefix that a URL or a SURT stands for: (1) its SURT form; (2) with three slashes or more, all after the
 * last one is removed; (3) a final `)` is removed, so that `http://example.org` takes in its subdomains, and
 * `http://example.org/` does not. `null` when it is neither URL nor SURT.
 */
export declare function surtPrefix(text: string): string | null;
