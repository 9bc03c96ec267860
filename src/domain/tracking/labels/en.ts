export const visitors = 'Visitors';
export const countedOnThisServerOnlyCookies =
  'Counted on this server only. Cookies are used only if visitors or your cookie policy allow them. IP addresses are never stored.';
export const countVisitors = 'Count visitors';
export const turningThisOffRemovesTheScript =
  'Turning this off removes the script from every page. Existing statistics are kept.';
export const trackCampaigns = 'Track campaigns';
export const onceAVisitorAgreesToCookies =
  'Once a visitor agrees to cookies, we record which campaign brought them.';
export const keepVisitDetailsFor = 'Keep visit details for';
export const filtersAndNewGoalsUseThem =
  'Filters and new goals use them. Daily totals are kept as long as the site exists.';
export const measurePageSpeed = 'Measure page speed';
export const eachMeasuredPageViewLoads =
  'See how fast pages are for real visitors under Speed. Large sites need only a part of their page views.';
export const forAllPageViews = 'For all page views';
export const forSomePageViews = 'For {percent} % of page views';
export const forNoPageViews = 'Off';
