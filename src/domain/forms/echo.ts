/** A form that was sent without scripts and refused: what its page shows again, and why. */

export interface FormEcho {
  readonly formId: string;
  /** What was entered, by input name. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /** By field id. */
  readonly errors: Readonly<Record<string, string>>;
  /** Names of files that have come, by what stands for them in the entries. */
  readonly files?: Readonly<Record<string, string>>;
  /** Of the form as a whole. */
  readonly message: string;
}
