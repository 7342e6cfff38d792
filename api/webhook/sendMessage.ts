import { isIP, type LookupFunction } from "node:net";
import { Agent, request } from "undici";
import { BadTarget, resolveTarget, type WebhookSettings } from "./webhookTarget.ts";

/** The outcome of an attempt: the HTTP status, null without an answer; the error, null on success. */
export type Outcome = { responseStatus: number | null; error: string | null };

/** Only an answer's status counts; reading a little of the body lets the receiver finish sending. */
const readBytes = 16 * 1024;

/** Posts a message to the address's current target. Does not follow redirects; `stop` aborts it. Never throws. */
export async function sendMessage(
  message: { url: string; headers: Record<string, string>; body: string },
  settings: WebhookSettings,
  stop: AbortSignal,
): Promise<Outcome> {
  let agent: Agent | null = null;
  try {
    const { url, addresses } = await resolveTarget(message.url, settings);
    agent = new Agent({ connect: { lookup: always(addresses) } });
    const answer = await request(url, {
      dispatcher: agent,
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Lading-Webhooks/1", ...message.headers },
      body: message.body,
      signal: AbortSignal.any([AbortSignal.timeout(settings.timeoutMilliseconds), stop]),
    });
    const responseStatus = answer.statusCode;
    await answer.body.dump({ limit: readBytes }).catch(() => undefined);
    return { responseStatus, error: problemOf(responseStatus) };
  } catch (error) {
    return { responseStatus: null, error: wordsFor(error) };
  } finally {
    await agent?.destroy();
  }
}

/** Returns the checked addresses, even if the name resolves differently by now. */
function always(addresses: string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, done) => {
    if (options.all) done(null, known);
    else done(null, known[0]?.address ?? "", known[0]?.family ?? 0);
  };
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `Answered with a redirect (HTTP ${status}), which is not followed`
    : `Answered with HTTP ${status}`;
}

function wordsFor(error: unknown): string {
  if (error instanceof BadTarget) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (error instanceof Error && (error.name === "TimeoutError" || /TIMEOUT|TIMEDOUT/.test(code))) return "No answer in time";
  if (code === "ECONNREFUSED") return "The connection was refused";
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return `The certificate is not valid (${code})`;
  return `The connection failed${code ? ` (${code})` : ""}`;
}
