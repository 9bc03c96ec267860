export const yourAccount = 'Your account';
export const vitrine = 'Vitrine';
export const nameIsLive = '{name} is live';
export const nameOpensSoon = '{name} opens soon';
export const opensInANewTab = '(opens in a new tab)';
export const theHomePageOfName = 'The home page of {name}';
export const startEditing = 'Start editing';
export const showOpeningSoonUntilItIs = 'Show “Opening soon” until it is ready';
export const openItToVisitors = 'Open it to visitors';
export const anyoneWithTheAddressCanSee =
  'Anyone with the address can see it, with our sample text and pictures. Replace them with your own.';
export const visitorsSeeAnOpeningSoonPage =
  'Visitors see an “Opening soon” page. Only you see the site. Open it when you are ready.';
export const seeDraftsFilesAndSettings = 'see drafts, files and settings';
export const changeDraftsFilesDesignAndSettings = 'change drafts, files, design and settings';
export const publishAndUnpublish = 'publish and unpublish';
export const seeNamesAddressesAndMessagesOf = 'see names, addresses and messages of customers and visitors';
export const managePeopleDomainsImportsAndExports =
  'manage people, domains, imports and exports, and see all customer data';
export const newAccessToken = 'New access token';
export const createToken = 'Create token';
export const name = 'Name';
export const whatYouWillUseItFor =
  'What you will use it for. The activity log shows this name with each change.';
export const site = 'Site';
export const allMySites = 'All my sites';
export const thisTokenCan = 'This token can';
export const yourNewToken = 'Your new token';
export const copied = 'Copied';
export const copy = 'Copy';
export const done = 'Done';
export const copyItNowAndKeepIt = 'Copy it now and keep it somewhere safe. You won’t see it again.';
export const youCanNowSignInWith = 'You can now sign in with “{name}”.';
export const addAPasskey = 'Add a passkey';
export const yourBrowserAsksForYourFingerprint =
  'Your browser asks for your fingerprint, face or PIN, then saves the passkey on this device, on a security key or in a password manager.';
export const continueLabel = 'Continue';
export const soYouCanRecogniseItIn = 'So you can recognise it in the list.';
export const yourPassword = 'Your password';
export const renamePasskey = 'Rename passkey';
export const rename = 'Rename';
export const cancelledTryAgain = 'Cancelled. Try again.';
export const thisDeviceAlreadyHasAPasskey = 'This device already has a passkey for your account.';
export const cancelledOrItTookTooLong = 'Cancelled, or it took too long. Try again.';
export const thisDeviceDoesntSupportThisKind =
  'This device doesn’t support this kind of passkey. Use another device.';
export const passkeysOnlyWorkAtTheAddress =
  'Passkeys only work at the address set in OWNER_ORIGIN, over https or on localhost.';
export const passkeys = 'Passkeys';
export const signInWithYourFingerprintFace =
  'Sign in with your fingerprint, face or PIN instead of a password. Passkeys can’t be guessed or phished.';
export const noPasskeysYet = 'No passkeys yet.';
export const thisBrowserDoesntSupportPasskeys = 'This browser doesn’t support passkeys.';
export const syncedAcrossYourDevices = 'Synced across your devices';
export const addedCreatedatNotUsedYet = 'Added {createdAt}, not used yet';
export const addedCreatedatLastUsedLastusedat = 'Added {createdAt}, last used {lastUsedAt}';
export const changeName = 'Change {name}';
export const remove = 'Remove';
export const nameCanNoLongerSignYou = '“{name}” can no longer sign you in.';
export const removeName = 'Remove “{name}”?';
export const youCanNoLongerSignIn =
  'You can no longer sign in with it. Delete it from your device or password manager as well.';
export const removePasskey = 'Remove passkey';
export const turnOffTwoStepVerification = 'Turn off two-step verification?';
export const youWillSignInWithYour =
  'You will sign in with your password alone. Your recovery codes stop working.';
export const turnOff = 'Turn off';
export const makeNewRecoveryCodes = 'Make new recovery codes';
export const youGetTenNewCodesYour = 'You get ten new codes. Your current codes stop working.';
export const makeNewCodes = 'Make new codes';
export const twoStepVerificationIsOff = 'Two-step verification is off.';
export const codeFromYourAppOrA = 'Code from your app, or a recovery code';
export const showLabel = 'Show<hidden> {label}</hidden>';
export const hideLabel = 'Hide<hidden> {label}</hidden>';
export const password = 'Password';
export const changingYourPasswordSignsYouOut = 'Changing your password signs you out on all other devices.';
export const changePassword = 'Change password';
export const passwordChanged = 'Password changed.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const atLeast10CharactersAFew = 'At least 10 characters. A few words in a row are easy to remember.';
export const cancel = 'Cancel';
export const saved = 'Saved.';
export const aboutYou = 'About you';
export const yourNameAppearsWithEverythingYou = 'Your name appears with everything you change.';
export const emailAddress = 'Email address';
export const fromNowOnYouSignIn = 'From now on, you sign in with the new address.';
export const save = 'Save';
export const copied2 = 'Copied.';
export const yourBrowserBlockedCopyingSaveThe =
  'Your browser blocked copying. Save the codes as a file instead.';
