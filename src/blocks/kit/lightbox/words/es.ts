import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  viewer: 'Visor de imágenes',
  caption: 'Pie de foto',
  zoomIn: 'Ampliar',
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
  slide: 'diapositiva',
  place: '{number} de {count}',
  stop: 'Detener la presentación',
  start: 'Iniciar la presentación',
  play: 'Reproducir: {title}',
  captions: 'Subtítulos',
  failed: 'No se pudo cargar esta imagen.',
  failedLarge: 'No se pudo cargar esta imagen en tamaño completo.',
};
