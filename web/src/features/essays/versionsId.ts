/** The target of links to the versions of the open essay. */
export const VERSIONS_ID = "versions";
