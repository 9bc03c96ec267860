export const pages = 'Pages';
export const browsers = 'Browsers';
export const firstSeenFirstatInApp = 'First seen {firstAt}, in {app}.';
export const firstSeenFirstat = 'First seen {firstAt}.';
export const sourceLocation = 'Source location';
export const noErrors = 'No errors';
export const whenAPageFailsInA =
  'When a page fails in a visitor’s browser, you see what happened, where and how often. We never record who it was.';
export const noResolvedErrors = 'No resolved errors';
export const errorsYouResolveAppearHereThey =
  'Errors you resolve appear here. They reopen if they happen again.';
export const noIgnoredErrors = 'No ignored errors';
export const errorsYouIgnoreAreStillCounted =
  'Errors you ignore are still counted, but stay out of your way.';
export const errorReopened = 'Error reopened.';
export const errorResolvedItReopensIfIt = 'Error resolved. It reopens if it happens again.';
export const errorIgnored = 'Error ignored.';
export const resolve = 'Resolve';
export const ignore = 'Ignore';
export const reopen = 'Reopen';
export const error = 'Error';
export const page = 'Page';
export const lastSeen = 'Last seen';
export const status = 'Status';
export const reopened = 'Reopened';
export const times = 'Times';
export const times2 = '{count, plural, one {time} other {times}}';
export const pageAndCountMore = '{page} and {count} more';
export const errors = 'Errors';
export const errorsInVisitorsBrowsersInThe = 'Errors in visitors’ browsers in the last 90 days.';
export const open = 'Open';
export const resolved = 'Resolved';
export const ignored = 'Ignored';
