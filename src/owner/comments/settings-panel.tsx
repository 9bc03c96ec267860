/** Comments on the site as a whole. How a blog takes them is set with the blog. */
import type { ReactNode } from 'react';
import { isShortName } from '#domain/comments/comment-link.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Switch } from '../ui/switch.tsx';
import { BlogLinks } from './blog-links.tsx';

export function CommentsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const name = value.commentProviderShortName;
  const { toggle } = bindFields(value, set);
  return (
    <SettingsPanel
      form={form}
      title="Comments"
      description={
        <>
          How they are taken is set with <BlogLinks siteId={siteId} />.
        </>
      }
    >
      <Switch
        label="Comments on this site"
        hint="Off hides them all and takes none. Nothing is deleted."
        {...toggle('commentsEnabled')}
      />
      <TextField
        label="Disqus short name"
        hint="Only if Disqus keeps your comments. Its scripts then run on pages with comments."
        value={name}
        maxLength={63}
        error={
          name === '' || isShortName(name)
            ? undefined
            : 'Use letters, digits and hyphens. Until then comments are kept here.'
        }
        onChange={(commentProviderShortName) => set({ commentProviderShortName })}
      />
      {isShortName(name) && (
        <Switch
          label="Ask visitors first"
          hint="Nothing of Disqus is loaded until they press “Show comments”."
          {...toggle('isCommentProviderAsked')}
        />
      )}
    </SettingsPanel>
  );
}
