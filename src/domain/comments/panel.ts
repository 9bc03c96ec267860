/** Comments on the site as a whole. How a blog takes them is set with the blog. */
import { panelOf } from '../settings/panel.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';
import { isShortName } from './comment-link.ts';

export const commentsPanel = panelOf(siteSettingsSchema, {
  title: 'Comments',
  rows: [
    [
      'commentsEnabled',
      'Comments on this site',
      'Turning this off hides all comments and closes the form. Nothing is deleted.',
    ],
    [
      'commentProviderShortName',
      'Disqus short name',
      {
        hint: 'Only if you use Disqus for comments. Its scripts then run on pages with comments.',
        maxLength: 63,
        problem: ({ commentProviderShortName: name }) =>
          name === '' || isShortName(name)
            ? undefined
            : 'Use letters, digits and hyphens. Until then, Vitrine stores comments.',
        mayStayWrong: true,
      },
    ],
    [
      'isCommentProviderAsked',
      'Ask visitors first',
      {
        when: ({ commentProviderShortName }) => isShortName(commentProviderShortName),
        hint: 'Disqus loads only when visitors press “Show comments”.',
      },
    ],
  ],
});
