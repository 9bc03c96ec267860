/**
 * The classes by which scripts mark elements, and which an owner's style sheet may rely on (DSGN-07).
 * The scheme: what loads is marked `loading` and then `loaded`, as the contract has it; every other marker is
 * `sqs-`, the part and its state. Where published templates know a name, it is that one.
 */
export const MARKERS = {
  /** A picture that is being fetched, and what has been shown. */
  loading: 'loading',
  loaded: 'loaded',
  /** The body while the visitor has to decide about cookies. */
  cookieBannerForced: 'sqs-cookie-banner-v2-forced',
  /** The body while the lightbox is open; other key handlers stand down. */
  lightboxOpen: 'sqs-lightbox-open',
  /** The current slide of a gallery. */
  activeSlide: 'sqs-active-slide',
  /** A gallery's previous or next control at the end it cannot pass; `aria-disabled` goes with it. */
  disabledControl: 'sqs-disabled-control',
  /** The template's cart link after its first sync, and while the cart is empty. */
  cartInitialized: 'sqs-cart-initialized',
  cartEmpty: 'sqs-cart-empty',
  /** A character counter beyond its maximum. */
  counterError: 'sqs-counter-error',
} as const;
