// A chart with its caption.

/** The charts escape every string themselves: their SVG is safe to insert. */
export function ChartFigure({ svg, caption }: { readonly svg: string; readonly caption: string }) {
  return (
    <figure tabIndex={0}>
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
