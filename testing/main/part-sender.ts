/** Sends files in parts to a running server, and notes how much of each was acknowledged. */
import type { Access } from './content-client.ts';

export interface FileToSend {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export class PartSender {
  readonly #access: Access;
  readonly #file: FileToSend;
  readonly #partBytes: number;
  /** Of the upload, and of the file that becomes of it; empty before it is begun. */
  id = '';
  acknowledged = 0;
  isFinished = false;

  constructor(access: Access, file: FileToSend, partBytes: number) {
    this.#access = access;
    this.#file = file;
    this.#partBytes = partBytes;
  }

  /** From wherever the server says that it got to. @throws where the server is away, or refuses */
  async send(origin: string, onPart: () => void = () => undefined): Promise<void> {
    const { name: filename, bytes } = this.#file;
    if (this.id === '')
      this.id = (await this.#call(origin, 'POST', '', { filename, bytes: bytes.length })).id;
    let offset = await this.#offset(origin);
    if (offset < this.acknowledged) throw new Error(`${this.acknowledged} acknowledged, and ${offset} kept`);
    while (offset < bytes.length) {
      const part = bytes.subarray(offset, offset + this.#partBytes);
      ({ offset } = await this.#call(origin, 'PATCH', `/${this.id}?offset=${offset}`, part));
      this.acknowledged = offset;
      onPart();
    }
    await this.#call(origin, 'POST', `/${this.id}/finish`, { filename, bytes: bytes.length });
    this.isFinished = true;
  }

  /** All of it where there is no such upload any more: it was finished, and the answer did not arrive. */
  async #offset(origin: string): Promise<number> {
    const found = await this.#call(origin, 'GET', `/${this.id}`).catch((error: unknown) => {
      if (error instanceof Error && error.message.includes(': 404 ')) return undefined;
      throw error;
    });
    return found?.offset ?? this.#file.bytes.length;
  }

  /** What the server has of it, once it is finished. */
  async readBack(origin: string): Promise<Buffer> {
    const { siteId, token } = this.#access;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/sites/${siteId}/media/${this.id}/original`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  }

  async #call(
    origin: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly id: string; readonly offset: number }> {
    const { siteId, token } = this.#access;
    const isPart = body instanceof Uint8Array;
    const type = isPart ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(`${origin}/api/sites/${siteId}/media/uploads${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': type }) },
      ...(body && { body: isPart ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const { upload, error } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${error?.message}`);
    return upload;
  }
}
