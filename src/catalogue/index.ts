// What an archive holds, for libraries' catalogues: lists as CSV, JSON lines and Dublin Core, and an OAI-PMH repository.
export { catalogueRows, type CatalogueSelection } from "./export/catalogue-rows.js";
export { CATALOGUE_FORMATS, writeCatalogue, type CatalogueFormat } from "./export/write-catalogue.js";
export { OaiProvider, type RepositoryFacts } from "./oai/provider.js";
