/** What clients are told who choose among pictures. */
export const PROOF_MESSAGES = {
  nothing: 'Choose at least one picture, or write a comment.',
  gone: 'These pictures are no longer shown here. Ask the person who sent you the link.',
  locked: 'The password of this page has changed or expired. Open the page again and enter it.',
  tooOften: 'You have sent this several times. Wait a minute, then send it again.',
} as const;
