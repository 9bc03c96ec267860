import type { SiteMessages } from './en.ts';

export const pt: SiteMessages = {
  skip: 'Ir para o conteúdo',
  'nav.main': 'Menu principal',
  'nav.folded': 'Menu principal, recolhido',
  'nav.menu': 'Menu',
  'nav.more': 'Mais em {title}',
  'nav.footer': 'Rodapé',
  'nav.action': 'Ação principal',
  cookies: 'Opções de cookies',
  filedUnder: 'Arquivado em',
  allOf: 'Tudo em {list}',
  home: 'Voltar à página inicial',
  'notFound.title': 'Página não encontrada',
  'notFound.heading': 'Esta página não existe',
  'notFound.text':
    'Não há nada neste endereço. A página pode ter mudado de lugar ou o endereço pode ter um erro.',
  search: 'Pesquisar',
  searchSite: 'Pesquisar neste site',
  'noHome.title': 'Ainda não há nada aqui',
  'noHome.text':
    'Este site ainda está a ser criado. A primeira página ainda não foi publicada; volte em breve.',
  'error.text':
    'Não foi possível mostrar a página. A culpa não é sua, e o proprietário do site pode ver o erro.',
  'closed.title': 'Fechado de momento',
  'closed.text': 'Estamos a fazer alterações. Volte um pouco mais tarde.',
  'opening.title': 'Abre em breve',
  'opening.text': 'Estamos a preparar este site. Volte daqui a algum tempo.',
  password: 'Palavra-passe',
  'password.open': 'Abrir',
  'password.wrong': 'A palavra-passe não está correta. Verifique-a e tente de novo.',
  'membersOnly.text': 'Se alguém lhe deu este endereço, peça-lhe acesso.',
  'error.title': 'Ocorreu um erro',
  'locked.title': 'Esta página está protegida',
  'membersOnly.title': 'Esta página é só para membros',
};
