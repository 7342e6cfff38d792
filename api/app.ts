import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Event } from "#domain/integrations/event.ts";
import { usualLimits, type LimitSettings } from "#domain/http/limits.ts";
import type { MailSettings } from "#domain/mail/smtpUrl.ts";
import { openMerges } from "./attachment/merges.ts";
import { openPdfChecks } from "./attachment/pdfChecks.ts";
import type { ApiContext } from "./context.ts";
import { openDatabase, type DatabaseOptions, type Trx } from "./db/database.ts";
import { warnOfOpenFolder, refuseForeign } from "./db/dataDirectory.ts";
import { migrate } from "./db/migrate.ts";
import { startIndexer, usualReadLimits, type ReadLimits } from "./documentSearch/index/indexer.ts";
import { followPapers } from "./papers/followPapers.ts";
import { updateEntries } from "./documentSearch/index/updateEntries.ts";
import { signedZipRoutes } from "./documentSearch/zip/zipRoutes.ts";
import { signedApprovalRecordRoutes } from "./document/record/recordRoutes.ts";
import { openDocumentRenderer, type DocumentRenderer } from "./document/render/documentRenderer.ts";
import { reviewDocuments } from "./document/versions/reviewDocuments.ts";
import { traceRenderer } from "./document/render/tracedRenderer.ts";
import { createOwnerEvents } from "./notify/ownerEvents.ts";
import { startPostgresNotify } from "./notify/postgresNotify.ts";
import { signedFileRoutes } from "./files/download/signedFileRoutes.ts";
import { createImageReducer } from "./files/images/reduceImage.ts";
import { openFiles } from "./files/store.ts";
import { openTableReader } from "./import/table/tableReader.ts";
import { queueInboxMails } from "./inboxReading/inboxMails.ts";
import { startMailWorker } from "./mail/mailWorker.ts";
import { openMailer } from "./mail/sendMail.ts";
import { startMaintenance } from "./maintenance.ts";
import { createPlaces } from "./rateLimit/openStreams.ts";
import { createRateLimits } from "./rateLimit/rateLimits.ts";
import { sharedFileRoutes } from "./shared/files/sharedFileRoutes.ts";
import { updateStats } from "./stats/updateStats.ts";
import { publishEvents } from "./events/outbox.ts";
import { enqueueMessages } from "./webhook/messages.ts";
import { createSheetOrders } from "./stats/sheet/sheetOrders.ts";
import { createSheetSummaries } from "./stats/summary/sheetSummary.ts";
import { createSheetValues } from "./stats/sheet/sheetValues.ts";
import { linkFileRoutes } from "./linkVisit/linkFileRoutes.ts";
import { createPasswordQueue } from "./user/passwordQueue.ts";
import { readSecret, warnOfLostSecret } from "./security/secret.ts";
import { startDispatcher } from "./webhook/dispatcher.ts";
import { resolveHost, type WebhookSettings } from "./webhook/webhookTarget.ts";
import { defaultTaskMegabytes } from "./workerProcess/workerProcess.ts";
import { createApi } from "./routes.ts";

/** Rows that are derived from shipments and their files, each after what it reads. */
const projections = [updateStats, updateEntries, followPapers];

export type ApiOptions = DatabaseOptions & {
  /** Empty: a folder of the data directory; else a store that speaks S3 (#domain/http/filesUrl.ts). */
  filesUrl?: string | undefined;
  /** Empty: made on first start and kept in the data directory. */
  jwtSecret?: string | undefined;
  publicUrl: string;
  logger: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  documents?: DocumentRenderer;
  processes?: Processes;
  /** Maximum memory of one rendering or merge process, in megabytes. */
  taskMegabytes?: number;
  clock?: () => Date;
  /** Overrides of the default limits; 0 switches a limit off. */
  limits?: Partial<LimitSettings>;
  heartbeatMilliseconds?: number;
  /** What reading one document for the search may take; null: this process reads none, and they wait for one that does. */
  readLimits?: ReadLimits | null;
  /** How long a set of documents may take, less than the gateway waits for it. */
  setMilliseconds?: number;
  /** Which addresses webhooks may reach, the timeout of an attempt, and how often to poll for due deliveries. */
  webhooks?: Partial<WebhookSettings> & { pollMilliseconds?: number };
  /** The e-mail server, a certificate to trust besides the usual ones, and how often to poll for due e-mails; missing: none is sent. */
  mail?: MailSettings & { certificate?: string; pollMilliseconds?: number };
};

