/** Hands mails to the server that is set at that moment, or keeps them where there is none. */
import type { MailServer } from './mail-server.ts';
import { smtpTransport } from './smtp-transport.ts';
import { type MailTransport, outboxTransport } from './transport.ts';

export function currentTransport(find: () => Promise<MailServer | undefined>): MailTransport {
  let open: { readonly to: string; readonly transport: MailTransport } | undefined;
  const use = (server: MailServer): MailTransport => {
    const to = JSON.stringify(server);
    if (open?.to === to) return open.transport;
    open?.transport.close();
    const transport = smtpTransport(server.url, server.from);
    open = { to, transport };
    return transport;
  };
  return {
    async deliver(mail, signal) {
      const server = await find();
      return (server ? use(server) : outboxTransport).deliver(mail, signal);
    },
    close: () => open?.transport.close(),
  };
}
