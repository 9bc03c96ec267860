import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';

const links = [...document.querySelectorAll('#pictures a')];
const slides = links.map((link) => ({
  src: link.href,
  alt: link.querySelector('img').alt,
  width: Number(link.dataset.pswpWidth),
  height: Number(link.dataset.pswpHeight),
  srcSet: link.dataset.pswpSrcset.split(', ').map((entry) => {
    const [src, width] = entry.split(' ');
    return { src, width: Number.parseInt(width, 10), height: Math.round(Number.parseInt(width, 10) / 1.5) };
  }),
}));

function App() {
  const [index, setIndex] = useState(-1);
  App.open = setIndex;
  return createElement(Lightbox, { open: index >= 0, index, close: () => setIndex(-1), slides });
}

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(createElement(App));
document.querySelector('#pictures').addEventListener('click', (event) => {
  const at = links.indexOf(event.target.closest('a'));
  if (at < 0) return;
  event.preventDefault();
  App.open(at);
});
