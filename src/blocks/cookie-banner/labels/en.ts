export const cookieBanner = 'Cookie banner';
export const asksVisitorsBeforeAnythingOptionalRuns =
  'Asks visitors before anything optional runs. Turn it on in the site’s settings.';
