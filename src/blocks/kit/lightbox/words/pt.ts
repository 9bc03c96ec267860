import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  viewer: 'Visualizador de imagens',
  caption: 'Legenda',
  zoomIn: 'Ampliar',
  close: 'Fechar',
  previous: 'Anterior',
  next: 'Próximo',
  slide: 'slide',
  place: '{number} de {count}',
  stop: 'Parar a apresentação',
  start: 'Iniciar a apresentação',
  play: 'Reproduzir: {title}',
  captions: 'Legendas',
  failed: 'Não foi possível carregar esta imagem.',
  failedLarge: 'Não foi possível carregar esta imagem em tamanho real.',
};
