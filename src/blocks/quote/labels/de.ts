export const quote = 'Zitat';
export const whoSaidIt = 'Von wem es stammt';
export const whatTheyAre = 'Beruf oder Herkunft';
export const aTradeAPaperATown = 'Ein Beruf, eine Zeitung, eine Stadt.';
export const leadsTo = 'Führt zu';
export const position = 'Position';
export const someonesWordsWithTheirName = 'Was jemand gesagt hat, mit Namen.';
export const testimonialCitationReview = 'zitat testimonial kundenstimme referenz empfehlung bewertung quote';
