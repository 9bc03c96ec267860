/** Documents for features that write some of their own. */
import type { MakeOffers } from '../feature.ts';
import type { DocumentWriting } from '../kernel/documents/document-writing.ts';
import { documentWriting } from './document-writing.ts';

declare module '../feature.ts' {
  interface Common {
    readonly documents: DocumentWriting;
  }
}

export const offers: MakeOffers<'documents'> = () => ({ documents: documentWriting });
