/** The licence of a package that is installed with Vitrine. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it. */
  readonly licence: string;
  /** Empty where the package carries none. */
  readonly text: string;
}
