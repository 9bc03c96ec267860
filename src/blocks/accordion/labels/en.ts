export const title = 'Title';
export const text = 'Text';
export const questions = 'Questions';
export const allowSeveralOpenAtOnce = 'Allow several open at once';
export const openTheFirstOne = 'Open the first one';
export const headingLevel = 'Heading level';
export const oneBelowTheHeadingAboveIt = 'One below the heading above it.';
export const size = 'Size';
export const accordion = 'Accordion';
export const questionsWithAnswersThatExpandSuch =
  'Questions with answers that expand, such as FAQs, terms or product details.';
export const writeYourFirstQuestionInThe = 'Write your first question in the panel.';
export const faqQuestionsAnswersCollapseDetailsToggle = 'faq questions answers collapse details toggle fold';
export const question = 'question';
