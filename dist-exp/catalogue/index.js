// What an archive holds, for libraries' catalogues: lists as CSV, JSON lines and Dublin Core, and an OAI-PMH repository.
export { catalogueRows } from "./export/catalogue-rows.js";
export { CATALOGUE_FORMATS, writeCatalogue } from "./export/write-catalogue.js";
export { OaiProvider } from "./oai/provider.js";
