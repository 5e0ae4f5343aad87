/** What the report of a refresh says first. */
export declare const REFRESH_NOTE = "looks of a watch at chosen pages: they speak of no moment, so nothing here is sharp and there is no certificate; what they prove together with other looks is in the archive's view. Documents are as their servers sent them, and none was shown in a browser";
