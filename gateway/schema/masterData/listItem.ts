import { currency } from "#domain/masterData/lists/currency.ts";
import { declaration } from "#domain/masterData/lists/declaration.ts";
import { destinationCountry } from "#domain/masterData/lists/destinationCountry.ts";
import type { ListKind } from "#domain/masterData/kind.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "#domain/masterData/lists/shipmentTerm.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import { ListSettingEnum, type listSettings } from "../../builder/enums.ts";
import { loadUserInfo } from "../../builder/context.ts";
import { refuseLosses } from "../../builder/partialUpdate.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { viewerField } from "../viewer/viewer.ts";

const kinds: Record<(typeof listSettings)[number], ListKind> = {
  PAYMENT_TERMS: paymentTerm,
  SHIPMENT_TERMS: shipmentTerm,
  CURRENCIES: currency,
  DECLARATIONS: declaration,
  ORIGIN_COUNTRIES: originCountry,
  DESTINATION_COUNTRIES: destinationCountry,
};

builder.relayMutationField(
  "addListItem",
  {
    description: "One item for one list.",
    inputFields: (t) => ({
      list: t.field({ type: ListSettingEnum, required: true, description: "The list to add to." }),
      item: t.string({ required: true, description: "The item: a term, a currency code, a declaration or a country's English name." }),
    }),
  },
  {
    description: "Adds one item to the end of a list. An item that is in it already is refused.",
    resolve: (_root, { input: { list, item } }, { rest }) =>
      outcome(
        async () => {
          const { path, key } = kinds[list].rest;
          await rest.write({ method: "POST", path: `/v1/user/${path}/add`, body: { [key]: item } }, ignoredResponse);
          return {};
        },
        () => ["item"],
      ),
  },
  { description: "The user with the list that was added to.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);

builder.relayMutationField(
  "replaceListItems",
  {
    description: "A whole list.",
    inputFields: (t) => ({
      list: t.field({ type: ListSettingEnum, required: true, description: "The list to replace." }),
      items: t.stringList({ required: true, description: "All its items in their order; an empty list empties it." }),
    }),
  },
  {
    description: "Replaces a whole list: to edit, remove or reorder items.",
    resolve: (_root, { input: { list, items } }, context) =>
      outcome(
        async () => {
          const { path, key, list: stored } = kinds[list].rest;
          refuseLosses(await loadUserInfo(context), (field) => field === stored || field === `${stored}[]`);
          await context.rest.write({ method: "POST", path: `/v1/user/${path}/update`, body: { [key]: items } }, ignoredResponse);
          return {};
        },
        ([, ...index]) => ["items", ...index],
      ),
  },
  { description: "The user with the list that was replaced.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);
