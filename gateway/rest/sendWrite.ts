import { outcomeUnknown } from "../errors/errors.ts";
import { codeOf, type CallProgress, type Dispatcher, type RestCall } from "./dispatch.ts";
import { isCutOff } from "./envelope.ts";
import { progressAccepted, type ProgressReader } from "./progressReader.ts";
import type { RawAnswer } from "./transport.ts";

type WriteCall = Pick<RestCall, "method" | "path" | "body"> & Partial<RestCall> & { reader?: ProgressReader | null };
/** Sends the writes of one GraphQL request. */
type SendWrite = (call: WriteCall, progress: CallProgress, options?: { isRepeatable: boolean }) => Promise<RawAnswer>;

/**
 * Writes are sent once. Unless one is repeatable, an unanswered one throws `outcomeUnknown`: once it is sent, only a complete response
 * shows whether it was executed (ADR-0009). `forget` drops the remembered reads.
 */
export function createSendWrite(
  send: Dispatcher["send"],
  { idempotencyKey, signal }: { idempotencyKey: string | undefined; signal: AbortSignal },
  forget: () => void,
): SendWrite {
  let writes = 0;

  async function sendOnce({ reader, ...call }: WriteCall, progress: CallProgress): Promise<RawAnswer> {
    writes += 1;
    forget();
    // An idempotency key names one write, so later writes of the request get derived keys.
    const key = idempotencyKey && (writes > 1 ? `${idempotencyKey}.${writes}` : idempotencyKey);
    try {
      const headers = key ? { ...call.headers, "idempotency-key": key } : { ...call.headers };
      if (!reader) return await send({ signal, ...call, progress, headers });
      const asked = { ...call, headers: { ...headers, accept: progressAccepted }, onChunk: reader.feed };
      return reader.unwrap(await send({ signal, ...asked, progress }));
    } finally {
      forget();
    }
  }

  return async (call, progress, { isRepeatable } = { isRepeatable: false }) => {
    if (isRepeatable) return await sendOnce(call, progress);
    const answer = await sendOnce(call, progress).catch((error: unknown) => {
      const isUnanswered = codeOf(error) === "UPSTREAM_TIMEOUT" || codeOf(error) === "UPSTREAM_UNAVAILABLE";
      throw progress.isSent && isUnanswered ? outcomeUnknown() : error;
    });
    if (isCutOff(answer)) throw outcomeUnknown();
    return answer;
  };
}
