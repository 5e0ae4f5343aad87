/** SHA-256, hexadecimal, over the sorted lines `sha256  path` of all files of the program as it is installed. */
export declare function softwareSha256(): string;
