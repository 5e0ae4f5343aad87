/** Put before all else in the head of a page. */
export declare function headOf(withScripts: boolean, isXml?: boolean): string;
