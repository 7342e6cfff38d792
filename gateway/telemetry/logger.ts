import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { logOutput } from "./logOutput.ts";

/** What PostgreSQL adds to an error: values of the row that it refused, such as an e-mail or a bank account. */
const ofRows = ["detail", "where", "internalQuery"];
/** What an S3 store adds to an error: the key's id, and what was signed by it and how. */
const ofKeys = ["AWSAccessKeyId", "SignatureProvided", "StringToSign", "StringToSignBytes", "CanonicalRequest", "CanonicalRequestBytes"];
const hidden = new Set([...ofRows, ...ofKeys]);

/** Creates the log of a process. Errors in it hold no stored values and no keys. */
export function createLogger(level: string, stream: DestinationStream = logOutput()): Logger {
  const err = (error: Error) => {
    const shown: object = stdSerializers.err(error);
    return Object.fromEntries(Object.entries(shown).filter(([name]) => !hidden.has(name)));
  };
  return pino({ level, serializers: { err } }, stream);
}
