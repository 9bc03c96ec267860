export const comments = 'Comments';
export const commentsOnThisSite = 'Comments on this site';
export const turningThisOffHidesAllComments =
  'Turning this off hides all comments and closes the form. Nothing is deleted.';
export const disqusShortName = 'Disqus short name';
export const onlyIfYouUseDisqusFor =
  'Only if you use Disqus for comments. Its scripts then run on pages with comments.';
export const useLettersDigitsAndHyphensUntil =
  'Use letters, digits and hyphens. Until then, Vitrine stores comments.';
export const askVisitorsFirst = 'Ask visitors first';
export const disqusLoadsOnlyWhenVisitorsPress = 'Disqus loads only when visitors press “Show comments”.';
