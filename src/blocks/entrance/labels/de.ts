export const blocksCome = 'Art der Animation';
export const fadingIn = 'Einblenden';
export const rising = 'Aufsteigen';
export const growing = 'Vergrößern';
export const entrances = 'Animation der Blöcke';
export const animatesTheBlocksOfAPage =
  'Animiert die Blöcke einer Seite, während Besucher scrollen. Das Design der Website bestimmt die Animation.';
export const animationScrollReveal = 'animation scrollen einblenden scroll reveal';
