import Swiper from 'swiper';
import { A11y, Autoplay, EffectFade, Keyboard, Navigation } from 'swiper/modules';
import 'swiper/css/bundle';

new Swiper('.swiper', {
  modules: [A11y, Autoplay, EffectFade, Keyboard, Navigation],
  keyboard: { enabled: true },
  navigation: { nextEl: '.next', prevEl: '.previous' },
});
