/** The line to the frame: the handshake, then messages that are parsed before anybody believes them. */
import {
  type FrameMessage,
  listeningSchema,
  type OwnerMessage,
  PROTOCOL_VERSION,
  parseFrameMessage,
} from '#domain/editor/protocol.ts';

export interface FrameChannel {
  send(message: OwnerMessage): void;
  close(): void;
}

/**
 * Waits for the frame to listen, and connects each time it does: its script starts anew when it is reloaded.
 * @param frame the element; its origin is the only one that is spoken to
 */
export function openFrameChannel(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): FrameChannel {
  let port: MessagePort | undefined;
  const onListening = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const listening = listeningSchema.safeParse(event.data);
    // Another page of the site may have come to stand in the frame, with scripts of its owner in it.
    if (listening.data?.token !== new URL(frame.src).searchParams.get('token')) return;
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }) => {
      const message = parseFrameMessage(data);
      if (message) onMessage(message);
    };
    frame.contentWindow?.postMessage({ vitrine: 'connect', version: PROTOCOL_VERSION }, origin, [port2]);
  };
  window.addEventListener('message', onListening);
  return {
    send: (message) => port?.postMessage(message),
    close() {
      window.removeEventListener('message', onListening);
      port?.close();
    },
  };
}
