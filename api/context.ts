import type { Trace } from "#domain/trace.ts";
import type { Db } from "./db/database.ts";
import type { Documents } from "./document/documents.ts";
import type { EventSignal } from "./events/eventSignal.ts";
import type { Files } from "./files/store.ts";
import type { Turns } from "./inTurn.ts";
import type { WebhookSettings } from "./webhook/webhookTarget.ts";

/** What routes work with; handed to each, so that nothing is global. */
export type ApiContext = {
  db: Db;
  files: Files;
  /** Signs sessions and file addresses, each with a key derived for it. */
  secret: string;
  documents: Documents;
  /** Where browsers reach this server, without a slash at the end; "" makes addresses relative to it. */
  publicUrl: string;
  clock: () => Date;
  /** Waits that many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  turns: Turns;
  eventSignal: EventSignal;
  /** How often a stream of events gives a sign of life and looks for what another process wrote. */
  heartbeatMilliseconds: number;
  webhookSettings: WebhookSettings;
  /** Who is told how long the parts of a request take. */
  trace: Trace;
};
