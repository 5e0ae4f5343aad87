// Pages of a large site in less than a hundred bytes each; page objects are made when someone looks at them.
import { GrowingNumbers, PackedValues, StringTable } from "#packed/index.js";
import type { FrontierPage, FrontierState, PageUrl } from "#model/index.js";

const NO_VIA = -1;

/** What does not change and is not kept in numbers. */
type RestOfPage = Omit<FrontierPage, "url" | "via" | "state" | "reason" | "seq">;

/** Pages in the order of their arrival, by number and by URL. */
export class PageTable {
  readonly #urls = new StringTable();
  /** Number of the page that led there; beyond {@link NO_VIA} downwards, of a URL that is no page itself. */
  readonly #vias = new GrowingNumbers(Int32Array);
  readonly #foreignVias = new StringTable();
  /** State and reason change, everything else is packed once. */
  readonly #states = new GrowingNumbers(Uint32Array);
  readonly #stateNames: { state: FrontierState; reason: string | null }[] = [];
  readonly #stateNumbers = new Map<string, number>();
  readonly #seqs = new GrowingNumbers(Uint32Array);
  readonly #rest = new PackedValues();
  readonly #restPlaces = new GrowingNumbers(Uint32Array);
  /** Pages without a hint differ from each other in little: what they share is packed once. */
  readonly #sharedRests = new Map<string, number>();

  get size(): number {
    return this.#states.length;
  }

  has(url: PageUrl): boolean {
    return this.numberOf(url) !== -1;
  }

  /** The page's number, or −1. */
  numberOf(url: PageUrl): number {
    return this.#urls.numberOf(url);
  }

  urlAt(number: number): PageUrl {
    return this.#urls.at(number) as PageUrl;
  }

  /** Appends a page that is not there yet; returns its number. */
  add({ url, via, state, reason, seq, ...rest }: FrontierPage): number {
    const number = this.#urls.add(url);
    this.#vias.push(via === null ? NO_VIA : this.#viaNumber(via));
    this.#states.push(this.#stateNumber(state, reason));
    this.#seqs.push(seq);
    this.#restPlaces.push(this.#placeOf(rest));
    return number;
  }

  setState(number: number, state: FrontierState, reason: string | null): void {
    this.#states.set(number, this.#stateNumber(state, reason));
  }

  stateOf(number: number): { readonly state: FrontierState; readonly reason: string | null } {
    return this.#stateNames[this.#states.at(number)]!;
  }

  at(number: number): FrontierPage {
    const rest = this.#rest.get(this.#restPlaces.at(number)) as RestOfPage;
    const via = this.#viaAt(this.#vias.at(number));
    return { url: this.urlAt(number), via, seq: this.#seqs.at(number), ...rest, ...this.stateOf(number) };
  }

  #placeOf(rest: RestOfPage): number {
    if (rest.hint) return this.#rest.add(rest);
    const key = JSON.stringify(rest);
    let place = this.#sharedRests.get(key);
    if (place === undefined) this.#sharedRests.set(key, (place = this.#rest.add(rest)));
    return place;
  }

  #viaNumber(via: PageUrl): number {
    const page = this.#urls.numberOf(via);
    return page === -1 ? NO_VIA - 1 - this.#foreignVias.add(via) : page;
  }

  #viaAt(number: number): PageUrl | null {
    if (number === NO_VIA) return null;
    const url = number < NO_VIA ? this.#foreignVias.at(NO_VIA - 1 - number) : this.#urls.at(number);
    return url as PageUrl;
  }

  #stateNumber(state: FrontierState, reason: string | null): number {
    const key = `${state}\n${reason ?? ""}\n${reason === null ? 0 : 1}`;
    let number = this.#stateNumbers.get(key);
    if (number === undefined)
      this.#stateNumbers.set(key, (number = this.#stateNames.push({ state, reason }) - 1));
    return number;
  }
}
