// Shares and budgets as thin bars; an estimate has whiskers from one end of its interval to the other.

interface ShareBarProps {
  readonly share: number;
  readonly interval?: { readonly low: number; readonly high: number };
  readonly kind?: "held" | "spent";
}

const WIDTH = 100;

/** Draws the bar; its words stand beside it, so it is hidden from readers. */
export function ShareBar({ share, interval, kind = "held" }: ShareBarProps) {
  const at = (value: number): number => Math.min(1, Math.max(0, value)) * WIDTH;
  return (
    <svg class="share-bar" viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="ground" y="3" width={WIDTH} height="6" />
      <rect class={kind} y="3" width={at(share)} height="6" />
      {interval && (
        <path
          class="whisker"
          d={`M${at(interval.low)} 6H${at(interval.high)}M${at(interval.low)} 1V11M${at(interval.high)} 1V11`}
        />
      )}
    </svg>
  );
}
