import type { LimitSettings } from "#domain/limits.ts";
import type { Trace } from "#domain/trace.ts";
import type { Merges } from "./attachment/merges.ts";
import type { Db } from "./db/database.ts";
import type { DocumentRenderer } from "./document/render/documentRenderer.ts";
import type { OwnerEvents } from "./notify/ownerEvents.ts";
import type { Files } from "./files/store.ts";
import type { Locks } from "./http/keyedMutex.ts";
import type { OpenStreams } from "./rateLimit/openStreams.ts";
import type { RateLimits } from "./rateLimit/rateLimits.ts";
import type { SaveContext } from "./shipment/save/onShipmentSaved.ts";
import type { PasswordQueue } from "./user/passwordQueue.ts";
import type { WebhookSettings } from "./webhook/webhookTarget.ts";

/** What routes work with; handed to each, so that nothing is global. */
export type ApiContext = SaveContext & {
  db: Db;
  files: Files;
  /** Signs sessions and file addresses, each with a key derived for it. */
  secret: string;
  documents: DocumentRenderer;
  merges: Merges;
  /** Where browsers reach this server, without a slash at the end; "" makes addresses relative to it. */
  publicUrl: string;
  clock: () => Date;
  locks: Locks;
  passwordQueue: PasswordQueue;
  rateLimits: RateLimits;
  openStreams: OpenStreams;
  /** The numbers of all limits; 0 is no limit. */
  limits: LimitSettings;
  ownerEvents: OwnerEvents;
  /** How often an event stream sends a heartbeat and checks for events of other processes. */
  heartbeatMilliseconds: number;
  webhookSettings: WebhookSettings;
  /** Tracer for request spans. */
  trace: Trace;
};
