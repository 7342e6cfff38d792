import type { KindName } from "../kinds.ts";

/** The kinds that the shipment form can add to: all but those with a form of their own, and document templates. */
export type QuickAddKind = Exclude<KindName, "firm" | "contractFormat" | "documentTemplate">;

/** What to add: the kind, and what the pick-list already knows. */
export type QuickAddTask = {
  kind: QuickAddKind;
  /** The pick-list's own label where it is not the kind's, such as "Consignee" or "Final Destination". */
  label?: string;
  /** What was typed into the pick-list; it goes into the first field. */
  initialText?: string;
  /** For ports: the country chosen in the shipment. */
  initialCountry?: string;
};

/** What was added. A record has its global id; an item of a list is its text, as it was stored. */
export type QuickAdded = { id?: string; name: string };
