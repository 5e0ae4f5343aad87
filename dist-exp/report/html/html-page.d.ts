/**
 * A whole page around finished markup; the title is text, the script one that the policy names, pictures come from the
 * sources given alone.
 */
export declare function htmlPage(title: string, body: string, script?: string | null, pictures?: string | null): string;
