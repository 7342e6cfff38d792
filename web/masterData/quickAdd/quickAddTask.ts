import type { KindName } from "../kinds.ts";

/** The kinds that the shipment form can add: all but firms, contract formats and document templates. */
export type QuickAddKind = Exclude<KindName, "firm" | "contractFormat" | "documentTemplate">;

/** What to add: the kind, and what the pick-list already knows. */
export type QuickAddTask = {
  kind: QuickAddKind;
  /** The pick-list's label if it differs from the kind's, such as "Consignee" or "Final Destination". */
  label?: string;
  /** The text typed into the pick-list, for the first field. */
  initialText?: string;
  /** For ports: the country chosen in the shipment. */
  initialCountry?: string;
};

/** The added item. A record has its global id; a list's item is its text as stored. Packaging units have no name. */
export type QuickAdded = { id?: string; name: string };
