// biome-ignore-all lint/performance/noBarrelFile: the list of definitions is made from it
/** The blocks there are, one line each. A list and no glob: programs that run without Vite read it too. */

export { accordion } from './accordion/definition.ts';
export { audio } from './audio/definition.ts';
export { button } from './button/definition.ts';
export { calendar } from './calendar/definition.ts';
export { cartLink } from './cart-link/definition.ts';
export { chart } from './chart/definition.ts';
export { code } from './code/definition.ts';
export { comments } from './comments/definition.ts';
export { cookieBanner } from './cookie-banner/definition.ts';
export { embed } from './embed/definition.ts';
export { form } from './form/definition.ts';
export { gallery } from './gallery/definition.ts';
export { image } from './image/definition.ts';
export { line } from './line/definition.ts';
export { marquee } from './marquee/definition.ts';
export { menu } from './menu/definition.ts';
export { newsletter } from './newsletter/definition.ts';
export { portfolio } from './portfolio/definition.ts';
export { postArchive } from './post-archive/definition.ts';
export { postNav } from './post-nav/definition.ts';
export { product } from './product/definition.ts';
export { productGrid } from './product-grid/definition.ts';
export { projectDetails } from './project-details/definition.ts';
export { projectNav } from './project-nav/definition.ts';
export { quote } from './quote/definition.ts';
export { search } from './search/definition.ts';
export { shareButtons } from './share-buttons/definition.ts';
export { socialLinks } from './social-links/definition.ts';
export { spacer } from './spacer/definition.ts';
export { summary } from './summary/definition.ts';
export { tableBooking } from './table-booking/definition.ts';
export { text } from './text/definition.ts';
export { tourDates } from './tour-dates/definition.ts';
export { video } from './video/definition.ts';
