import type { AudienceChoice, DocumentOrigin, DocumentSort, ReadState } from "#domain/documents/documentSearch.ts";
import { builder } from "../../builder/builder.ts";

type Described<Value extends string> = Record<Value, { description: string }>;

const stateValues: Described<ReadState> = {
  PENDING: { description: "It waits to be read; it is found by its name meanwhile." },
  DONE: { description: "It was read." },
  SCAN: { description: "It has no text: a scan or an image." },
  FAILED: { description: "It could not be read; `problem` says why." },
  TOO_LONG: { description: "Its first 300 pages or two million characters were read." },
};
export const DocumentTextStateEnum = builder.enumType("DocumentTextState", {
  description: "What is known of a document's text.",
  values: stateValues,
});

const originValues: Described<DocumentOrigin> = {
  GENERATED: { description: "Lading made it from a shipment." },
  UPLOADED: { description: "The office uploaded or merged it." },
  PARTNER: { description: "It came from a partner." },
  LINK: { description: "It came by a share link." },
};
export const DocumentOriginEnum = builder.enumType("DocumentOrigin", { description: "Where a document comes from.", values: originValues });

const audienceValues: Described<AudienceChoice> = {
  NOBODY: { description: "Nobody outside the office." },
  IMPORTER: { description: "Importers that see the shipment." },
  BROKER: { description: "Brokers that see the shipment." },
  CHA: { description: "Customs house agents that see the shipment." },
};
export const DocumentAudienceEnum = builder.enumType("DocumentAudience", {
  description: "Which partners a document may be shown to.",
  values: audienceValues,
});

const sortValues: Described<DocumentSort> = {
  RELEVANCE: { description: "Documents whose name, numbers or parties have all words first, then the newest." },
  NEWEST: { description: "The newest first." },
  OLDEST: { description: "The oldest first." },
  NAME: { description: "By name, from A to Z." },
  LARGEST: { description: "The largest first." },
};
export const DocumentSortEnum = builder.enumType("DocumentSort", { description: "The order of found documents.", values: sortValues });
