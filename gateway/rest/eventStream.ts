import { createParser, type EventSourceMessage } from "eventsource-parser";
import { request, type Agent, type Dispatcher } from "undici";
import { z } from "zod";
import { partnerEventTypes, shipmentEventTypes } from "#domain/integrations/event.ts";
import { roles } from "#domain/account/role.ts";
import { milestones } from "#domain/shipment/progress/milestone.ts";
import { id, instant } from "./shapes/parsing/fields.ts";
import { readEnvelope } from "./envelope.ts";
import { readJson } from "./readJson.ts";
import { fault } from "../errors/errors.ts";
import { unreachable } from "./transport.ts";

const shipmentEvent = z.object({
  type: z.enum(shipmentEventTypes),
  firmId: id,
  shipmentId: id,
  key: id.nullish(),
  milestone: z.enum(milestones).nullish(),
  at: instant,
});

const partnerEvent = z.object({ type: z.enum(partnerEventTypes), partnerId: id, at: instant });

/** An event of the user's own office: of its shipments or partners. */
export const ownEvent = z.union([shipmentEvent, partnerEvent]);

/** A change of a shared shipment; nulls if other shipments are shared than before. */
export const sharedEvent = z.object({ partnerId: z.string().nullable(), shipmentId: z.string().nullable() });

/** How many lines of the user's inbox are unread now, and what the user may do. */
export const inboxEvent = z.object({ unread: z.number(), role: z.enum(roles).nullish() });

/** An event of a shape, with the id to resume after; "" if its stream cannot be resumed. */
type Received<T extends z.ZodType<object>> = z.output<T> & { eventId: string };
export type ShipmentServiceEvent = Received<typeof shipmentEvent>;
export type PartnerServiceEvent = Received<typeof partnerEvent>;
export type ServiceEvent = ShipmentServiceEvent | PartnerServiceEvent;
export type InboxEvent = Received<typeof inboxEvent>;
export type SharedEvent = Received<typeof sharedEvent>;

export type EventCall = {
  url: URL;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Time until the response's headers, in milliseconds. */
  headersMs: number;
  /** Longest silence between two chunks, in milliseconds. */
  silenceMs: number;
};

/** Larger than any event, and larger than any rejection. */
const maxEventLength = 64 * 1024;
const maxRefusalBytes = 1024 * 1024;

/**
 * Opens the service's event stream. Throws `Refused` or a fault when the service offers none. The stream ends when the caller aborts,
 * or with a fault: UNAUTHENTICATED when the session ends, UPSTREAM_UNAVAILABLE when the service ends or breaks the stream,
 * UPSTREAM_TIMEOUT when it falls silent.
 */
export async function openEvents<T extends z.ZodType<object>>(
  connections: Agent,
  call: EventCall,
  shape: T,
): Promise<AsyncGenerator<Received<T>, void, void>> {
  const limit = createLimit();
  limit.set(call.headersMs);
  try {
    const { statusCode, headers, body } = await request(call.url, {
      dispatcher: connections,
      headers: call.headers,
      signal: AbortSignal.any([call.signal, limit.signal]),
    });
    if (statusCode !== 200 || !String(headers["content-type"]).startsWith("text/event-stream")) {
      readEnvelope({ status: statusCode, headers, text: await readText(body) }, z.never());
    }
    limit.set(call.silenceMs);
    return eventsOf(body, call, { limit, shape });
  } catch (error) {
    limit.clear();
    throw asFault(error, call, limit);
  }
}

async function* eventsOf<T extends z.ZodType<object>>(
  body: AsyncIterable<Buffer>,
  call: EventCall,
  { limit, shape }: { limit: Limit; shape: T },
): AsyncGenerator<Received<T>, void, void> {
  try {
    for await (const message of messagesOf(body, () => limit.set(call.silenceMs))) {
      if (message.event === "end") throw endOf(message);
      const told = shape.safeParse(readJson(message.data));
      // Ignore event types that this gateway does not know.
      if (told.success) yield { ...told.data, eventId: message.id ?? "" };
    }
    throw fault("UPSTREAM_UNAVAILABLE", "The service broke the stream off; subscribe again");
  } catch (error) {
    if (call.signal.aborted) return;
    throw asFault(error, call, limit);
  } finally {
    limit.clear();
  }
}

/** A timer that aborts. `set` restarts it. */
type Limit = { signal: AbortSignal; set(ms: number): void; clear(): void };

function createLimit(): Limit {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    set(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    },
    clear: () => clearTimeout(timer),
  };
}

async function readText(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxRefusalBytes) throw fault("BAD_UPSTREAM_RESPONSE", "The service answered more than can be taken");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function asFault(error: unknown, { signal }: EventCall, limit: Limit): unknown {
  if (signal.aborted) return signal.reason;
  if (limit.signal.aborted) return fault("UPSTREAM_TIMEOUT", "The service did not answer in time");
  return unreachable(error);
}

function endOf({ data }: EventSourceMessage): Error {
  const reason = z.object({ reason: z.string() }).safeParse(readJson(data)).data?.reason;
  if (reason === "SESSION_OVER") return fault("UNAUTHENTICATED", "Please log in again");
  return fault("UPSTREAM_UNAVAILABLE", "The service ended the stream; subscribe again");
}

async function* messagesOf(body: AsyncIterable<Buffer>, onChunk: () => void): AsyncGenerator<EventSourceMessage, void, void> {
  const decoder = new TextDecoder();
  const messages: EventSourceMessage[] = [];
  const parser = createParser({
    maxBufferSize: maxEventLength,
    onEvent: (message) => messages.push(message),
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") throw fault("BAD_UPSTREAM_RESPONSE", "The service answered more than can be taken");
    },
  });
  for await (const chunk of body) {
    onChunk();
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* messages.splice(0);
  }
}
