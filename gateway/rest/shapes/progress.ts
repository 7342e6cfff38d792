import { z } from "zod";
import { milestones } from "#domain/shipment/progress/milestone.ts";
import type { TransportField } from "#domain/shipment/progress/transportField.ts";
import { eachTransportField } from "#domain/shipment/progress/transportFields.ts";
import { figure, text } from "./parsing/fields.ts";

/** Dates are DD/MM/YYYY or "". */
export const milestone = z.object({ milestone: z.enum(milestones), planned: text, actual: text, note: text, by: text });

/** The transport card as text: dates are DD/MM/YYYY, figures plain decimals, a flag "true"; "" while unknown. */
export const transport = z.object(eachTransportField((_name, field) => shapeOf(field)));

function shapeOf({ type }: TransportField): z.ZodType<string> {
  switch (type) {
    case "text":
    case "choice":
    case "date":
      return text;
    case "count":
    case "figure":
      return figure.transform((value) => value ?? "");
    case "flag":
      return z
        .boolean()
        .nullish()
        .transform((value) => (value === true ? "true" : ""));
  }
}

export type Milestone = z.output<typeof milestone>;
export type Transport = z.output<typeof transport>;
