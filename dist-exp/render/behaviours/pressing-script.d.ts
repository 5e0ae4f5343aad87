/** Put into the script of acts. */
export declare const PRESSING_SCRIPT: string;
