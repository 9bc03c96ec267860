/**
 * The connection to the owner area. Only the frame's own parent on the owner origin may connect; from then on messages
 * are read from the port alone, never from the window.
 */
import {
  connectSchema,
  type FrameMessage,
  listeningMessage,
  type OwnerMessage,
  parseOwnerMessage,
} from '#domain/editor/protocol.ts';

export interface Connection {
  send(message: FrameMessage): void;
}

export function connect(
  ownerOrigin: string,
  handlers: { onConnect(connection: Connection): void; onMessage(message: OwnerMessage): void },
): void {
  const take = (event: MessageEvent) => {
    if (event.origin !== ownerOrigin || event.source !== window.parent) return;
    const [port] = event.ports;
    if (!port || !connectSchema.safeParse(event.data).success) return;
    window.removeEventListener('message', take);
    port.onmessage = ({ data }) => {
      const message = parseOwnerMessage(data);
      if (message) handlers.onMessage(message);
    };
    handlers.onConnect({ send: (message) => port.postMessage(message) });
  };
  window.addEventListener('message', take);
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  if (window.parent !== window) window.parent.postMessage(listeningMessage(token), ownerOrigin);
}
