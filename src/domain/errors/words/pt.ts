import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  title: 'Algo deu errado!',
  reported: 'O erro foi registrado e informado. Recarregue a página para continuar.',
  network: 'Erro de rede. Verifique sua conexão com a internet.',
  answer: 'URL: {url}\nFormato: {format}\nMensagem: {message}',
  reload: 'Recarregar a página',
  clear: 'Dispensar',
};
