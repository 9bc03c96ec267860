export const blocksCome = 'Blocks come';
export const fadingIn = 'Fading in';
export const rising = 'Rising';
export const growing = 'Growing';
export const entrances = 'Entrances';
export const animatesTheBlocksOfAPage =
  'Animates the blocks of a page as visitors scroll. The site’s design sets the animation.';
export const animationScrollReveal = 'animation scroll reveal';
