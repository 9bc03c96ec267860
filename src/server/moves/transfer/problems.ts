/** What is wrong with an export: collected while reading carries on, so that one run names everything. */

export interface Problem {
  readonly file: string;
  /** Where in the file, such as `published.body.sections.0.theme`; empty for the file as a whole. */
  readonly place: string;
  readonly message: string;
}

/** A record with the file it stands in, for messages. */
export interface Placed<T> {
  readonly file: string;
  readonly value: T;
}

export class Problems {
  readonly list: Problem[] = [];
  add(file: string, place: string, message: string): void {
    this.list.push({ file, place, message });
  }
}
