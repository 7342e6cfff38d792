import { setImmediate } from "node:timers/promises";
import { Migrator, type Migration } from "kysely/migration";
import type { Db } from "./database.ts";
import * as first from "./migrations/shipment/0001-first.ts";
import * as stats from "./migrations/shipment/0002-stats.ts";
import * as access from "./migrations/office/0003-access.ts";
import * as upkeep from "./migrations/office/0005-upkeep.ts";
import * as deliveries from "./migrations/office/0007-deliveries.ts";
import * as audit from "./migrations/office/0008-audit.ts";
import * as statsKeys from "./migrations/shipment/0009-stats-keys.ts";
import * as shipmentsUpdated from "./migrations/shipment/0010-shipments-updated.ts";
import * as figures from "./migrations/shipment/0011-figures.ts";
import * as limits from "./migrations/office/0012-limits.ts";
import * as waitingDeliveries from "./migrations/office/0013-waiting-deliveries.ts";
import * as printSettings from "./migrations/document/0018-print-settings.ts";
import * as paperData from "./migrations/document/0019-paper-data.ts";
import * as progress from "./migrations/shipment/0021-progress.ts";
import * as documentModels from "./migrations/document/0022-document-models.ts";
import * as shipmentPapers from "./migrations/shipment/0023-shipment-papers.ts";
import * as dunnage from "./migrations/shipment/0024-dunnage.ts";
import * as wordings from "./migrations/document/0026-wordings.ts";
import * as lastNumbers from "./migrations/document/0027-last-numbers.ts";
import * as team from "./migrations/office/0028-team.ts";
import * as invitations from "./migrations/office/0029-invitations.ts";
import * as partners from "./migrations/sharing/0030-partners.ts";
import * as mails from "./migrations/office/0033-mails.ts";
import * as documentSearch from "./migrations/document/0035-document-search.ts";
import * as shared from "./migrations/sharing/0038-shared.ts";
import * as fairReading from "./migrations/document/0039-fair-reading.ts";
import * as partnerEvents from "./migrations/sharing/0040-partner-events.ts";
import * as papers from "./migrations/document/0041-papers.ts";
import * as imports from "./migrations/shipment/0042-imports.ts";
import * as sampleData from "./migrations/office/0043-sample-data.ts";
import * as reviews from "./migrations/sharing/0044-reviews.ts";
import * as comments from "./migrations/sharing/0045-comments.ts";
import * as shareLinks from "./migrations/sharing/0046-share-links.ts";
import * as brokerageBills from "./migrations/sharing/0048-brokerage-bills.ts";
import * as paperTemplates from "./migrations/document/0051-paper-templates.ts";
import * as recordUsage from "./migrations/shipment/0052-record-usage.ts";
import * as inbox from "./migrations/office/0053-inbox.ts";
import * as linkLog from "./migrations/sharing/0055-link-log.ts";
import * as countersignatures from "./migrations/sharing/0060-countersignatures.ts";
import * as linkActs from "./migrations/sharing/0066-link-acts.ts";
import * as overdueRequests from "./migrations/sharing/0067-overdue-requests.ts";
import * as partShipments from "./migrations/sharing/0075-part-shipments.ts";
import * as linkMakers from "./migrations/sharing/0077-link-makers.ts";
import * as creditDates from "./migrations/shipment/0076-credit-dates.ts";
import * as documentFacets from "./migrations/document/0070-document-facets.ts";
import * as countedDocuments from "./migrations/document/0081-counted-documents.ts";
import * as entriesOfShipments from "./migrations/document/0082-entries-of-shipments.ts";
import * as storedSizes from "./migrations/office/0083-stored-sizes.ts";
import * as sharesOfShipments from "./migrations/sharing/0084-shares-of-shipments.ts";
import * as deliveryTraces from "./migrations/office/0085-delivery-traces.ts";
import * as lineOrigins from "./migrations/shipment/0086-line-origins.ts";
import * as recordSizes from "./migrations/shipment/0087-record-sizes.ts";
import * as emailsWithoutMarks from "./migrations/office/0088-emails-without-marks.ts";
import * as shorterWords from "./migrations/document/0071-shorter-words.ts";
import * as auditNouns from "./migrations/office/0079-audit-nouns.ts";
import * as postgresNumberIndex from "./migrations/document/0078-postgres-number-index.ts";
import * as wordsForPartners from "./migrations/document/0072-words-for-partners.ts";
import * as searchIndexes from "./migrations/shipment/0080-search-indexes.ts";
import * as shipmentNames from "./migrations/shipment/0065-shipment-names.ts";

