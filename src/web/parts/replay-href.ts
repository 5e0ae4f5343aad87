// Addresses on the replay origin.

/** Where a page is shown as of a time; `replayUrl` comes from the API. */
export function replayHref(replayUrl: string, url: string, at: number): string {
  return `${replayUrl}/${new Date(at).toISOString().replace(/\D/g, "")}/${url}`;
}
