import { outcomeUnknown } from "../errors/errors.ts";
import { codeOf, type CallProgress, type Dispatcher, type RestCall } from "./dispatch.ts";
import { isCutOff } from "./envelope.ts";
import type { RawAnswer } from "./transport.ts";

type WriteCall = Pick<RestCall, "method" | "path" | "body"> & Partial<RestCall>;
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

  async function sendOnce(call: WriteCall, progress: CallProgress): Promise<RawAnswer> {
    writes += 1;
    forget();
    // An idempotency key names one write, so later writes of the request get derived keys.
    const key = idempotencyKey && (writes > 1 ? `${idempotencyKey}.${writes}` : idempotencyKey);
    try {
      const headers = key ? { ...call.headers, "idempotency-key": key } : { ...call.headers };
      return await send({ signal, ...call, progress, headers });
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
