import type { CourseMessages } from './en.ts';

export const pt: CourseMessages = {
  progress: '{done} de {total} lições concluídas',
  start: 'Começar o curso',
  goOn: 'Continuar: {lesson}',
  completed: 'Concluída',
  opens: 'Abre em {date}',
  complete: 'Marcar como concluída',
  reopen: 'Marcar como não concluída',
  position: 'Lição {number} de {total}',
  previous: 'Lição anterior',
  next: 'Próxima lição',
  all: 'Todas as lições',
  finished: 'Você concluiu este curso.',
  certificate: 'Certificado',
  showCertificate: 'Ver o certificado',
  certifies: 'concluiu o curso',
  nameHint: 'Seu certificado mostra seu e-mail. Adicione antes seu nome na sua conta.',
  account: 'Sua conta',
  gone: 'Esta lição não está mais disponível.',
  notYet: 'Conclua todas as lições para receber seu certificado.',
  printHint: 'Use o comando de impressão do navegador para imprimir esta página ou salvá-la em PDF.',
};
