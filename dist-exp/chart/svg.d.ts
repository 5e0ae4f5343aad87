/** What an attribute may hold; `null` leaves it out. */
type Attributes = Readonly<Record<string, string | number | null>>;
/** Escapes text for SVG and HTML, in content and in quoted attributes; drops what XML 1.0 cannot hold. */
export declare function escapeMarkup(text: string): string;
/** A coordinate with at most two decimals, printed the same everywhere. */
export declare function coordinate(value: number): string;
/** One element; children are markup already, attributes are escaped here. */
export declare function element(name: string, attributes: Attributes, ...children: readonly string[]): string;
/** A line of text at a point. */
export declare function textAt(x: number, y: number, text: string, attributes?: Attributes): string;
/** A text cut, with a sign that it is, to what fits into a width in pixels. */
export declare function fitted(text: string, roomPx: number, charPx?: number): string;
/** A sentence in lines that fit into a width in pixels, broken between words. */
export declare function wrapped(text: string, roomPx: number): string[];
/** Where a text centred on `x` has to be held so that neither end leaves a picture of this width. */
export declare function anchorAt(x: number, textPx: number, widthPx: number): "start" | "middle" | "end";
/** A whole picture, named for those who cannot see it. */
export declare function picture(size: {
    width: number;
    height: number;
}, name: string, body: string): string;
export {};
