import multipart from "@fastify/multipart";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { sql } from "kysely";
import { usualLimits, type LimitSettings } from "#domain/http/limits.ts";
import type { MailSettings } from "#domain/mail/smtpUrl.ts";
import { attachmentRoutes } from "./attachment/attachmentRoutes.ts";
import { openMerges } from "./attachment/merges.ts";
import { openPdfChecks } from "./attachment/pdfChecks.ts";
import { auditRoutes } from "./auditTrail/auditRoutes.ts";
import type { ApiContext } from "./context.ts";
import { openApiRoutes } from "./openapi/openApiRoutes.ts";
import { openDatabase, type DatabaseOptions } from "./db/database.ts";
import { warnOfOpenFolder } from "./db/lock.ts";
import { migrate } from "./db/migrate.ts";
import { documentSearchRoutes } from "./documentSearch/documentSearchRoutes.ts";
import { startIndexer, usualReadLimits, type ReadLimits } from "./documentSearch/index/indexer.ts";
import { followPapers } from "./papers/followPapers.ts";
import { paperRoutes } from "./papers/paperRoutes.ts";
import { updateEntries } from "./documentSearch/index/updateEntries.ts";
import { savedSearchRoutes } from "./documentSearch/saved/savedSearchRoutes.ts";
import { signedZipRoutes } from "./documentSearch/zip/zipRoutes.ts";
import { approvalRecordRoutes, signedApprovalRecordRoutes } from "./document/record/recordRoutes.ts";
import { documentRoutes } from "./document/documentRoutes.ts";
import { proposalRoutes } from "./document/proposals/proposalRoutes.ts";
import { setRoutes } from "./document/set/setRoutes.ts";
import { openDocumentRenderer, type DocumentRenderer } from "./document/render/documentRenderer.ts";
import { reviewDocuments } from "./document/versions/reviewDocuments.ts";
import { traceRenderer } from "./document/render/tracedRenderer.ts";
import { handleError } from "./http/errorHandler.ts";
import { eventRoutes } from "./events/eventRoutes.ts";
import { createOwnerEvents } from "./notify/ownerEvents.ts";
import { startPostgresNotify } from "./notify/postgresNotify.ts";
import { fileRoutes } from "./files/fileRoutes.ts";
import { signedFileRoutes } from "./files/signedFileRoutes.ts";
import { createImageReducer } from "./files/images/reduceImage.ts";
import { openFiles } from "./files/store.ts";
import { firmRoutes } from "./firm/firmRoutes.ts";
import { importRoutes } from "./import/importRoutes.ts";
import { openTableReader } from "./import/table/tableReader.ts";
import { queueInboxMails } from "./inboxReading/inboxMails.ts";
import { startMailWorker } from "./mail/mailWorker.ts";
import { openMailer } from "./mail/sendMail.ts";
import { contractFormatRoutes } from "./masterData/contractFormatRoutes.ts";
import { startMaintenance } from "./maintenance.ts";
import { readJsonBodies } from "./http/jsonBody.ts";
import { listRoutes } from "./masterData/listRoutes.ts";
import { limitRoutes } from "./rateLimit/limitRoutes.ts";
import { createPlaces } from "./rateLimit/openStreams.ts";
import { createRateLimits } from "./rateLimit/rateLimits.ts";
import { recordRoutes } from "./masterData/recordRoutes.ts";
import { refuseRepeatedParameters } from "./http/query.ts";
import { progressRoutes } from "./shipment/progress/progressRoutes.ts";
import { sampleRoutes } from "./sampleData/sampleRoutes.ts";
import { sharedFileRoutes } from "./shared/files/sharedFileRoutes.ts";
import { inboxRoutes } from "./inboxReading/inboxRoutes.ts";
import { sharedRoutes } from "./shared/sharedRoutes.ts";
import { shipmentRoutes } from "./shipment/shipmentRoutes.ts";
import { updateStats } from "./stats/updateStats.ts";
import { publishEvent } from "./events/outbox.ts";
import { enqueueMessages } from "./webhook/messages.ts";
import { createSheetOrders } from "./stats/sheet/sheetOrders.ts";
import { createSheetSummaries } from "./stats/summary/sheetSummary.ts";
import { createSheetValues } from "./stats/sheet/sheetValues.ts";
import { statsRoutes } from "./stats/statsRoutes.ts";
import { refuseUnknownRoutes } from "./http/unknownRoutes.ts";
import { linkFileRoutes } from "./linkVisit/linkFileRoutes.ts";
import { linkVisitRoutes } from "./linkVisit/linkVisitRoutes.ts";
import { shareLinkRoutes } from "./shareLink/shareLinkRoutes.ts";
import { invitationRoutes, partnershipRoutes } from "./invitation/invitationRoutes.ts";
import { partnerRoutes } from "./partner/partnerRoutes.ts";
import { shipmentPartnerRoutes } from "./partner/shipmentPartnerRoutes.ts";
import { inviteRoutes } from "./team/inviteRoutes.ts";
import { teamRoutes } from "./team/teamRoutes.ts";
import { apiKeyRoutes } from "./user/apiKeyRoutes.ts";
import { authenticate } from "./user/authenticate.ts";
import { accountRoutes } from "./user/accountRoutes.ts";
import { createPasswordQueue } from "./user/passwordQueue.ts";
import { sessionRoutes } from "./user/sessionRoutes.ts";
import { readSecret } from "./security/secret.ts";
import { startDispatcher } from "./webhook/dispatcher.ts";
import { webhookRoutes } from "./webhook/webhookRoutes.ts";
import { resolveHost, type WebhookSettings } from "./webhook/webhookTarget.ts";
import { defaultTaskMegabytes } from "./workerProcess/workerProcess.ts";

