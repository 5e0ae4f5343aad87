// A picture that our own charts drew, in the middle of words.

/** Puts it there; the charts escape every string themselves. */
export function Picture({ svg, class: kind }: { readonly svg: string; readonly class: string }) {
  return <span class={kind} dangerouslySetInnerHTML={{ __html: svg }} />;
}
