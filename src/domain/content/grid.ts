/** Of how many columns a section is made. By itself, since the editor's frame counts them without reading schemas. */
export const GRID_COLUMNS = 12;
