import { failureOf } from "#domain/http/failure.ts";
import type { PreparedZip, SavedSearch } from "../rest/shapes/documentSearch.ts";
import type { PaperTemplate } from "../rest/shapes/papers.ts";
import type { KeptRecord } from "../rest/shapes/sampleData.ts";
import type { Import, ImportCheck, ImportMapping, UndoneImport } from "#domain/import/import.ts";
import type { StatsColumn, StatsRow } from "../rest/shapes/stats/stats.ts";
import type { ShipmentWarning } from "../rest/shapes/shipment.ts";
import type { StoredImage } from "../rest/shapes/simpleResponses.ts";
import { builder } from "./builder.ts";
import { UserErrorCodeEnum } from "./enums.ts";
import { Refused, type UserError } from "../errors/errors.ts";

/** What a mutation's resolver returns; the payload's fields read it. With errors nothing else is set. */
export type Outcome = {
  errors: UserError[];
  /** The REST id of the record that was written or deleted. */
  id?: string;
  shipmentId?: string;
  /** The key of a stored file. */
  key?: string;
  /** The keys of changed files, in the order of the input. */
  keys?: string[];
  /** The keys of the documents of a set in their order, and of the merged PDF. */
  set?: { keys: string[]; mergedKey: string | null };
  /** Unknown merge fields in a document's texts; null when the service does not report them. */
  unknownFields?: string[] | null | undefined;
  /** What a generated or previewed document omits; null when the service does not report it. */
  omissions?: ShipmentWarning[] | null | undefined;
  /** The response to the upload of a firm's image. */
  image?: StoredImage;
  jwt?: string;
  /** The written rows and column of a stats sheet. */
  rows?: StatsRow[];
  column?: StatsColumn;
  /** The secret of an API key or webhook. Returned only once. */
  secret?: string;
  /** The address of a selection of documents as one ZIP. */
  zip?: PreparedZip;
  savedSearch?: SavedSearch;
  paperTemplate?: PaperTemplate;
  /** The records of the removed sample data that stay. */
  kept?: KeptRecord[];
  /** An uploaded table, its check, what an undo took back, and a saved mapping. */
  import?: Import;
  check?: ImportCheck;
  undone?: UndoneImport;
  mapping?: ImportMapping;
  /** The page on which an invitation is accepted. Returned only once. */
  link?: string;
  /** The number of a brokerage bill that was sent. */
  billNo?: string;
};

export type OutcomeFields = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], Outcome>;

const UserErrorType = builder.objectRef<UserError>("UserError").implement({
  description: "One reason why a mutation was refused, as a sentence.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "The reason, exactly as the service returns it." }),
    field: t.exposeStringList("field", {
      nullable: true,
      description: 'The path of the refused input, such as ["bankDetails", "0", "iban"]; null if no single field is the cause.',
    }),
    code: t.expose("code", { type: UserErrorCodeEnum, description: "Kind of the refusal." }),
    retryAfter: t.int({
      nullable: true,
      description: "With RATE_LIMITED: the number of seconds to wait. Null with every other code.",
      resolve: ({ retryAfter }) => retryAfter ?? null,
    }),
  }),
});

/** The payload's `errors`. `done` names what failed. */
export function errorsField(t: OutcomeFields, done = "changed") {
  return t.field({
    type: [UserErrorType],
    description: `Why nothing was ${done}, in order; empty on success.`,
    resolve: ({ errors }, _args, _context, { parentType }) => errors.map((error) => withWords(error, parentType.name)),
  });
}

/** A rejection without words gets a message made from the payload's name. */
function withWords(error: UserError, payload: string): UserError {
  if (error.message !== "") return error;
  const mutation = payload.replace(/Payload$/, "");
  return { ...error, message: failureOf(mutation.charAt(0).toLowerCase() + mutation.slice(1)) };
}

/** Runs a mutation. A rejection becomes the payload's errors, with REST's field names translated to the input's. */
export async function outcome(
  work: () => Promise<Omit<Outcome, "errors">>,
  fieldOf: (restPath: string[]) => string[] | null = (path) => path,
): Promise<Outcome> {
  try {
    return { ...(await work()), errors: [] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { errors: error.errors.map(({ field, ...rest }) => ({ ...rest, field: field && fieldOf(field) })) };
  }
}

/** Translates the first step of REST's field paths, where `names` has it, to the input's. */
export function renamed(names: Readonly<Record<string, string>>): (restPath: string[]) => string[] {
  return ([first = "", ...rest]) => [(Object.hasOwn(names, first) && names[first]) || first, ...rest];
}
