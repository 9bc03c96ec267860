/** Comments on the site as a whole. How a blog takes them is set with the blog. */
import { panelOf } from '../settings/panel.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';
import { isShortName } from './comment-link.ts';

export const commentsPanel = panelOf(siteSettingsSchema, {
  title: 'Comments',
  rows: [
    ['commentsEnabled', 'Comments on this site', 'Off hides them all and takes none. Nothing is deleted.'],
    [
      'commentProviderShortName',
      'Disqus short name',
      {
        hint: 'Only if Disqus keeps your comments. Its scripts then run on pages with comments.',
        maxLength: 63,
        problem: ({ commentProviderShortName: name }) =>
          name === '' || isShortName(name)
            ? undefined
            : 'Use letters, digits and hyphens. Until then comments are kept here.',
        mayStayWrong: true,
      },
    ],
    [
      'isCommentProviderAsked',
      'Ask visitors first',
      {
        when: ({ commentProviderShortName }) => isShortName(commentProviderShortName),
        hint: 'Nothing of Disqus is loaded until they press “Show comments”.',
      },
    ],
  ],
});
