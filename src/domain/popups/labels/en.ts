export const returnsThePopupsAndBarsOf = 'Returns the popups and bars of a site.';
export const changesThePopupsAndBarsOf = 'Changes the popups and bars of a site.';
export const changedThePopupsAndBars = 'changed the popups and bars';
export const saved = 'Saved.';
