/** Every text a form says to its visitors. Those with a row are the specification's to the letter. */
import { fillMessage } from '../message-template.ts';

/** Stands for `{email}` in messages (FORM-52). */
const EXAMPLE_EMAIL = 'name@example.com';

export const SUBMITTING_TEXT = 'Submitting…';

export const FORM_MESSAGES = {
  /** FORM-59 */
  invalid: 'One or more fields is invalid, please check your entries.',
  /** FORM-61 */
  captcha: 'Complete CAPTCHA before submitting.',
  /** FORM-67 */
  processing: 'Error processing form submission. Please reload and try again.',
  /** FORM-68 */
  unknown: 'Unknown error, please try again later.',
  /** FORM-69 */
  key: 'Could not get a form submission key, please try again later.',
  /** FORM-70 */
  parsing: 'Could not parse the form fields, please check your entries.',
  /** FORM-71 */
  above: 'Your form has encountered a problem. Please scroll down to review.',
  /** FORM-72 */
  below: 'Your form has encountered a problem. Please scroll up to review.',
} as const;

/** Where the browser says that it has no connection; without that, FORM-67 and FORM-69 stand. */
export const OFFLINE_MESSAGE =
  'You are offline. Your entries are kept. Send the form when you are back online.';

/** FORM-73 to FORM-76. */
export const STATUS_MESSAGES = {
  status401: 'Unable to submit form. Please try again later.',
  status404: 'This form has not been configured yet.',
  status429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  status500: 'Unable to send form. Please try again later.',
} as const;
const ABOUT_WHOLE = { ...STATUS_MESSAGES, unknown: FORM_MESSAGES.unknown };

/** What is said of a submission that was refused as a whole (FORM-73 to FORM-78). */
export function statusMessage(
  status: number,
  error?: string,
  words: { readonly [Key in keyof typeof ABOUT_WHOLE]: string } = ABOUT_WHOLE,
): string {
  const known: Readonly<Record<string, string>> = words;
  return known[`status${status}`] ?? (error || words.unknown);
}

/** After what is said with 429, where the page of the form is not shown again. */
export const TOO_OFTEN_HINT = 'Your entries are kept. Wait a minute and send them again.';

/** Said of a form on a page whose password has not been given, or no longer counts. */
export const LOCKED_PAGE =
  'This page asks for its password again. Open it in another tab and enter the password.';
export const LOCKED_HINT = 'Then send the form here.';
export const LOCKED_MESSAGE = `${LOCKED_PAGE} ${LOCKED_HINT}`;

export const FIELD_MESSAGES = {
  /** FORM-51 */
  email: fillMessage('Email is not valid. Email addresses should follow the format {email}.', {
    email: EXAMPLE_EMAIL,
  }),
  /** FORM-54 */
  limit: 'You have exceeded the character limit.',
  required: 'This field is required.',
  number: 'Enter a number, like 12 or 12.5.',
  currency: 'Enter an amount, like 12.50.',
  website: 'Enter a web address, like example.com.',
  twitter: 'Enter a user name, like @name.',
  phone: 'Enter a phone number in digits.',
  date: 'Enter a date that exists, with day, month and year.',
  year: 'Enter the year with four digits, like 2026.',
  time: 'Enter a time, like 9:30 or 14:30.',
  halfOfDay: 'Choose AM or PM.',
  likert: 'Choose an answer for every statement.',
  files: 'Too many files. Remove some.',
  shape: 'This entry could not be read. Please enter it again.',
} as const;

/** Texts of the catalogue for input like that of forms (FORM-83). */
export const CATALOGUE_MESSAGES = {
  email: 'Please enter a valid email',
  emailFormat: 'Emails must be formatted as {email}',
  option: '{val} is not one of the expected options',
  list: 'A List must be selected',
} as const;

/** About files. */
export const FILE_FIELD_MESSAGES = {
  kind: '{fileName} has the wrong type. Choose {kinds}.',
  empty: '{fileName} is empty. Choose another file.',
  gone: 'A file has expired. Choose it again.',
  tooLarge: 'Your files are too large for this form. Go back and choose fewer or smaller files.',
  wrong: 'A file can’t be sent. Remove it to continue.',
  unsent: 'A file has not been sent yet. Try again, or remove it.',
  leftOut: 'You can send up to {max} files. Not added: {names}.',
  lost: '{fileName} could not be sent.',
  failed: '{fileName} could not be sent. Choose it again.',
  full: 'Too many files are being uploaded right now. Please try again later.',
  share: 'You already have many files waiting here. Send the form without this one, or try again later.',
} as const;
