// Changes of what is watched, as the server asks for them: whoever keeps the file of sites does them.
export {};