export const saveYourRecoveryCodes = 'Save your recovery codes';
export const eachCodeSignsYouInOnce =
  'Each code signs you in once if you lose your phone. You only see them now, so keep them somewhere safe, such as a password manager.';
export const saveAsAFile = 'Save as a file';
export const iHaveSavedTheseCodes = 'I have saved these codes';
export const recoveryCodesForVitrineAtHost = 'Recovery codes for Vitrine at {host}';
export const eachWorksOnceInPlaceOf = 'Each works once, in place of the code from your app.';
export const signedOutOnAllOtherDevices = 'Signed out on all other devices.';
export const signedOut = 'Signed out.';
export const whereYouAreSignedIn = 'Where you are signed in';
export const signOutAnyDeviceYouDont = 'Sign out any device you don’t recognise, then change your password.';
export const signOutAllOtherDevices = 'Sign out all other devices';
export const thisDevice = 'This device';
export const lastUsedSeenStaysSignedIn = 'Last used {seen}, stays signed in';
export const lastUsedSeen = 'Last used {seen}';
export const lastUsedSeenFromAddressStays = 'Last used {seen} from {address}, stays signed in';
export const lastUsedSeenFromAddress = 'Last used {seen} from {address}';
export const signOutDevice = 'Sign out {device}';
export const signOut = 'Sign out';
export const setUpVitrine = 'Set up Vitrine';
export const thisLinkHasExpired = 'This link has expired';
export const vitrinePrintsANewLinkEach =
  'Vitrine prints a new link each time it starts, and only the latest works. Find it in the terminal or the server log.';
export const vitrineIsAlreadySetUp = 'Vitrine is already set up';
export const theFirstOwnerHasAnAccount = 'The first owner has an account. Sign in with yours.';
export const signIn = 'Sign in';
export const createYourAccountNameYourSite =
  'Create your account, name your site and choose its design. You can change everything later.';
export const yourSite = 'Your site';
export const whatVisitorsSee = 'What visitors see';
export const openingSoon = '“Opening soon”';
export const theSiteAtOnce = 'The site at once';
export const onlyYouSeeTheSite = 'Only you see the site, until you open it to visitors.';
export const siteName = 'Site name';
export const createMySite = 'Create my site';
export const you = 'You';
export const yourName = 'Your name';
export const accessTokens = 'Access tokens';
export const forAppsThatWorkWithYour =
  'For apps that work with your sites. A token can’t do more than you can.';
export const newToken = 'New token';
export const noTokensYet = 'No tokens yet.';
export const nameNoLongerWorks = '“{name}” no longer works.';
export const allYourSites = 'all your sites';
export const neverUsed = 'never used';
export const lastUsedLastusedat = 'last used {lastUsedAt}';
export const revokeName = 'Revoke “{name}”?';
export const appsThatUseThisTokenLose =
  'Apps that use this token lose access immediately. You can’t undo this, but you can create a new token.';
export const revokeToken = 'Revoke token';
export const aSiteYouHaveLeft = 'a site you have left';
export const scopesOnSiteUsed = '{scopes} on {site}, {used}';
export const revokeName2 = 'Revoke {name}';
export const revoke = 'Revoke';
export const twoStepVerification = 'Two-step verification';
export const afterYourPasswordEnterACode =
  'After your password, enter a code from an app on your phone. A stolen password alone can’t sign in.';
export const turnOn = 'Turn on';
export const authenticatorApp = 'Authenticator app';
export const on = 'On';
export const turnedOnSince = 'Turned on {since}';
export const recoveryCodes = 'Recovery codes';
export const leftLeftEachSignsYouIn =
  '{left, plural, one {# left} other {# left}}; each signs you in once if you lose your phone';
export const youHaveNoRecoveryCodesLeft =
  'You have no recovery codes left. Make new ones, so that you don’t get locked out if you lose your phone.';
export const youAreRunningOutOfRecovery =
  'You are running out of recovery codes. Make new ones, so that you don’t get locked out if you lose your phone.';
export const twoStepVerificationIsOnYour = 'Two-step verification is on. Your next sign-in asks for a code.';
export const turnOnTwoStepVerification = 'Turn on two-step verification';
export const youNeedAnAuthenticatorAppOn =
  'You need an authenticator app on your phone. Your password manager may include one. First, confirm it’s you:';
export const addVitrineToYourApp = 'Add Vitrine to your app';
export const scanThisCodeWithTheApp =
  'Scan this code with the app, or type the key below it. Then enter the six-digit code from the app.';
export const qrCodeWithTheKeyBelow = 'QR code with the key below';
export const orEnterThisKey = 'Or enter this key';
export const usingThisPhoneOpenInThe = 'Using this phone? <link>Open in the app</link>.';
export const sixDigitCode = 'Six-digit code';
export const addHtmlAndScriptsThatRun = 'add HTML and scripts that run on pages';
export const thatPasskeyDidntWorkTryAgain = 'That passkey didn’t work. Try again.';
export const language = 'Language';
export const sameAsYourBrowser = 'Same as your browser';
export const now = 'now';
