export { catalogueRows, type CatalogueSelection } from "./export/catalogue-rows.js";
export { CATALOGUE_FORMATS, writeCatalogue, type CatalogueFormat } from "./export/write-catalogue.js";
export { OaiProvider, type RepositoryFacts } from "./oai/provider.js";
