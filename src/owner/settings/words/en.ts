export const standardPageClosedForTheMoment = 'Standard page: “Closed for the moment”';
export const standardPageOpeningSoon = 'Standard page: “Opening soon”';
export const whatVisitorsSee = 'What visitors see';
export const chooseAPublishedPageThatIs =
  'Choose a published page that is hidden from the menu, such as “Back in May”.';
export const addYourLogoUnderNavigation = 'Add your logo under <link>Navigation</link>.';
export const removeHost = 'Remove {host}?';
export const visitorsCanNoLongerOpenThe =
  'Visitors can no longer open the site at {host}. Links to it stop working.';
export const removeDomain = 'Remove domain';
export const makeHostTheMainDomain = 'Make {host} the main domain?';
export const linksSearchEnginesAndTheEditor =
  'Links, search engines and the editor will use it. Check first that it points here. Until then, visitors can’t reach the site at this domain.';
export const makeMainDomain = 'Make main domain';
export const main = 'Main';
export const check = 'Check';
export const moreAboutHost = 'More about {host}';
export const remove = 'Remove';
export const linksSearchEnginesAndFeedsUse = 'Links, search engines and feeds use this domain.';
export const signInToYourDomainProvider =
  'Sign in to your domain provider, open the DNS settings, and add {count, plural, one {this record:} other {these records:}}';
export const ifYourProviderHasNoCname = 'If your provider has no CNAME records';
export const removeOtherAAaaaOrCname =
  'Remove other A, AAAA or CNAME records with the same name. Changes take from a few minutes to a day. Then press Check.';
export const type = 'Type';
export const name = 'Name';
export const value = 'Value';
export const copied = 'Copied';
export const copyText = 'Copy {text}';
export const onlyItsOwnNetworkCanReach =
  'Only its own network can reach this Vitrine ({name}), so domains can’t point here yet. On a server with a public address, set OWNER_ORIGIN to the address of the owner area, such as https://owner.example.org, and restart Vitrine. Domains you add now will work then.';
export const vitrineAnswersOnPortBrowsers =
  'Vitrine’s own address has the port {port}, but browsers ask domains on ports 443 and 80. A web server such as Caddy has to pass their requests on to Vitrine. The operations guide says how.';
export const addADomain = 'Add a domain';
export const theSiteAlsoAnswersOnOwnhost = 'The site also answers on {ownHost}.';
export const domain = 'Domain';
export const add = 'Add';
export const settings = 'Settings';
export const basics = 'Basics';
export const languages = 'Languages';
export const addressHours = 'Address & hours';
export const searchSharing = 'Search & sharing';
export const domains = 'Domains';
export const redirects = 'Redirects';
export const mainLanguage = 'Main language';
export const usedByScreenReadersForHyphenation =
  'Used by screen readers, for hyphenation, translation and search.';
export const yourOwnTextDoesNotChange =
  'Your own text does not change. Text that Vitrine adds, such as “Search” or “Page not found”, follows the language where Vitrine speaks it, and is in English elsewhere.';
export const otherLanguages = 'Other languages';
export const eachLanguageHasItsOwnWeb =
  'Each language has its own web addresses. Text without a translation shows in the main language.';
export const hiddenVisitorsWillFindItAt = 'Hidden. Visitors will find it at {languagePrefix}.';
export const visitorsFindItAtLanguageprefix = 'Visitors find it at {languagePrefix}.';
export const translateIntoName = 'Translate into {name}';
export const translate = 'Translate';
export const removeName = 'Remove {name}';
export const addALanguage = 'Add a language';
export const aNewLanguageStaysHiddenUntil = 'A new language stays hidden until you switch it on.';
export const chooseALanguage = 'Choose a language';
export const dates = 'Dates';
export const times = 'Times';
export const numbers = 'Numbers';
export const weeksBeginOn = 'Weeks begin on';
export const textDirection = 'Text direction';
export const fromRightToLeft = 'From right to left';
export const fromLeftToRight = 'From left to right';
export const thisSite = 'This site';
export const shop = 'Shop';
export const forVisitors = 'For visitors';
export const moveAndConnect = 'Move and connect';
export const installation = 'Installation';
export const searchTheSettings = 'Search the settings';
export const noMatchingSettingTryAnotherWord = 'No matching setting. Try another word.';
export const versionLicencesUpdate = 'version licences update';
export const businessOpeningTimesTelephonePhoneLocation =
  'business opening times telephone phone location contact map';
export const safetyCopyRestoreArchive = 'safety copy restore archive';
export const nameTitleFaviconIconLogoTime =
  'name title favicon icon logo time zone close offline maintenance';
export const emailsAbandonedCartReminderBackIn =
  'emails marketing abandoned cart reminder back in stock review reply';
export const moderationSpam = 'moderation spam';
export const gdprPrivacyTrackingBannerAnalytics = 'gdpr privacy tracking banner analytics';
export const removeCloseDownGetRidOf = 'remove close down get rid of trash';
export const shippingPostagePostParcelZonesCountries =
  'shipping postage post parcel zones countries pick up pickup collection carrier rates freight';
