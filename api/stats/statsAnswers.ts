import { z } from "zod";
import { rowColours, statsLimits, type StatsColumn, type StatsRow } from "#domain/stats/stats.ts";
import { chartLimits } from "#domain/stats/statsSummary.ts";
import type { ColumnValues } from "./sheet/sheetValues.ts";
import type { SheetSummary } from "./summary/sheetSummary.ts";

export const columnAnswer = z
  .object({
    id: z.string().describe('The column\'s id, the key of its cells, such as "invoiceNo".'),
    name: z.string().describe('The text of its header, such as "Invoice No".'),
    width: z.number().describe(`Its width in CSS pixels, ${statsLimits.minimumWidth} to ${statsLimits.maximumWidth}.`),
    editable: z.boolean().describe("False for system columns: their cells show shipment data, and they cannot be renamed or deleted."),
  })
  .meta({
    id: "StatsColumn",
    example: { id: "019a7741-3c5e-7b1a-8f2d-6a9c0b4e7d13", name: "Courier", width: 160, editable: true },
    description: "A column of a firm's sheet.",
  }) satisfies z.ZodType<StatsColumn>;

/** The palette as hex values. */
export const hexColours = rowColours.map(({ hex }) => hex);

export const rowAnswer = z
  .object({
    shipmentId: z.string().describe("The row's shipment."),
    colour: z.enum(hexColours).describe("The row's colour as a hex value of the palette; #ffffff means no colour."),
    version: z.number().describe("Counts the changes of the row's cells and colour."),
    values: z.record(z.string(), z.string()).describe("The row's texts by column id, without empty ones."),
  })
  .meta({
    id: "StatsRow",
    example: { colour: "#ffffff", version: 2, values: { invoiceNo: "TV/EXP/042/25-26", portOfDischarge: "Jebel Ali" } },
    description: "A row of a sheet: one shipment.",
  }) satisfies z.ZodType<StatsRow>;

const shipments = z.number().describe("The number of shipments counted.");
const figure = z.string();

const currencyTotal = z
  .object({
    currency: z.string().describe("The currency of these amounts, by ISO 4217; currencies are never added together."),
    shipments,
    totalAmount: figure.describe('Sum of the column Total Amount, such as "82500.00".'),
    averageAmount: figure.describe('`totalAmount` divided by the number of shipments, such as "41250.00".'),
    fob: figure.describe('Sum of the column FOB, such as "80100.00".'),
    freight: figure.describe('Sum of the column Freight, such as "2400.00".'),
  })
  .meta({
    id: "StatsCurrencyTotal",
    example: { currency: "USD", shipments: 1, totalAmount: "56500.00", averageAmount: "56500.00", fob: "54500.00", freight: "2000.00" },
    description: "Money of one currency in a sheet.",
  });

const weightTotal = z
  .object({
    unit: z.string().describe('The packing unit, such as "KG"; units are never added together.'),
    netWeight: figure.describe('Sum of the column Net Weight in that unit, such as "25000".'),
    grossWeight: figure.describe('Sum of the column Gross Weight in that unit, such as "25250.5".'),
  })
  .meta({
    id: "StatsWeightTotal",
    example: { unit: "KG", netWeight: "50000", grossWeight: "50300" },
    description: "Weights of one packing unit in a sheet.",
  });

const month = z
  .object({
    month: z.string().describe('The month as YYYY-MM, such as "2025-11".'),
    value: figure.describe('Sum of the total amounts of the month\'s shipments, such as "165000.00".'),
    valueYearBefore: figure.describe("The same value of the month a year earlier."),
  })
  .meta({
    id: "StatsMonth",
    example: { month: "2025-11", value: "56500.00", valueYearBefore: "0.00" },
    description: "A month and its value.",
  });

const namedFields = {
  name: z.string().describe("The name as saved on the shipments."),
  shipments,
  value: figure.describe('The sum of the amounts, such as "82500.00".'),
};
const named = z.object(namedFields).meta({
  id: "StatsNamedValue",
  example: { name: "Jebel Ali", shipments: 1, value: "56500.00" },
  description: "A party or port with its value.",
});

const product = z
  .object({
    ...namedFields,
    quantityMT: figure
      .nullable()
      .describe("Net weight of the product's lines in metric tonnes, counting lines in a unit of mass; null if there are none."),
    averagePricePerMT: figure.nullable().describe("The amount per metric tonne of the lines in a unit of mass; null if there are none."),
  })
  .meta({
    id: "StatsProductValue",
    example: { name: "BASMATI RICE", shipments: 1, value: "56500.00", quantityMT: "50", averagePricePerMT: "1130.00" },
    description: "A product with its value.",
  });

const currency = z.string().describe("The currency of this series, by ISO 4217; the one of most shipments comes first.");

function ranking<Item extends z.ZodType>(item: Item, id: string) {
  return z
    .object({ currency, items: z.array(item).describe("The items, largest values first.") })
    .meta({ id, description: "A ranking in one currency.", example: { currency: "USD" } });
}

const namedRanking = ranking(named, "StatsRanking");
const productRanking = ranking(product, "StatsProductRanking");

const monthSeries = z
  .object({ currency, months: z.array(month).describe("The months in order.") })
  .meta({ id: "StatsMonthSeries", example: { currency: "USD" }, description: "Values by month in one currency." });

export const summaryAnswer = z
  .object({
    summary: z
      .object({
        shipments: z.number().meta({ description: "The number of rows that match the filter.", example: 1 }),
        currencies: z.array(currencyTotal).describe("Totals by currency, the one of most shipments first."),
        weights: z.array(weightTotal).describe("Weights by packing unit, the one of most shipments first."),
      })
      .describe("Totals of all rows that match the filter."),
    charts: z
      .object({
        valueByMonth: z.array(monthSeries).describe("Value by month of the invoice, with the previous year."),
        topConsignees: z.array(namedRanking).describe(`The consignees of the largest values, at most ${chartLimits.consignees}.`),
        dischargePorts: z.array(namedRanking).describe(`Value by port of discharge, at most ${chartLimits.ports}.`),
        products: z.array(productRanking).describe(`Value by product, at most ${chartLimits.products}.`),
      })
      .describe("Charts, by invoice date, or by creation if there is none."),
  })
  .meta({ id: "StatsSummary", description: "Data of the status bar and the charts." }) satisfies z.ZodType<SheetSummary>;

export const valuesAnswer = z
  .object({
    values: z
      .array(
        z
          .object({
            text: z.string().describe("The text that the cells show; empty for blank cells."),
            count: z.number().describe("The number of rows that show it."),
          })
          .meta({ id: "StatsColumnValue", example: { text: "Hanse Commodities GmbH", count: 12 }, description: "A value of a column." }),
      )
      .describe("The values in the order of the column, blank last. Of the column Products, each product counts by itself."),
    total: z.number().meta({ description: "How many values pass the search, those beyond the limit included.", example: 1 }),
  })
  .meta({ id: "StatsColumnValues", description: "The values of a column." }) satisfies z.ZodType<ColumnValues>;
