// The few parts of the web platform that are the same in browsers and Node, and that pure code may use.
// They are declared by hand so that this zone compiles without either platform's library.
declare class URL {
  constructor(url: string, base?: string | URL);
  static canParse(url: string, base?: string): boolean;
  href: string;
  readonly origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  readonly searchParams: Iterable<[name: string, value: string]> & {
    get(name: string): string | null;
    set(name: string, value: string): void;
  };
  toString(): string;
}
declare class TextEncoder {
  encode(input?: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(input?: Uint8Array, options?: { stream?: boolean }): string;
}
declare function atob(text: string): string;
declare function btoa(text: string): string;
