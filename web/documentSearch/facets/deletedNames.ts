import type { ListFilter } from "../documentsAddress.ts";

/** How a filter names a record that was deleted. Only records of master data can be. */
export const deletedNames: Record<ListFilter, string> = {
  types: "",
  firms: "Deleted firm",
  buyers: "Deleted buyer",
  textStates: "",
  origins: "",
  states: "",
  audiences: "",
};