/** Rows that are derived from shipments and their files, each after what it reads. */
const projections = [updateStats, updateEntries, followPapers];

/** The REST service as a Fastify plugin; mount it with the prefix `/ep/api`. */
function createApi(context: ApiContext): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.setErrorHandler(handleError);
    refuseUnknownRoutes(app);
    refuseRepeatedParameters(app);
    app.decorateRequest("ownerId", "");
    app.decorateRequest("personId", "");
    app.decorateRequest("role");
    app.decorateRequest("stillMay");
    app.decorateRequest("actor");
    app.decorateRequest("sessionId", "");
    openApiRoutes(app);
    readJsonBodies(app);
    await app.register(multipart, { throwFileSizeLimit: false, limits: { files: 1, fields: 10, fieldSize: 64 * 1024 } });
    sessionRoutes(app, context);
    invitationRoutes(app, context);
    linkVisitRoutes(app, context);
    await app.register(async (signedIn) => {
      authenticate(signedIn, context);
      limitRoutes(signedIn, context);
      accountRoutes(signedIn, context);
      teamRoutes(signedIn, context);
      inviteRoutes(signedIn, context);
      partnerRoutes(signedIn, context);
      partnershipRoutes(signedIn, context);
      apiKeyRoutes(signedIn, context);
      firmRoutes(signedIn, context);
      recordRoutes(signedIn, context);
      contractFormatRoutes(signedIn, context);
      listRoutes(signedIn, context);
      importRoutes(signedIn, context);
      sampleRoutes(signedIn, context);
      shipmentRoutes(signedIn, context);
      progressRoutes(signedIn, context);
      shipmentPartnerRoutes(signedIn, context);
      shareLinkRoutes(signedIn, context);
      statsRoutes(signedIn, context);
      attachmentRoutes(signedIn, context);
      documentSearchRoutes(signedIn, context);
      savedSearchRoutes(signedIn, context);
      paperRoutes(signedIn, context);
      documentRoutes(signedIn, context);
      approvalRecordRoutes(signedIn, context);
      proposalRoutes(signedIn, context);
      setRoutes(signedIn, context);
      fileRoutes(signedIn, context);
      sharedRoutes(signedIn, context);
      inboxRoutes(signedIn, context);
      eventRoutes(signedIn, context);
      auditRoutes(signedIn, context);
      webhookRoutes(signedIn, context);
    });
  };
}

export type ApiOptions = DatabaseOptions & {
  /** Empty: a folder of the data directory; else a store that speaks S3 (#domain/http/filesUrl.ts). */
  filesUrl?: string | undefined;
  /** Empty: made on first start and kept in the data directory. */
  jwtSecret?: string | undefined;
  publicUrl: string;
  logger: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  documents?: DocumentRenderer;
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
  close: () => Promise<void>;
};

/**
 * Opens the database, file store and workers, migrates the database, and returns the plugin that serves `/ep/api` and `/files`. Throws
 * `StartRefused` with one line for the operator. Call `close` after closing the HTTP server.
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
  const database = await openDatabase({ dataDir, databaseUrl, onQuery, tracesSql });
  try {
    await migrate(database.db);
    warnOfOpenFolder(dataDir, logger);
    const files = await openFiles({ dataDir, filesUrl: options.filesUrl, isOwn: database.isExclusive });
    const { close: closeProcesses, ...processes } = openProcesses(memoryMegabytes);
    const publish: ApiContext["publish"] = async (trx, ownerId, event) => {
      // Webhook messages rely on the owner's event count, which publishing the event locks.
      await publishEvent(trx, ownerId, event);
      await enqueueMessages(trx, ownerId, event);
    };
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
      onShipmentSaved: [...projections, (trx, { ownerId, event }) => publish(trx, ownerId, event)],
      publish,
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
    const close = async () => {
      if (unlink) await unlink();
      if (stopIndexer) await stopIndexer();
      await Promise.all([stopDispatcher(), stopMails?.(), stopTidying()]);
      await Promise.all([documents.close(), closeProcesses()]);
      await database.close();
    };
    return { plugin, check, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The processes that read files of strangers. */
function openProcesses(memoryMegabytes: number) {
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
