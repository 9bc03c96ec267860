import { mountLightbox } from '../../../src/widgets/lightbox/mount-lightbox.ts';

mountLightbox(document.querySelector('#pictures'));
