/** A mail server on loopback that remembers what it was handed, and refuses what it is told to. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface TestSmtpServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

export interface SmtpBehaviour {
  /** Answers a recipient: an error's code and words, or nothing to take it. */
  readonly onRecipient?: (address: string) => { code: number; message: string } | undefined;
  /** The same port as before, after it was closed. */
  readonly port?: number;
  /** What SMTP AUTH has to be; without it the server wants none. */
  readonly login?: { readonly user: string; readonly pass: string };
}

export async function startSmtpServer(behaviour: SmtpBehaviour = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const { login } = behaviour;
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    authOptional: login === undefined,
    onAuth(auth, _session, done) {
      const isRight = auth.username === login?.user && auth.password === login?.pass;
      done(isRight ? null : new Error('Wrong password'), { user: auth.username });
    },
    onRcptTo(address, _session, done) {
      const refusal = behaviour.onRecipient?.(address.address);
      if (refusal) done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((each) => each.address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(behaviour.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
