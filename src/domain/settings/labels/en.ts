export const site = 'Site';
export const name = 'Name';
export const enterASiteName = 'Enter a site name.';
export const tagline = 'Tagline';
export const appearsBesideTheNameInThe =
  'Appears beside the name in the home page’s tab and in search results.';
export const icon = 'Icon';
export const shownInBrowserTabsLeaveEmpty =
  'Shown in browser tabs. Leave empty to use the first letter of the site name.';
export const timeZone = 'Time zone';
export const closeTheSiteToVisitors = 'Close the site to visitors';
export const visitorsSeeOnePageAtEvery =
  'Visitors see one page at every address, and search engines are asked to come back later. You still see the site when you open it from here.';
export const addressAndHours = 'Address and hours';
export const enterThemOnceTheyReplaceThe =
  'Enter them once. They replace the sample text on your pages, and your pages update whenever you change them here. Search engines and maps use them too.';
export const streetAndNumber = 'Street and number';
export const postalCode = 'Postal code';
export const townOrCity = 'Town or city';
export const country = 'Country';
export const phone = 'Phone';
export const email = 'Email';
export const openingHours = 'Opening hours';
export const oneLineEachSuchAsMon =
  'One line each, such as “Mon-Fri 9 to 5” or “Sat 10:00-14:00”. Bookings and search engines use them too.';
export const programsCantReadLine =
  'Bookings and search engines can’t read “{line}”. Enter days and times, such as “Mon-Fri 9:00-17:30”.';
export const readAs = 'Read as {read}.';
export const searchAndSharing = 'Search and sharing';
export const usedForPagesWithoutTheirOwn = 'Used for pages without their own description or picture.';
export const hideTheSiteFromSearchEngines = 'Hide the site from search engines';
export const searchEnginesAreAskedNotTo = 'Search engines are asked not to show any page.';
export const titles = 'Titles';
export const description = 'Description';
export const countOfAbout160CharactersThat = '{count} of about 160 characters that search engines show.';
export const sharingPicture = 'Sharing picture';
export const usedForPagesWithoutAPicture =
  'Used for pages without a picture. Use at least 1200 × 630 pixels.';