export const couponsCodesVouchersPromotionSaleOffer =
  'coupons codes vouchers promotion sale offer percent reduction free shipping';
export const addressUrlDnsHostWebsiteHttps = 'address url dns host website https';
export const copyClone = 'copy clone';
export const downloadBackupMoveRestoreArchive = 'download backup move restore archive';
export const spamCaptchaSubmissionsContact = 'spam captcha submissions contact';
export const moveWordpressSquarespaceUpload = 'move wordpress squarespace upload';
export const billReceiptSellerCompanyTaxNumber =
  'bill receipt seller company tax number credit notes packing slips';
export const queueBackground = 'queue background';
export const translationLocale = 'translation locale';
export const smtpEmailSending = 'smtp email sending';
export const locationGoogleOpenstreetmap = 'location google openstreetmap';
export const emailsNotificationsAlerts = 'emails notifications alerts';
export const emailsConfirmationReceiptSentMessages = 'emails confirmation receipt sent messages';
export const payCardCardsStripePaypalBank =
  'pay card cards stripe paypal bank transfer checkout money methods';
export const announcementBannerBarNewsletter = 'announcement banner bar newsletter';
export const movedLinks301OldAddresses = 'moved links 301 old addresses';
export const seoGoogleDescriptionSharingSocialPicture =
  'seo google description sharing social picture facebook';
export const shopCurrencyCurrenciesPricesMoneyDollar =
  'shop currency currencies prices money dollar euro pound units weight minimum order terms reviews gift notes stock';
export const vatGstSalesTaxRatesEu = 'vat gst sales tax rates eu oss';
export const analyticsStatisticsTrackingCountingPrivacy = 'analytics statistics tracking counting privacy';
export const appInstallPhoneIconPwa = 'app install phone icon pwa';
export const apiIntegrationZapierConnect = 'api integration zapier connect';
export const thisPictureHasBeenDeleted = 'This picture has been deleted.';
export const removeLabel = 'Remove ({label})';
export const changeLabel = 'Change<hidden> ({label})</hidden>';
export const chooseAPictureLabel = 'Choose a picture<hidden> ({label})</hidden>';
export const newLabel = 'New';
export const changed = 'Changed';
export const unchanged = 'Unchanged';
export const rejected = 'Rejected';
export const takenRedirectsImported =
  '{taken, plural, one {# redirect imported.} other {# redirects imported.}}';
export const importFromCsv = 'Import from CSV';
export const aCsvFileWithTheColumns =
  'A CSV file with the columns From, To and Kind (301 or 302), up to {maxRows} rows. Other redirects are kept.';
export const nothingToImport = 'Nothing to import';
export const importTaken = 'Import {taken}';
export const chooseACsvFile = 'Choose a CSV file';
export const oldAddress = 'Old address';
export const newAddress = 'New address';
export const empty = '(empty)';
export const line = 'Line';
export const lineLine = 'Line {line}';
export const outcome = 'Outcome';
export const allCountLinesCanBeImported = 'All {count} lines can be imported.';
export const refusedOfCountLinesCantBe =
  '{refused} of {count} lines can’t be imported. The others are not affected.';
export const linesOfTheTable = 'Lines of the table';
export const noLines = 'No lines';
export const chooseACsvFileWithOne = 'Choose a CSV file with one redirect per line.';
export const showMoreOfLeft = 'Show more of {left}';
export const redirectFromFromRemoved = 'Redirect from {from} removed.';
export const addARedirect = 'Add a redirect';
export const permanent301 = 'Permanent (301)';
export const temporary302 = 'Temporary (302)';
export const oldPage = '/old-page';
export const newPage = '/new-page';
export const temporary = 'Temporary';
export const removeFrom = 'Remove {from}';
export const exportAsCsv = 'Export as CSV';
export const noRedirectsYet = 'No redirects yet';
export const whenYouChangeAPagesAddress =
  'When you change a page’s address, Vitrine adds a redirect automatically.';
export const search = 'Search';
export const filterRedirects = 'Filter redirects';
export const allAll = 'All {all}';
export const toReviewProblems = 'To review {problems}';
export const noRedirectsFound = 'No redirects found';
export const tryOtherWords = 'Try other words.';
export const aboutUs = 'About us';
export const preview = 'Preview';
export const inSearchResults = 'In search results';
export const searchEnginesAreAskedNotTo = 'Search engines are asked not to show this site.';
export const socialPreview = 'Social preview';
export const noSettingsAvailable = 'No settings available';
export const onlyAdministratorsCanChangeThisSites = 'Only administrators can change this site’s settings.';
export const accountsSignInLoginCustomers = 'accounts sign in login customers area register';
export const plansPaywallSubscriptionCourse = 'plans paywall subscribers private pages course';
export const welcomeEmailExpiryReminderMembership = 'welcome email expiry reminder membership renewal';
export const recurringPauseSkipCancelDunning =
  'recurring donations emails pause skip cancel renewal dunning failed payment';
