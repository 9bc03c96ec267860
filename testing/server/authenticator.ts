/** A passkey in software: what a browser and its authenticator answer, with every part open to be made wrong. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 } as const;

export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** Whether finger, face or PIN was asked for. Default: yes. */
  readonly isVerified?: boolean;
}

export class TestAuthenticator {
  readonly id: Buffer;
  readonly #key: KeyObject;
  readonly #cose: Uint8Array;
  #userHandle = '';
  counter = 0;

  constructor(id: Buffer = randomBytes(16)) {
    this.id = id;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose: [number, number | Uint8Array<ArrayBuffer>][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ];
    this.#cose = isoCBOR.encode(new Map(cose));
  }

  register(ceremony: Ceremony, userHandle: string) {
    this.#userHandle = userHandle;
    const length = Buffer.from([this.id.length >> 8, this.id.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose]);
    const authData = new Uint8Array(Buffer.concat([this.#head(ceremony, FLAGS.hasKey), attested]));
    const object = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]),
    );
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', ceremony),
      attestationObject: Buffer.from(object).toString('base64url'),
      transports: ['internal'],
    });
  }

  authenticate(ceremony: Ceremony) {
    this.counter += 1;
    const authData = this.#head(ceremony, 0);
    const clientDataJSON = clientData('webauthn.get', ceremony);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, hash]))
      .sign(this.#key);
    return this.#credential({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    });
  }

  #head({ rpId, isVerified = true }: Ceremony, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter]);
  }

  #credential(response: Readonly<Record<string, unknown>>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}
