/** 404 and 410 are states like any other; server errors and the like prove nothing. */
export declare function isPageState(status: number): boolean;
