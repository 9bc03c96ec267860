export const quote = 'Quote';
export const whoSaidIt = 'Who said it';
export const whatTheyAre = 'What they are';
export const aTradeAPaperATown = 'A trade, a paper, a town.';
export const leadsTo = 'Leads to';
export const position = 'Position';
export const someonesWordsWithTheirName = 'Someone’s words, with their name.';
export const testimonialCitationReview = 'testimonial citation review';
