/** Pieces that go out, as owners and buyers read of them. */

export interface SentLine {
  readonly title: string;
  /** Absent or empty where there was nothing to choose. */
  readonly optionText?: string | undefined;
  readonly quantity: number;
}

export function sentWords({ title, optionText = '', quantity }: SentLine): string {
  return optionText === '' ? `${quantity} × ${title}` : `${quantity} × ${title} (${optionText})`;
}
