/** What the editor shows at the address of a document that cannot be edited. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';

export function GonePage({ siteId }: { readonly siteId: string }): ReactNode {
  useDocumentTitle('Not found');
  return (
    <main>
      <EmptyState
        level={1}
        title="Page not found"
        action={<Link to={`/sites/${siteId}/pages`}>Back to Pages</Link>}
      >
        It may have been deleted, or the address is wrong.
      </EmptyState>
    </main>
  );
}
