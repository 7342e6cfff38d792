import { isDay, readInstant } from "#domain/time/dates.ts";
import { parseDecimal } from "#domain/figures/decimal.ts";
import { builder } from "./builder.ts";
import { fault } from "../errors/errors.ts";
import { RawJson } from "../rest/rawJson.ts";
import { isCanonicalInstant } from "../rest/shapes/parsing/isoInstant.ts";
import { isUpload } from "../rest/uploads.ts";

builder.scalarType("Date", {
  description: 'A calendar day as `YYYY-MM-DD`, such as "2025-11-12".',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== "string" || !isDay(value)) throw fault("BAD_USER_INPUT", "A Date is a real day written YYYY-MM-DD");
    return value;
  },
});

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

builder.scalarType("DateTime", {
  description: 'An instant by ISO 8601 with its offset, such as "2025-11-12T08:30:00.000Z".',
  serialize: (value) => value,
  parseValue: (value) => {
    if (isCanonicalInstant(value)) return value;
    const read = typeof value === "string" && instant.test(value) ? readInstant(value, "start") : null;
    if (read === null) throw fault("BAD_USER_INPUT", "A DateTime is an ISO 8601 instant with an offset");
    return read;
  },
});

builder.scalarType("Decimal", {
  description:
    'An exact decimal. Out: plain text such as "82500.00". In: such text or a number, of at most 15 digits, without exponent or grouping.',
  serialize: (value) => value,
  parseValue: (value) => {
    const figure = parseDecimal(value);
    if (figure === null) throw fault("BAD_USER_INPUT", "A Decimal is a number or plain decimal text of at most 15 digits");
    return figure;
  },
});

builder.scalarType("File", {
  description:
    "A file sent by the GraphQL multipart request specification: a `multipart/form-data` POST with the parts `operations`, `map` and one file, and the header `GraphQL-Require-Preflight` or `Apollo-Require-Preflight`.",
  serialize: () => {
    throw fault("INTERNAL", "A File is an input only");
  },
  parseValue: (value) => {
    if (!isUpload(value)) throw fault("BAD_USER_INPUT", "A File is sent as a part of a multipart request");
    return value;
  },
});

builder.scalarType("StatsCells", {
  description:
    'The cells of a row of a stats sheet: a JSON object of texts by `StatsColumn.columnId`, such as {"invoiceNo": "TV/EXP/042", "totalAmount": "82,500.00"}. Empty cells are left out.',
  // JSON.stringify would call toJSON of each row.
  serialize: (value) => (value instanceof RawJson ? value.toJSON() : value),
  parseValue: () => {
    throw fault("BAD_USER_INPUT", "StatsCells is an output only; cells are changed by updateStatsCells");
  },
});
