export const heading = 'Heading';
export const reviews = 'Reviews';
export const showsWhatBuyersSayAboutA =
  'Shows what buyers say about a product. Product pages already end with it.';
export const ratingsStarsOpinionsTestimonials = 'ratings stars opinions testimonials';