export type OpenApi = {
  plugin: (app: FastifyInstance) => Promise<void>;
  /** Resolves when the database responds. */
  check: () => Promise<void>;
  /** Ends what works in the background: e-mails, webhooks, reading, tidying. What waits goes on after the next start. */
  stopWork: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens the database, file store and workers, migrates the database, and returns the plugin that serves `/ep/api` and `/files`. Throws
 * `StartRefused` with one line for the operator. Call `stopWork` when the shutdown begins, and `close` after closing the HTTP server.
 */
export async function openApi(options: ApiOptions): Promise<OpenApi> {
  const {
    dataDir,
    databaseUrl,
    onQuery,
    logger,
    clock = () => new Date(),
    taskMegabytes: memoryMegabytes = defaultTaskMegabytes,
    documents = openDocumentRenderer({
      memoryMegabytes,
      onOwnSvg: (reason) => logger.warn({ reason }, "previews are shown as the compiler writes them, which browsers load more slowly"),
    }),
    webhooks = {},
    tracesSql,
    readLimits = usualReadLimits,
  } = options;
  const limits = { ...usualLimits, ...options.limits };
  refuseForeign(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl, onQuery, tracesSql });
  try {
    await migrate(database.db);
    const files = await openFiles({ dataDir, filesUrl: options.filesUrl, isOwn: database.isExclusive, logger });
    warnOfOpenFolder(dataDir, logger);
    if (!options.jwtSecret) await warnOfLostSecret(database.db, dataDir, logger);
    const { close: closeProcesses, ...processes } = options.processes ?? openProcesses(memoryMegabytes);
    const context: ApiContext = {
      db: database.db,
      files,
      reduceImage: createImageReducer(),
      secret: readSecret(dataDir, options.jwtSecret),
      documents: traceRenderer(documents),
      reviewDocuments,
      ...processes,
      publicUrl: withoutSlash(options.publicUrl),
      clock,
      locks: new Map(),
      passwordQueue: createPasswordQueue(),
      rateLimits: createRateLimits(database, limits),
      ...createPlaces(limits),
      sheetOrders: createSheetOrders(database.db),
      sheetSummaries: createSheetSummaries(database.db),
      sheetValues: createSheetValues(database.db),
      limits,
      onShipmentsSaved: [...projections, (trx, { ownerId, events }) => publish(trx, ownerId, events)],
      publish: (trx, ownerId, event) => publish(trx, ownerId, [event]),
      ownerEvents: createOwnerEvents(),
      heartbeatMilliseconds: options.heartbeatMilliseconds ?? 15_000,
      setMilliseconds: options.setMilliseconds ?? 25_000,
      mailSettings: options.mail ?? null,
      webhookSettings: { allowLoopback: false, resolve: resolveHost, timeoutMilliseconds: 15_000, ...webhooks },
    };
    const plugin = async (app: FastifyInstance) => {
      await app.register(createApi(context), { prefix: "/ep/api" });
      await app.register(signedFileRoutes(context, signedZipRoutes, signedApprovalRecordRoutes), { prefix: "/files" });
      await app.register(sharedFileRoutes(context), { prefix: "/files/shared" });
      await app.register(linkFileRoutes(context), { prefix: "/files/link" });
    };
    const { ownerEvents: signal, heartbeatMilliseconds } = context;
    const unlink = databaseUrl && startPostgresNotify({ connectionString: databaseUrl, signal, heartbeatMilliseconds, logger });
    const check = async () => void (await sql`SELECT 1`.execute(database.db));
    const stopTidying = startMaintenance(context, logger);
    const stopDispatcher = startDispatcher(context, { pollMilliseconds: webhooks.pollMilliseconds ?? 5_000, logger });
    const stopMails = options.mail && (await startMails(context, options.mail, logger));
    const { isExclusive } = database;
    const stopIndexer = readLimits && startIndexer(context, { pollMilliseconds: 5_000, isExclusive, logger, limits: readLimits });
    const stopWork = once([stopDispatcher, stopMails, stopTidying, stopIndexer]);
    const close = async () => {
      if (unlink) await unlink();
      await stopWork();
      await Promise.all([documents.close(), closeProcesses()]);
      await database.close();
    };
    return { plugin, check, stopWork, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Stores events and queues their messages, which rely on the owner's event count: publishing the events locks it. */
async function publish(trx: Trx, ownerId: string, events: readonly Event[]): Promise<void> {
  await publishEvents(trx, ownerId, events);
  await enqueueMessages(trx, ownerId, events);
}

/** Calls all at the first call; each call waits for their end. */
function once(stops: ((() => Promise<void>) | null | undefined)[]): () => Promise<void> {
  let ended: Promise<unknown> | null = null;
  return async () => {
    ended ??= Promise.all(stops.map(async (stop) => await stop?.()));
    await ended;
  };
}

type Processes = Pick<ApiContext, "merges" | "pdfChecks" | "tableReader"> & { close: () => Promise<void> };

/** The processes that read files of strangers. */
export function openProcesses(memoryMegabytes = defaultTaskMegabytes): Processes {
  const processes = { merges: openMerges({ memoryMegabytes }), pdfChecks: openPdfChecks(), tableReader: openTableReader() };
  const close = async () => void (await Promise.all(Object.values(processes).map((one) => one.close())));
  return { ...processes, close };
}

async function startMails(context: ApiContext, mail: NonNullable<ApiOptions["mail"]>, logger: ApiOptions["logger"]) {
  const send = await openMailer(mail, mail);
  return startMailWorker(context, { send, queueDue: queueInboxMails, pollMilliseconds: mail.pollMilliseconds ?? 2_000, logger });
}

function withoutSlash(address: string): string {
  return address.endsWith("/") ? withoutSlash(address.slice(0, -1)) : address;
}
