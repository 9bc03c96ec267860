export const barAcrossThePage = 'Bar across the page';
export const popupInACorner = 'Popup in a corner';
export const atTheTop = 'At the top';
export const atTheBottom = 'At the bottom';
export const topLeft = 'Top left';
export const topRight = 'Top right';
export const bottomLeft = 'Bottom left';
export const bottomRight = 'Bottom right';
export const light = 'Light';
export const dark = 'Dark';
export const textLinks = 'Text links';
export const buttons = 'Buttons';
export const icons = 'Icons';
export const theBanner = 'The banner';
export const text = 'Text';
export const showADeclineButton = 'Show a decline button';
export const visitorsCanThenAlsoChooseBy = 'Visitors can then also choose by category.';
export const acceptLabel = 'Accept label';
export const declineLabel = 'Decline label';
export const shape = 'Shape';
export const position = 'Position';
export const colours = 'Colours';
export const buttonStyle = 'Button style';
export const bannerPreview = 'Banner preview';
export const declined = 'Declined';
export const choseCategories = 'Chose {categories}';
export const proofOfConsent = 'Proof of consent';
export const weKeepEveryChoiceWithIts =
  'We keep every choice with its time and the wording shown. It doesn’t identify the visitor.';
export const findAVisitor = 'Find a visitor';
export const theSecondPartOfTheirSs = 'The second part of their ss_cookieChoice cookie.';
export const enterAnIdMadeOfDigits = 'Enter an ID made of digits and hyphens.';
export const exportAsCsv = 'Export as CSV';
export const noChoicesWithThisId = 'No choices with this ID.';
export const noChoicesYet = 'No choices yet.';
export const valueRoundPolicyversionWithGlobalPrivacy =
  '{value}, round {policyVersion}, with Global Privacy Control';
export const valueRoundPolicyversion = '{value}, round {policyVersion}';
export const whatTheBannerSaid = 'What the banner said';
export const noBannerRunEverything = 'No banner, run everything';
export const noBannerBlockEverythingOptional = 'No banner, block everything optional';
export const noticeOnlyRunEverythingUntilThe = 'Notice only, run everything until the visitor declines';
export const askFirstBlockEverythingOptionalUntil =
  'Ask first, block everything optional until the visitor answers';
export const inTheEuSilenceIsNot =
  'In the EU, silence is not consent. You have to ask visitors before anything optional runs.';
export const inTheEuDecliningHasTo =
  'In the EU, declining has to be as easy as accepting. This banner has no decline button.';
export const cookiesAndConsent = 'Cookies and consent';
export const statisticsAdsVideosAndMapsFrom =
  'Statistics, ads, videos and maps from other companies can track visitors. Decide whether your site asks them first.';
export const bannerType = 'Banner type';
export const applyToVisitorsEverywhere = 'Apply to visitors everywhere';
export const whenOffAppliesOnlyToVisitors =
  'When off, applies only to visitors from the EU and nearby countries, judged by their browser’s time zone.';
export const cookieAndPrivacyPage = 'Cookie and privacy page';
export const theBannerLinksToThisPage = 'The banner links to this page, even if its address changes.';
export const keepProofOfConsent = 'Keep proof of consent';
export const inTheEuYouHaveTo = 'In the EU, you have to be able to show that visitors agreed.';
export const useEuSettings = 'Use EU settings';
export const askAllVisitorsAgain = 'Ask all visitors again';
export const doThisWhenYouAddA =
  'Do this when you add a new service to your site. This is round {policyVersion}; earlier choices no longer count.';
export const setsCookies = 'Sets {cookies}';
export const setsNoKnownCookies = 'Sets no known cookies';
export const onPages = 'On {pages}';
export const onCountPages = 'On {count} pages';
export const unknownServiceName = 'Unknown service: {name}';
export const yourOwnCodeOrAnUnknown = 'Your own code, or an unknown company’s';
export const categoryOfName = 'Category of {name}';
export const notSet = 'Not set';
export const pageByPage = 'Page by page';
export const aPageThatIsLookedThrough = 'A page that is looked through';
export const cookiesOfYourOwnServices = 'Cookies of your own services';
export const separateNamesWithSpacesMatchesAny =
  'Separate names with spaces. * matches any ending. These cookies are deleted when a visitor declines.';
export const wrongIsNotAValidCookie = '“{wrong}” is not a valid cookie name.';
export const whatYourSiteLoads = 'What your site loads';
export const opensYourPublishedPagesUnseenIn =
  'Opens your published pages unseen in this browser, and lists the services they contact and the cookies they set. Everything is blocked, so nothing tracks you.';
export const couldntReadThePages = 'Couldn’t read the pages';
export const thesePagesDidNotAnswerSo = 'These pages did not answer, so only their source was read: {silent}';
export const stop = 'Stop';
export const scanAgain = 'Scan again';
export const scanYourSite = 'Scan your site';
export const saveCategories = 'Save categories';
export const yourSiteBlocksEachServiceUntil =
  'Your site blocks each service until the visitor allows its category.';
export const pagesScanned = 'Pages scanned';
export const scanComplete = 'Scan complete.';
export const donecountOfPagecountPages = '{doneCount} of {pageCount} pages';
export const stoppedAfterDonecountOfPagecountPages = 'Stopped after {doneCount} of {pageCount} pages.';
export const allPagecountPagesScanned = 'All {pageCount} pages scanned.';
export const theFirstPagecountPagesScanned = 'The first {pageCount} pages scanned.';
export const noPageLoadsAnythingFromOther =
  'No page loads anything from other companies or stores anything in browsers.';
export const thisSite = 'This site';
export const theListOfServicesIsUp = 'The list of services is up to date. Your own text has not changed.';
export const couldntCreateThePage = 'Couldn’t create the page';
export const createACookiePage = 'Create a cookie page';
export const thePageStartsAsADraft =
  'The page starts as a draft. Review it, add your details and publish it. If it already exists, only its list of services is updated.';
export const savedVisitorsSeeThisBannerNow = 'Saved. Visitors see this banner now.';
export const privacyAndCookies = 'Privacy and cookies';
export const accepted = 'Accepted';
