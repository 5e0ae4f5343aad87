import { type RangeSource, type WarcSource } from "./range-source.js";
/** Where a member lies. */
export interface MemberPlace {
    readonly within: WarcSource;
    readonly offset: number;
    /** Of its deflate data. */
    readonly dataOffset: number;
}
/** What a scan found. */
interface LongMember {
    readonly first: Buffer;
    readonly sizeBytes: number;
    /** Of the deflate data, compressed. */
    readonly length: number;
}
/** Reads a member to its end and checks its length and check sum. */
export declare function scanLong(source: RangeSource, place: MemberPlace, data: AsyncIterator<Uint8Array>): Promise<LongMember>;
/** The bytes of a member that was scanned. */
export declare function inflateLong(place: MemberPlace): AsyncGenerator<Uint8Array>;
export {};
