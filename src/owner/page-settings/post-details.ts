/** What of a document's fields is said of a post. */
import type { BodyFields } from '#domain/content/document.ts';

export const DETAILS = [
  ...(['tags', 'categories', 'author', 'excerpt', 'image'] as const),
  ...(['startsAt', 'endsAt', 'location', 'event'] as const),
] as const;

export type PostDetails = Pick<BodyFields, (typeof DETAILS)[number]>;

export interface EditedDetails {
  readonly value: PostDetails;
  readonly onChange: (part: { [Key in keyof PostDetails]?: PostDetails[Key] | undefined }) => void;
}

export function detailsOf(fields: Partial<BodyFields>): PostDetails {
  return Object.fromEntries(DETAILS.map((name) => [name, fields[name]]));
}
