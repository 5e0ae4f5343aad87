/** Sources of icons, screenshots and the icons of shortcuts; none of what is no manifest. */
export declare function manifestImages(json: string): string[];
