/** What clients are told who choose among pictures. */
export const PROOF_MESSAGES = {
  nothing: 'Mark at least one picture, or write what you think of one.',
  gone: 'These pictures are no longer shown here. Ask whoever sent you the address.',
  locked:
    'The password of this page has been changed, or was given too long ago. Open the page again and enter it.',
  tooOften: 'This has been sent often in a short time. Wait a minute, then send it again.',
  tooMany: (most: number) => `At most ${most} pictures can be favourites. Take some of the marks away.`,
} as const;
