/** Where browsers learn to search a site from their address bar (OpenSearch 1.1). */
export const OPEN_SEARCH_PATH = '/opensearch.xml';
export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';
