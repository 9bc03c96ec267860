import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

const embla = EmblaCarousel(document.querySelector('.embla'), {}, [Autoplay({ playOnInit: false })]);
document.querySelector('.next').addEventListener('click', () => embla.scrollNext());
document.querySelector('.previous').addEventListener('click', () => embla.scrollPrev());
