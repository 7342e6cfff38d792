import type { LimitSettings } from "#domain/http/limits.ts";
import type { Event } from "#domain/integrations/event.ts";
import type { MailSettings } from "#domain/mail/smtpUrl.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Merges } from "./attachment/merges.ts";
import type { PdfChecks } from "./attachment/pdfChecks.ts";
import type { Db, Trx } from "./db/database.ts";
import type { DocumentRenderer } from "./document/render/documentRenderer.ts";
import type { TableReader } from "./import/table/tableReader.ts";
import type { OwnerEvents } from "./notify/ownerEvents.ts";
import type { ImageReducer } from "./files/images/reduceImage.ts";
import type { Files } from "./files/store.ts";
import type { Locks } from "./http/keyedMutex.ts";
import type { OpenStreams } from "./rateLimit/openStreams.ts";
import type { RateLimits } from "./rateLimit/rateLimits.ts";
import type { SaveContext } from "./shipment/save/onShipmentSaved.ts";
import type { SheetOrders } from "./stats/sheet/sheetOrders.ts";
import type { SheetSummaries } from "./stats/summary/sheetSummary.ts";
import type { SheetValues } from "./stats/sheet/sheetValues.ts";
import type { PasswordQueue } from "./user/passwordQueue.ts";
import type { WebhookSettings } from "./webhook/webhookTarget.ts";

/**
 * The services that routes use, passed explicitly instead of through globals. Their state is here and not in routes, because the public
 * listener and the gateway's have the routes once each.
 */
export type ApiContext = SaveContext & {
  /** Stores an event and its webhook messages in the transaction of its change. Call it last: it locks the owner's event count. */
  publish: (trx: Trx, ownerId: string, event: Event) => Promise<void>;
  db: Db;
  files: Files;
  reduceImage: ImageReducer;
  /** Signs sessions and file URLs, each with its own derived key. */
  secret: string;
  documents: DocumentRenderer;
  /** Adds to a whole shipment what its documents would print differently now, and where they contradict each other. */
  reviewDocuments: (db: Db, ownerId: string, shipment: Shipment) => Promise<Shipment>;
  merges: Merges;
  pdfChecks: PdfChecks;
  tableReader: TableReader;
  /** This server's URL for browsers, without a trailing slash; "" makes URLs relative. */
  publicUrl: string;
  clock: () => Date;
  locks: Locks;
  passwordQueue: PasswordQueue;
  rateLimits: RateLimits;
  openStreams: OpenStreams;
  /** ZIPs that are being downloaded. */
  openZips: OpenStreams;
  sheetOrders: SheetOrders;
  sheetSummaries: SheetSummaries;
  sheetValues: SheetValues;
  /** The settings of all limits; 0 disables one. */
  limits: LimitSettings;
  ownerEvents: OwnerEvents;
  /** Interval of an event stream's heartbeat, which also checks for events of other processes. */
  heartbeatMilliseconds: number;
  /** How long a set of documents may take. */
  setMilliseconds: number;
  webhookSettings: WebhookSettings;
  /** The e-mail server; null: this server sends no e-mail. */
  mailSettings: MailSettings | null;
};
