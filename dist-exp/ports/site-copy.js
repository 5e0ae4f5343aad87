// A site as files on their way to a folder or a ZIP, one after the other.
export {};
