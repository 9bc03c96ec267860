/** Faces that go together: one to speak up in, one to read. */
export interface FontPairing {
  readonly display: string;
  readonly text: string;
}

export const FONT_PAIRINGS: readonly FontPairing[] = [
  { display: 'Fraunces', text: 'Source Sans 3' },
  { display: 'Schibsted Grotesk', text: 'Schibsted Grotesk' },
  { display: 'Outfit', text: 'Figtree' },
  { display: 'Newsreader', text: 'Instrument Sans' },
  { display: 'Newsreader', text: 'Newsreader' },
  { display: 'Figtree', text: 'Figtree' },
  { display: 'Instrument Sans', text: 'Newsreader' },
  { display: 'Schibsted Grotesk', text: 'Source Sans 3' },
];
