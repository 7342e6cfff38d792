import { statsLimits } from "#domain/stats/stats.ts";
import type { ColumnValue } from "#domain/stats/statsSummary.ts";
import { builder } from "../../builder/builder.ts";
import { callCost } from "../../builder/context.ts";
import { fault } from "../../errors/errors.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { statsValues } from "../../rest/shapes/stats/stats.ts";
import { StatsSheetType } from "./stats.ts";

type Values = { values: ColumnValue[]; total: number };

const StatsColumnValue = builder.objectRef<ColumnValue>("StatsColumnValue").implement({
  description: "A text that cells of a column show.",
  fields: (t) => ({
    text: t.exposeString("text", { description: 'The text, such as "Hanse Commodities GmbH"; empty for blank cells.' }),
    rowCount: t.exposeInt("count", { description: "How many rows show it." }),
  }),
});

const StatsColumnValues = builder.objectRef<Values>("StatsColumnValues").implement({
  description: "What the cells of a column show.",
  fields: (t) => ({
    totalCount: t.exposeInt("total", { description: "How many values pass the search, those beyond the limit included." }),
    values: t.expose("values", {
      type: [StatsColumnValue],
      description: "The values in the column's order, blank last. Of the column Products, each product counts by itself.",
    }),
  }),
});

builder.objectField(StatsSheetType, "columnValues", (t) =>
  t.field({
    type: StatsColumnValues,
    nullable: true,
    complexity: callCost,
    description:
      "What a column shows under the filter, without the filter's own condition on it; null, with the error UPSTREAM_UNSUPPORTED, if the service cannot list it.",
    args: {
      columnId: t.arg.id({ required: true, description: "`StatsColumn.columnId` of the column." }),
      search: t.arg.string({ description: "Only values that contain this text, ignoring case." }),
      limit: t.arg.int({
        defaultValue: statsLimits.listedValues,
        required: true,
        description: `How many values at most, 1 to ${statsLimits.listedValues}.`,
      }),
    },
    resolve: async ({ firmId, filter }, { columnId, search, limit }, { rest }) => {
      if (limit < 1 || limit > statsLimits.listedValues) throw fault("BAD_USER_INPUT", `limit is 1 to ${statsLimits.listedValues}`);
      const asked = { ...filter, columnId: String(columnId), search: search ?? "", limit };
      return await optionalCall(() => rest.search("/v1/shipment-stats/values", { firmId }, asked, statsValues));
    },
  }),
);
