import type { PasskeyMessages, PasskeyScriptMessages } from './en.ts';

export const pt: PasskeyMessages = {
  title: 'Chaves de acesso',
  about:
    'Entre com sua impressão digital, seu rosto ou o PIN do aparelho, sem senha. Uma chave de acesso só funciona em {host}.',
  add: 'Adicionar chave de acesso',
  name: 'Nome',
  added: 'Adicionada em {date}.',
  lastUsed: 'Usada pela última vez em {date}.',
  elsewhere: 'Só funciona em {host}.',
  remove: 'Remover: {name}',
  removeText:
    'Você não poderá mais entrar com ela. Seu aparelho pode continuar a oferecê-la até que você a apague nele.',
  removeYes: 'Remover chave de acesso',
  wasAdded: 'Chave de acesso adicionada. Você pode usá-la na próxima vez que entrar.',
  wasRemoved: 'Chave de acesso removida.',
  signIn: 'Entrar com uma chave de acesso',
  signInAgain: 'Entre de novo com um link por e-mail e depois adicione a chave de acesso.',
  unknown: 'Esta chave de acesso não abre nenhuma conta aqui. Entre de outra forma.',
  refused: 'Não foi possível verificar a chave de acesso. Tente de novo ou entre de outra forma.',
  gone: 'Demorou demais. Tente de novo.',
  known: 'Esta chave de acesso já está na sua conta.',
  tooMany: 'Você pode ter até {count} chaves de acesso. Remova uma que não usa mais.',
  noName: 'Dê um nome à chave de acesso.',
};

export const inScript: PasskeyScriptMessages = {
  failed: 'Não funcionou. Tente de novo ou entre de outra forma.',
  cancelled: 'Cancelado, ou demorou demais. Tente de novo.',
  exists: 'Este aparelho já tem uma chave de acesso para sua conta.',
  unsupported: 'Este aparelho não aceita este tipo de chave de acesso.',
  address: 'Chaves de acesso não funcionam neste endereço.',
};
