export const heading = 'Überschrift';
export const reviews = 'Bewertungen';
export const showsWhatBuyersSayAboutA =
  'Zeigt, was Käufer über ein Produkt sagen. Produktseiten enthalten das am Ende bereits.';
export const ratingsStarsOpinionsTestimonials =
  'bewertungen sterne meinungen rezensionen kundenstimmen reviews ratings';