/**
 * Every migration by name, in order. A database refuses a new name that sorts before an applied one, so numbers only grow and gaps stay.
 */
const migrations = {
  "0001-first": first,
  "0002-stats": stats,
  "0003-access": access,
  "0005-upkeep": upkeep,
  "0007-deliveries": deliveries,
  "0008-audit": audit,
  "0009-stats-keys": statsKeys,
  "0010-shipments-updated": shipmentsUpdated,
  "0011-figures": figures,
  "0012-limits": limits,
  "0013-waiting-deliveries": waitingDeliveries,
  "0018-print-settings": printSettings,
  "0019-paper-data": paperData,
  "0021-progress": progress,
  "0022-document-models": documentModels,
  "0023-shipment-papers": shipmentPapers,
  "0024-dunnage": dunnage,
  "0026-wordings": wordings,
  "0027-last-numbers": lastNumbers,
  "0028-team": team,
  "0029-invitations": invitations,
  "0030-partners": partners,
  "0033-mails": mails,
  "0035-document-search": documentSearch,
  "0038-shared": shared,
  "0039-fair-reading": fairReading,
  "0040-partner-events": partnerEvents,
  "0041-papers": papers,
  "0042-imports": imports,
  "0043-sample-data": sampleData,
  "0044-reviews": reviews,
  "0045-comments": comments,
  "0046-share-links": shareLinks,
  "0048-brokerage-bills": brokerageBills,
  "0051-paper-templates": paperTemplates,
  "0052-record-usage": recordUsage,
  "0053-inbox": inbox,
  "0055-link-log": linkLog,
  "0060-countersignatures": countersignatures,
  "0066-link-acts": linkActs,
  "0067-overdue-requests": overdueRequests,
  "0065-shipment-names": shipmentNames,
  "0070-document-facets": documentFacets,
  "0071-shorter-words": shorterWords,
  "0072-words-for-partners": wordsForPartners,
  "0075-part-shipments": partShipments,
  "0076-credit-dates": creditDates,
  "0077-link-makers": linkMakers,
  "0078-postgres-number-index": postgresNumberIndex,
  "0079-audit-nouns": auditNouns,
  "0080-search-indexes": searchIndexes,
  "0081-counted-documents": countedDocuments,
  "0082-entries-of-shipments": entriesOfShipments,
  "0083-stored-sizes": storedSizes,
  "0084-shares-of-shipments": sharesOfShipments,
  "0085-delivery-traces": deliveryTraces,
  "0086-line-origins": lineOrigins,
  "0087-record-sizes": recordSizes,
  "0088-emails-without-marks": emailsWithoutMarks,
};

/**
 * Migrates the database to the newest schema and returns the names of the applied migrations. All are one transaction (R-1169); throws the
 * cause of a failed one. A database that a newer version has migrated is refused, unchanged.
 */
export async function migrate(db: Db): Promise<string[]> {
  const attentive = Object.fromEntries(Object.entries(migrations).map(([name, { up }]) => [name, { up: afterSignals(up) }]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => attentive } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw causeOf(error);
  return results.map(({ migrationName }) => migrationName);
}

/** The embedded database answers at once: without a pause the process would hear a signal only after the last migration. */
function afterSignals(up: Migration["up"]): Migration["up"] {
  return async (db) => {
    await setImmediate();
    await up(db);
  };
}

function causeOf(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  // Kysely reports it with these words alone.
  const unknown = /previously executed migration (\S+) is missing/.exec(reason)?.[1];
  if (unknown === undefined) return new Error(`The database cannot be brought up to date: ${reason}`, { cause: error });
  return new Error(
    `A newer version of Lading has written this database (its migration ${unknown} is not known here): start that version, or restore a backup from before the update`,
    { cause: error },
  );
}
