// The address of a page as it is shown, in one place: never markup, and broken anywhere rather than cut off.

/** Writes the address. */
export function PageAddress({ url }: { readonly url: string }) {
  return <bdi class="address">{url}</bdi>;
}
