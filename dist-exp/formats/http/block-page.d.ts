/** What the head of a response says: a firewall's own word, or a redirect to a login page that leads back here. */
export declare function blockedByHead(status: number, header: (name: string) => string | null, target: string): string | null;
/** What the content of a complete 200 with media type text/html says. */
export declare function blockedByContent(content: Uint8Array, target: string): string | null;
