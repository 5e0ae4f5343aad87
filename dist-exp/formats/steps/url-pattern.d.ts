/** Whether an address fits, its fragment left out; `null` where the pattern is none of web addresses. */
export declare function urlPattern(pattern: string): {
    test(url: string): boolean;
} | null;
