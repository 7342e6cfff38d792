import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

/** What PostgreSQL adds to an error: values of the row that it refused, such as an e-mail or a bank account. */
const withValues = new Set(["detail", "where", "internalQuery"]);

/** Creates the log of a process. Errors in it hold no stored values. */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const err = (error: Error) => {
    const shown: object = stdSerializers.err(error);
    return Object.fromEntries(Object.entries(shown).filter(([name]) => !withValues.has(name)));
  };
  return pino({ level, serializers: { err } }, stream);
}
