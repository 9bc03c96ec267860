/** Sends a body in chunks over a socket of its own, without a word on its length, until the server ends the connection. */
import { connect } from 'node:net';

export interface Flood {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the body begins with. */
  readonly beginning?: string;
  /** Of the whole body. */
  readonly bytes: number;
}

export interface Flooded {
  /** Undefined where the connection ended without an answer. */
  readonly status: number | undefined;
  /** Written before the connection ended. */
  readonly sentBytes: number;
}

const CHUNK_BYTES = 256 * 1024;
const chunk = frame(Buffer.alloc(CHUNK_BYTES, ' '));

/** It goes on sending whatever is answered, until the server says that nothing follows, or until all is sent. */
export function sendFlood({ port, method, path, headers, beginning = '', bytes }: Flood): Promise<Flooded> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    let sentBytes = 0;
    let isEnded = false;
    const write = () => {
      while (sentBytes < bytes && !socket.destroyed) {
        sentBytes += CHUNK_BYTES;
        if (!socket.write(chunk)) return;
      }
      if (!isEnded && !socket.destroyed) socket.write('0\r\n\r\n');
      isEnded = true;
      leave();
    };
    // Not before the answer: closing half of the connection would call the request off.
    const leave = () => {
      if (isEnded && answer !== '') socket.destroy();
    };
    socket.on('connect', () => {
      const lines = Object.entries({ ...headers, 'transfer-encoding': 'chunked' });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n`);
      if (beginning !== '') socket.write(frame(Buffer.from(beginning)));
      write();
    });
    socket.on('drain', write);
    socket.on('data', (data) => {
      if (answer.length < 100) answer += data.toString('latin1');
      leave();
    });
    socket.on('end', () => socket.destroy());
    // A connection that is closed while it is written to ends so.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), sentBytes });
    });
  });
}

function frame(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}
