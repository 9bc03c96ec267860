/**
 * What the documents of header and footer say beside their sections, in their fields: how the bar is laid out and what
 * stands in it. A value that does not parse is as if it were not there.
 */
import { z } from 'zod';
import { linkSchema } from '../links/link.ts';
import type { Body } from './content.ts';

const HEADER_LAYOUTS = ['line', 'center', 'split'] as const;
const FOOTER_LAYOUTS = ['line', 'columns', 'center'] as const;
/** Over pictures only, over whatever comes first, or never. */
const HEADER_GROUNDS = ['picture', 'first', 'own'] as const;
export type HeaderGround = (typeof HEADER_GROUNDS)[number];

const actionSchema = z.object({ label: z.string().min(1).max(60), link: linkSchema });
export type HeaderAction = z.infer<typeof actionSchema>;

const headerSchema = z.object({
  layout: z.enum(HEADER_LAYOUTS).optional().catch(undefined),
  isSticky: z.boolean().optional().catch(undefined),
  /** Absent: as the template does. */
  ground: z.enum(HEADER_GROUNDS).optional().catch(undefined),
  hasProfiles: z.boolean().optional().catch(undefined),
  action: actionSchema.optional().catch(undefined),
  secondAction: actionSchema.optional().catch(undefined),
});
export type HeaderFields = z.infer<typeof headerSchema>;

export const MAX_LEGAL_LENGTH = 300;

const footerSchema = z.object({
  layout: z.enum(FOOTER_LAYOUTS).optional().catch(undefined),
  hasProfiles: z.boolean().optional().catch(undefined),
  /** The last line: whose it is, and what the law asks for. */
  legal: z.string().max(MAX_LEGAL_LENGTH).optional().catch(undefined),
});
export type FooterFields = z.infer<typeof footerSchema>;

export function headerFields({ fields }: Pick<Body, 'fields'>): HeaderFields {
  return headerSchema.parse(fields);
}

export function footerFields({ fields }: Pick<Body, 'fields'>): FooterFields {
  return footerSchema.parse(fields);
}
