/** The page that a name is about: what it shows is the page's, and what is decided of the page holds for it. */
export declare function pageOfView(target: string): string;
