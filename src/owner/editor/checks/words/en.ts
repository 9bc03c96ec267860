export const checksCountInAllProblems =
  'Checks: {count} in all: {problems, plural, one {# problem} other {# problems}}, {suggestions, plural, one {# suggestion} other {# suggestions}}';
export const checksProblemsSuggestions =
  'Checks: {problems, plural, one {# problem} other {# problems}}, {suggestions, plural, one {# suggestion} other {# suggestions}}';
export const checks = 'Checks';
export const checksOfThisPage = 'Checks of this page';
export const nothingToImproveOnThisPage = 'Nothing to improve on this page.';
export const problem = 'Problem';
export const suggestion = 'Suggestion';
export const page = 'Page';
export const pictures = 'Pictures';
export const fonts = 'Fonts';
export const scripts = 'Scripts';
export const sizeOfThePage = 'Size of the page';
export const kilobytesOnAPhoneAboutSeconds =
  '<strong>{kilobytes}</strong> on a phone<span>about {seconds} on a slow connection</span>';
export const countKb = '{count} kB';
export const countS = '{count} s';
export const screenReadersAnnounceSomethingHereIncorrectly =
  'Screen readers announce something here incorrectly. Check the code you added.';
export const aButtonHasNoLabelAdd = 'A button has no label. Add one.';
export const aHeadingIsEmptyWriteOr = 'A heading is empty. Write or delete it.';
export const anEmbedHasNoTitleAdd = 'An embed has no title. Add one.';
export const aHeadingLevelIsSkippedChoose =
  'A heading level is skipped. Choose the level below the heading above.';
export const aPictureHasNoDescriptionDescribe =
  'A picture has no description. Describe what it shows for people who can’t see it.';
export const aPicturesDescriptionRepeatsTheText =
  'A picture’s description repeats the text beside it. Describe what it shows instead.';
export const aFieldHasNoLabelAdd = 'A field has no label. Add one.';
export const twoPartsOfThePageHave = 'Two parts of the page have the same name. Rename one.';
export const aLinkLooksLikeTheText =
  'A link looks like the text around it. Underline links or change their colour.';
export const aLinkHasNoTextAdd = 'A link has no text. Add text that says where it leads, or remove it.';
export const aLinkOrButtonIsInside = 'A link or button is inside another one. Move one of them out.';
export const youCantReachThisScrollingArea =
  'You can’t reach this scrolling area by keyboard. Give it more room.';
export const aListHasNoLabelAdd = 'A list has no label. Add one.';
export const aDrawingHasNoDescriptionDescribe = 'A drawing has no description. Describe what it shows.';
export const aButtonOrLinkIsToo = 'A button or link is too small for a finger, or too close to another one.';
export const aVideoHasNoCaptionsAdd = 'A video has no captions. Add them for people who can’t hear it.';
