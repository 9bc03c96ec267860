export const joinSitename = 'Join {siteName}';
export const invitedbyInvitesYouToWorkOn =
  '{invitedBy} invites you to work on this site, as <strong>{role}</strong>.';
export const thisInvitationHasExpired = 'This invitation has expired';
export const signIn = 'Sign in';
export const acceptAsSignedinas = 'Accept as {signedInAs}';
export const emailAlreadyHasAnAccountSign = '{email} already has an account. Sign in to it to accept.';
export const emailAlreadyHasAnAccountYou =
  '{email} already has an account. You are signed in as {signedInAs}. Sign in to the other account to accept.';
export const signInAsEmail = 'Sign in as {email}';
export const yourName = 'Your name';
export const password = 'Password';
export const atLeast10CharactersAFew = 'At least 10 characters. A few words in a row are easy to remember.';
export const emailAddress = 'Email address';
export const createMyAccount = 'Create my account';
export const tryAgain = 'Try again';
export const showLabel = 'Show<hidden> {label}</hidden>';
export const hideLabel = 'Hide<hidden> {label}</hidden>';
export const titleVitrine = '{title} · Vitrine';
export const loading = 'Loading…';
export const sendTheLink = 'Send the link';
export const backToSignIn = 'Back to sign-in';
export const forgotYourPassword = 'Forgot your password?';
export const enterTheEmailAddressOfYour =
  'Enter the email address of your account. We’ll send you a link to choose a new password.';
export const noEmailAfterAFewMinutes =
  'No email after a few minutes? Check your spam folder, or ask the person who runs this installation. They can find the email in the outbox, or create a link for you.';
export const useAnotherAddress = 'Use another address';
export const checkYourEmail = 'Check your email';
export const ifAnAccountExistsFor =
  'If an account exists for <strong>{email}</strong>, we have sent a link. It works for one hour.';
export const chooseANewPassword = 'Choose a new password';
export const getANewLink = 'Get a new link';
export const signInWithYourCurrentPassword = 'Sign in with your current password';
export const thisLinkHasExpired = 'This link has expired';
export const itWasAlreadyUsedReplacedBy =
  'It was already used, replaced by a newer one, or is more than an hour old.';
export const newPassword = 'New password';
export const account = 'Account';
export const saveAndSignIn = 'Save and sign in';
export const youAreSignedOutOnAll = 'You are signed out on all other devices and stay signed in here.';
export const openYourAuthenticatorAppAndEnter =
  'Open your authenticator app and enter the six-digit code for Vitrine.';
export const useYourFingerprintFaceOrPin = 'Use your fingerprint, face or PIN, or a security key.';
export const enterOneOfTheCodesYou =
  'Enter one of the codes you saved when you turned on two-step verification. Each works once.';
export const useACodeFromTheApp = 'Use a code from the app';
export const useAPasskey = 'Use a passkey';
export const useARecoveryCode = 'Use a recovery code';
export const oneMoreStep = 'One more step';
export const startOver = 'Start over';
export const sixDigitCode = 'Six-digit code';
export const recoveryCode = 'Recovery code';
export const atLeast10CharactersAllOther = 'At least 10 characters. All other devices will be signed out.';
export const signInWithAPassword = 'Sign in with a password';
export const continueWithoutANewPassword = 'Continue without a new password';
export const welcomeBack = 'Welcome back';
export const thisLinkSignsYouInOnce =
  'This link signs you in once. Choose a new password now, or keep your current one.';
export const staySignedInOnThisDevice = 'Stay signed in on this device';
export const signInWithAPasskey = 'Sign in with a passkey';
export const findTheLinkInTheTerminal =
  'Find the link in the terminal or the server log. Vitrine prints a new one at each start.';
export const vitrineIsNotSetUpYet = 'Vitrine is not set up yet';
export const theFirstTimeItStartsVitrine =
  'The first time it starts, Vitrine prints a link. Open it to create your account and your first site.';
export const or = 'or';
