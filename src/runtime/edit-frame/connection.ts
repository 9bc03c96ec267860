/**
 * The connection to the owner area. Only the frame's own parent on the owner origin may connect; from then on messages
 * are read from the port alone, never from the window.
 */
import {
  isConnectMessage,
  isMessageFor,
  listeningMessage,
  type OwnerMessage,
} from '#domain/editor/owner-messages.ts';
import type { FrameMessage } from '#domain/editor/protocol.ts';

export interface Connection {
  send(message: FrameMessage): void;
}

export type Handlers = {
  readonly [Type in OwnerMessage['type']]: (message: Extract<OwnerMessage, { type: Type }>) => void;
};

export function connect(
  ownerOrigin: string,
  handlers: Handlers,
  onConnect: (connection: Connection) => void,
): void {
  const take = (event: MessageEvent) => {
    if (event.origin !== ownerOrigin || event.source !== window.parent) return;
    const [port] = event.ports;
    if (!port || !isConnectMessage(event.data)) return;
    window.removeEventListener('message', take);
    port.onmessage = ({ data }) => {
      if (isMessageFor(handlers, data)) (handlers[data.type] as (message: unknown) => void)(data);
    };
    onConnect({ send: (message) => port.postMessage(message) });
  };
  window.addEventListener('message', take);
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  if (window.parent !== window) window.parent.postMessage(listeningMessage(token), ownerOrigin);
}
