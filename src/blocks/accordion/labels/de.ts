export const title = 'Titel';
export const text = 'Text';
export const questions = 'Fragen';
export const allowSeveralOpenAtOnce = 'Mehrere dürfen gleichzeitig offen sein';
export const openTheFirstOne = 'Erste öffnen';
export const headingLevel = 'Überschriftenebene';
export const oneBelowTheHeadingAboveIt = 'Eine Ebene unter der Überschrift darüber.';
export const size = 'Größe';
export const accordion = 'Akkordeon';
export const questionsWithAnswersThatExpandSuch =
  'Fragen mit Antworten zum Aufklappen, zum Beispiel FAQ, Bedingungen oder Produktdetails.';
export const writeYourFirstQuestionInThe = 'Schreib deine erste Frage im Bedienfeld.';
export const faqQuestionsAnswersCollapseDetailsToggle =
  'faq fragen antworten aufklappen einklappen zuklappen details akkordeon accordion toggle';
export const question = 'Frage';
