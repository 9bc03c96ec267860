/** Sends bytes as they are, over a socket, and notes what comes back. */
import { connect } from 'node:net';

/**
 * Follows each request. Where that was left unfinished this is the rest of it, so that hardly any has to be waited
 * for in vain.
 */
const NEXT = Buffer.from('GET /healthz HTTP/1.1\r\nHost: next\r\nConnection: close\r\n\r\n');
const PATIENCE_MS = 5000;

export interface RawAnswer {
  /** Of the first answer; undefined where there was none. */
  readonly status: number | undefined;
  /** Nobody listens on the port any more. */
  readonly isRefused: boolean;
}

/**
 * Settles when the first answer has begun, the connection has ended, or patience has.
 * @param isLeft leave as soon as all is sent, without waiting for an answer
 */
export function sendRaw(port: number, bytes: Buffer, isLeft = false): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const settle = (status?: number, isRefused = false) => {
      socket.destroy();
      resolve({ status, isRefused });
    };
    socket.setTimeout(PATIENCE_MS, () => settle());
    socket.on('close', () => settle());
    socket.on('error', (error: NodeJS.ErrnoException) => settle(undefined, error.code === 'ECONNREFUSED'));
    socket.on('data', (chunk: Buffer) => {
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(chunk.toString('latin1'))?.[1]);
      if (status !== 100) settle(status);
    });
    if (isLeft) socket.write(bytes, () => settle());
    else socket.write(Buffer.concat([bytes, NEXT]));
  });
}
