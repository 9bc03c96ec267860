/** Comments on the site as a whole. How a blog takes them is set with the blog. */
import type { ReactNode } from 'react';
import { commentsPanel } from '#domain/comments/panel.ts';
import { rich } from '../rich.tsx';
import { DeclaredPanel } from '../site-settings/declared-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { BlogLinks } from './blog-links.tsx';
import * as say from './words/en.ts';

export function CommentsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const about = rich(say.turnOnCommentsAndSetRules, { blogs: <BlogLinks siteId={siteId} /> });
  return <DeclaredPanel siteId={siteId} panel={commentsPanel} form={useSettingsForm(siteId)} about={about} />;
}
