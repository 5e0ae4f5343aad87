/** News of a long digest that are read into memory to be brought; the others are counted. */
export declare const MOST_BROUGHT = 200;
/**
 * The key of a delivery, from its channel and its first piece of news: no news goes over a channel twice, so that no two
 * deliveries have the same.
 */
export declare function deliveryKey(channel: string, firstNews: string): string;
