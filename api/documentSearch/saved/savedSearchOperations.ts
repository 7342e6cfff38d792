import { z } from "zod";
import { maxSavedSearches, maxSavedSearchLength, maxSavedSearchName, type SavedSearch } from "#domain/documents/documentSearch.ts";
import { flag, text } from "../../http/requestSchema.ts";
import { idOf } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";

const tag = "Attachments";
const example = { name: "Bills of lading to Hanse", search: "q=hanse&type=BILL_OF_LADING" };

export const savedSearchBody = z
  .object({
    name: text(Infinity).describe(`The name, at most ${maxSavedSearchName} characters, once for each person and once for the team.`),
    search: text(maxSavedSearchLength).describe("The address of the page Documents after the question mark."),
    isShared: flag().describe("Whether all members see it; only for editors and owners."),
  })
  .meta({ id: "SavedSearchBody", example, description: "A search under a name.", required: ["name", "search"] });

const savedSearch = z
  .object({
    savedSearchId: z.string().describe("The saved search's id."),
    name: z.string().describe("The name."),
    search: z.string().describe("The address of the page Documents after the question mark."),
    isShared: z.boolean().describe("Whether all members see it."),
    isOwn: z.boolean().describe("Whether the caller saved it."),
  })
  .meta({
    id: "SavedSearch",
    example: { ...example, isShared: false, isOwn: true },
    description: "A saved search.",
  }) satisfies z.ZodType<SavedSearch>;

const refusals = {
  404: "The saved search does not exist, or is another member's.",
  422: `The name is blank, too long or taken, or ${maxSavedSearches} searches are saved.`,
};

export const savedSearchOperations = {
  list: {
    id: "listSavedSearches",
    tag,
    summary: "Saved searches",
    description: "The caller's own and the team's, by name.",
    answer: z.object({ savedSearches: z.array(savedSearch).describe("The saved searches.") }),
  },
  add: {
    id: "saveSearch",
    tag,
    role: "VIEWER",
    summary: "Save a search",
    body: savedSearchBody,
    answer: savedSearch,
    isIdempotent: true,
    refusals: { 422: refusals[422] },
  },
  update: {
    id: "updateSavedSearch",
    tag,
    role: "VIEWER",
    summary: "Change a saved search",
    query: { savedSearchId: idOf("saved search") },
    body: savedSearchBody,
    answer: savedSearch,
    refusals,
  },
  remove: {
    id: "deleteSavedSearch",
    tag,
    role: "VIEWER",
    summary: "Delete a saved search",
    query: { savedSearchId: idOf("saved search") },
    answer: z.object({ savedSearchId: z.string().describe("The id of the deleted search.") }),
    isIdempotent: true,
    refusals: { 404: refusals[404] },
  },
} satisfies Record<string, OperationSpec>;
