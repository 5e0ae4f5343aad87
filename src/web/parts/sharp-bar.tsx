// The share of sharp pages as a bar.

/** Draws the bar; its words stand beside it, so it is hidden from readers. */
export function SharpBar({ sharp, pages }: { readonly sharp: number; readonly pages: number }) {
  const width = pages === 0 ? 0 : (sharp / pages) * 100;
  return (
    <svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="ground" width="100" height="4" />
      <rect class="sharp" width={width} height="4" />
    </svg>
  );
}
