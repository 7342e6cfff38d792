import { maxSavedSearches, maxSavedSearchName, type SavedSearch as SavedSearchData } from "#domain/documents/documentSearch.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { registerNodeLoader, targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, renamed } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { savedSearch, savedSearches } from "../../rest/shapes/documentSearch.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { Viewer, viewerField } from "../viewer/viewer.ts";

const SavedSearch = builder.objectRef<SavedSearchData>("SavedSearch");

defineNode(SavedSearch, {
  description: "A search for documents under a name.",
  id: { resolve: ({ savedSearchId }) => savedSearchId, description: "Global id of the saved search." },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the search." }),
    search: t.exposeString("search", { description: "The address of the page Documents after the question mark." }),
    isShared: t.exposeBoolean("isShared", { description: "Whether all members see it." }),
    isOwn: t.exposeBoolean("isOwn", { description: "Whether the user saved it." }),
  }),
});

registerNodeLoader("SavedSearch", async (id, context) => {
  return (await loadSavedSearches(context)).find(({ savedSearchId }) => savedSearchId === id) ?? null;
});

builder.objectField(Viewer, "savedSearches", (t) =>
  t.field({
    type: [SavedSearch],
    nullable: true,
    description: `The user's saved searches and the team's, by name; at most ${maxSavedSearches}. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway saves none.`,
    resolve: async (_viewer, _args, context) => await loadSavedSearches(context),
  }),
);

async function loadSavedSearches({ rest }: Context): Promise<SavedSearchData[]> {
  return (await optionalCall(() => rest.get("/v1/user/saved-search", {}, savedSearches))).savedSearches;
}

builder.relayMutationField(
  "saveSearch",
  {
    description: "A search to save.",
    inputFields: (t) => ({
      id: t.id({ description: "Global id of a saved search to replace; a new one if omitted." }),
      name: t.string({ required: true, description: `The name, at most ${maxSavedSearchName} characters.` }),
      search: t.string({ required: true, description: "The address of the page Documents after the question mark." }),
      isShared: t.boolean({ description: "Whether all members see it; only for editors and owners." }),
    }),
  },
  {
    description: "Saves a search for documents under a name.",
    resolve: (_root, { input: { id, name, search, isShared } }, { rest }) =>
      outcome(
        async () => {
          const body = { name, search, isShared: isShared ?? false };
          const savedSearchId = id ? targetId("SavedSearch", id, "Saved search") : null;
          const path = `/v1/user/saved-search/${savedSearchId === null ? "add" : "update"}`;
          const call = { method: "POST" as const, path, body, ...(savedSearchId !== null && { query: { savedSearchId } }) };
          return { savedSearch: await optionalCall(() => rest.write(call, savedSearch)) };
        },
        renamed({ savedSearchId: "id" }),
      ),
  },
  {
    description: "The saved search.",
    outputFields: (t) => ({
      savedSearch: t.field({
        type: SavedSearch,
        nullable: true,
        description: "The saved search; null with errors.",
        resolve: (result) => result.savedSearch ?? null,
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "deleteSearch",
  {
    description: "The saved search to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the saved search." }) }),
  },
  {
    description: "Deletes a saved search.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const savedSearchId = targetId("SavedSearch", input.id, "Saved search");
          const call = { method: "DELETE" as const, path: "/v1/user/saved-search/delete", query: { savedSearchId } };
          await optionalCall(() => rest.write(call, ignoredResponse));
          return { id: savedSearchId };
        },
        () => ["id"],
      ),
  },
  {
    description: "The id of the deleted search, or why it was not deleted.",
    outputFields: (t) => ({
      deletedSavedSearchId: t.id({
        nullable: true,
        description: "Global id of the deleted search; null with errors.",
        resolve: ({ id }) => (id ? encodeId("SavedSearch", id) : null),
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);
