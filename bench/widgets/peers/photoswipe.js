import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';

new PhotoSwipeLightbox({
  gallery: '#pictures',
  children: 'a',
  pswpModule: () => import('photoswipe'),
}).init();
