export const describeTheSiteForSearchEngines = 'Describe the site for search engines';
export const chooseAFaviconTheIconIn = 'Choose a favicon, the icon in a browser’s tab';
export const addTheFirstProductToThe = 'Add the first product to the shop';
export const chooseHowBuyersPay = 'Choose how buyers pay';
export const setUpDelivery = 'Set up delivery';
export const addYourNameAndAddressFor = 'Add your name and address for invoices';
export const setUpAMailServerSo = 'Set up a mail server so that emails reach your buyers';
export const describePagesForSearchEngines =
  '{count, plural, one {Describe a page for search engines} other {Describe # pages for search engines}}';
export const describeWhatPicturesShow =
  '{count, plural, one {Describe what a picture shows} other {Describe what # pictures show}}';
export const fillEmptyPages = '{count, plural, one {Fill an empty page} other {Fill # empty pages}}';
export const enterYourAddressHoursAndPhone =
  'Enter your address, hours and phone number, for your pages and the footer';
export const replaceTheSampleTextInPlaces =
  '{count, plural, one {Replace the sample text in one place} other {Replace the sample text in # places}}';
export const replaceTheCountExampleProductsIn =
  'Replace the {count, plural, one {example product} other {# example products}} in the shop';
export const choosePagesForMembers =
  'Choose what members can see: {count, plural, one {one area opens} other {# areas open}} nothing yet';
export const reviewUnpublishedChangesCount = 'Review unpublished changes: {count}';
export const nextSteps = 'Next steps';
export const forLater = 'For later';
export const visitorsCanAlreadySeeItShow =
  'Visitors can already see it.<button>Show “Opening soon” until it is ready</button>';
export const leftToDo = '{left} to do.';
export const doneDoneLeftToDo = '{done} done, {left} to do.';
export const emailsDontReachYourBuyersYet =
  'Emails don’t reach your buyers yet: {owners} can set up a mail server';
export const untitled = 'Untitled';
export const andOthersMore = 'and {others} more';
