/** The connection to the frame: a handshake, then messages that are validated before they are used. */
import { CONNECT_MESSAGE, type OwnerMessage } from '#domain/editor/owner-messages.ts';
import { type FrameMessage, listeningSchema, parseFrameMessage } from '#domain/editor/protocol.ts';

export interface FrameChannel {
  send(message: OwnerMessage): void;
  close(): void;
}

/**
 * Connects each time the frame says that it listens: its script starts again after a reload.
 * @param origin of the frame, the only one that messages are sent to
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
    // The frame may have navigated to another page of the site, which runs its owner's scripts.
    if (listening.data?.token !== new URL(frame.src).searchParams.get('token')) return;
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }) => {
      const message = parseFrameMessage(data);
      if (message) onMessage(message);
    };
    frame.contentWindow?.postMessage(CONNECT_MESSAGE, origin, [port2]);
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
