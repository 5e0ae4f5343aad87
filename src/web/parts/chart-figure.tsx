// A chart with its caption, drawn for the width that it has.
import { useEffect, useRef, useState } from "preact/hooks";

interface ChartFigureProps {
  /** The chart as SVG for a width in pixels; the charts escape every string themselves: it is safe to insert. */
  readonly draw: (widthPx: number) => string;
  readonly caption: string;
}

/** Drawn anew when its width changes. */
export function ChartFigure({ draw, caption }: ChartFigureProps) {
  const room = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidthPx(Math.round(entry!.contentRect.width)));
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, []);
  const svg = widthPx === null ? "" : draw(widthPx);
  return (
    <figure tabIndex={0}>
      <div ref={room} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
