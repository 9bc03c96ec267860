/**
 * The last resort, for what no boundary has caught. Nobody knows in which state it has left the process: it is
 * logged, what is under way is finished, and the process ends so that whoever started it starts it anew.
 */
import type { Logger } from 'pino';

/** Says to whoever started the process: start it again. `EX_SOFTWARE` of sysexits.h; scripts/run.mjs knows it too. */
export const START_ANEW = 70;

/** @param stop finishes what is under way and ends the process with the given code */
export function outlive(log: Pick<Logger, 'fatal'>, stop: (exitCode: number) => void): void {
  // A rejection that nobody handles comes here as well.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error escaped; the server finishes what is under way and starts anew');
    stop(START_ANEW);
  });
}
