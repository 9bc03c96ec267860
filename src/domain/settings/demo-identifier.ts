/** Of the site that an installation without any begins with. */
export const DEMO_IDENTIFIER = 'demo';
