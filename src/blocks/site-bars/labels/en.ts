export const barsOfTheSite = 'Bars of the site';
export const informationBarBadgeAndCreditsAs =
  'Information bar, badge and credits, as set up under Popups and bars.';
