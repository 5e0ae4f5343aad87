// An address taken apart, or the word that it is none. `URL.canParse` is not asked: in Node 20, once it was called some
// thousand times, it reads the letters of a host beyond ASCII (ü) as broken UTF-8 and says that there is no address.

/** The address that a text is, as the URL Standard reads it; `null` where it is none. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
