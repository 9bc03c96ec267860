/** The form endpoints, and what a submission carries (FORM-02 to FORM-07). */

export const SUBMISSION_KEY_PATH = '/api/form/FormSubmissionKey';
export const SAVE_SUBMISSION_PATH = '/api/form/SaveFormSubmission';
/** Takes one file; which field it is for stands in the query. */
export const UPLOAD_FILE_PATH = '/api/form/UploadFile';

/** A submission's own fields (FORM-05), beside its key. */
export interface SubmissionFields {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  /** JSON text of a map from field id to value. */
  readonly form: string;
  readonly captchaKey?: string;
}

/** What every event says of the page it happened on (FORM-06). */
export interface PageFields {
  readonly pageTitle: string;
  readonly pageId: string;
  readonly contentSource: ContentSource;
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number;
}

/** `i` on the page of an item, `c` on that of a collection (FORM-07). */
export type ContentSource = 'i' | 'c';

export function contentSourceOf(isItem: boolean): ContentSource {
  return isItem ? 'i' : 'c';
}

/** What the visitor's side reads of a refusal (FORM-04). */
export interface SubmissionRefused {
  /** By field id. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly error?: string;
  /** The key is missing or too old: another one is worth one more try. */
  readonly keyFail?: boolean;
}

/** Filled in by programs only: people do not see it. */
export const HONEYPOT_NAME = 'second_message';

/** The name of the input that holds a field, or a part of one. */
export function inputName(fieldId: string, part?: string | number): string {
  return part === undefined ? `f-${fieldId}` : `f-${fieldId}-${part}`;
}

/** The name of the inputs of a field that has any number of values. */
export function listName(fieldId: string): string {
  return `${inputName(fieldId)}[]`;
}

/** The id of what stands in the form's place once it has been sent. */
export function sentAnchor(formId: string): string {
  return `sent-${formId}`;
}
