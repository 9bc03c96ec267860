/** Comments on the site as a whole. How a blog takes them is set with the blog. */
import { panelOf } from '../settings/panel.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';
import { isShortName } from './comment-link.ts';
import * as labels from './labels/en.ts';

export const commentsPanel = panelOf(siteSettingsSchema, {
  title: labels.comments,
  rows: [
    ['commentsEnabled', labels.commentsOnThisSite, labels.turningThisOffHidesAllComments],
    [
      'commentProviderShortName',
      labels.disqusShortName,
      {
        hint: labels.onlyIfYouUseDisqusFor,
        maxLength: 63,
        problem: ({ commentProviderShortName: name }) =>
          name === '' || isShortName(name) ? undefined : labels.useLettersDigitsAndHyphensUntil,
        mayStayWrong: true,
      },
    ],
    [
      'isCommentProviderAsked',
      labels.askVisitorsFirst,
      {
        when: ({ commentProviderShortName }) => isShortName(commentProviderShortName),
        hint: labels.disqusLoadsOnlyWhenVisitorsPress,
      },
    ],
  ],
});
