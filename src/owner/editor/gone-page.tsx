/** What the editor shows at the address of a document that cannot be edited. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import * as say from './words/en.ts';

export function GonePage({ siteId }: { readonly siteId: string }): ReactNode {
  useDocumentTitle(say.notFound);
  return (
    <main>
      <EmptyState
        level={1}
        title={say.pageNotFound}
        action={<Link to={`/sites/${siteId}/pages`}>{say.backToPages}</Link>}
      >
        {say.itMayHaveBeenDeletedOr}
      </EmptyState>
    </main>
  );
}
