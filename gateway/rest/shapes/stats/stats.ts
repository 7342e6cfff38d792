import { statsLimits } from "#domain/stats/stats.ts";
import { z } from "zod";
import { RawJson } from "../../rawJson.ts";
import { count, decimal, id, listOf, text } from "../parsing/fields.ts";
import { isExact } from "../parsing/tolerantParse.ts";

/** The texts of a row by column id. The embedded service sends exactly this, so that no cell needs work; other plain values become text. */
const cells = z
  .unknown()
  .optional()
  .transform((sent, context): Record<string, string> | RawJson => {
    if (sent instanceof RawJson) return sent;
    if (typeof sent !== "object" || sent === null) return {};
    const values = Object.entries(sent);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every value was just checked to be a string.
    if (values.every(([, value]) => typeof value === "string")) return sent as Record<string, string>;
    const given = values.filter(([, value]) => value !== null && value !== "");
    for (const [name, value] of given) if (!isPlain(value)) context.addIssue({ code: "custom", message: "no text", path: [name] });
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  });

/** Whether a value has a text, which is the one that was sent. */
function isPlain(value: unknown): boolean {
  return typeof value === "number" ? isExact(value) : typeof value === "string" || typeof value === "boolean";
}

export const statsRow = z.object({ shipmentId: id, colour: text, version: z.number().int().nullish(), values: cells });

/** In CSS pixels within the sheet's limits; a column without a width gets the default. */
const width = z.coerce
  .number()
  .catch(0)
  .transform((sent) => {
    if (sent === 0) return statsLimits.defaultWidth;
    return Math.round(Math.min(Math.max(sent, statsLimits.minimumWidth), statsLimits.maximumWidth));
  });

/** `editable: false` means a system column. */
const editable = z
  .boolean()
  .nullish()
  .transform((sent) => sent ?? true);

const statsColumn = z.object({ id, name: text, width, editable });

export const statsColumns = z.object({ firmColumns: listOf(statsColumn) });

/** A service without windows returns all rows and no `total`. */
export const statsPage = z.object({
  shipmentStats: listOf(statsRow),
  total: count.nullish(),
  version: z.number().int().nullish(),
});

const named = { name: text, shipments: count, value: decimal };
const ranking = listOf(z.object({ currency: text, items: listOf(z.object(named)) }));

export const statsSummary = z.object({
  summary: z.object({
    shipments: count,
    currencies: listOf(
      z.object({ currency: text, shipments: count, totalAmount: decimal, averageAmount: decimal, fob: decimal, freight: decimal }),
    ),
    weights: listOf(z.object({ unit: text, netWeight: decimal, grossWeight: decimal })),
  }),
  charts: z.object({
    valueByMonth: listOf(z.object({ currency: text, months: listOf(z.object({ month: text, value: decimal, valueYearBefore: decimal })) })),
    topConsignees: ranking,
    dischargePorts: ranking,
    products: listOf(
      z.object({
        currency: text,
        items: listOf(z.object({ ...named, quantityMT: decimal.nullable(), averagePricePerMT: decimal.nullable() })),
      }),
    ),
  }),
});

export const statsValues = z.object({ values: listOf(z.object({ text, count })), total: count });

export type StatsSummary = z.output<typeof statsSummary>;
export type StatsRow = z.output<typeof statsRow>;
export type StatsColumn = z.output<typeof statsColumn> & { firmId: string };
export type StatsPage = z.output<typeof statsPage>;
