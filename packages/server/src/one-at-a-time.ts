import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** More requests than this wait on no connection: what comes after them is left in the network. */
const mostWaiting = 64;

/**
 * Answers the requests of one connection one after the other, as they must leave it anyway. Node calls a handler for all
 * that has arrived at once: a client that sends 50,000 requests in a row would make it open 50,000 files, and an answer
 * behind others never hears that its connection has ended. Requests that wait go with their connection.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  const busy = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const waiting = busy.get(socket);
    if (waiting) {
      waiting.push(begin);
      if (waiting.length === mostWaiting) process.nextTick(pause, request, waiting);
      return;
    }
    busy.set(socket, []);
    begin();

    function begin() {
      response.once('close', next);
      handler(request, response);
    }
    function next() {
      const left = busy.get(socket);
      if (!left || socket.destroyed) return;
      const following = left.shift();
      if (!following) busy.delete(socket);
      if (left.length === mostWaiting - 1) socket.resume();
      following?.();
    }
  };
}

/** At once would be too early: Node reads on when it has called the handler of a request without a body. */
function pause({ socket }: IncomingMessage, waiting: readonly unknown[]): void {
  if (waiting.length >= mostWaiting) socket.pause();
}
