import { randomBytes } from "node:crypto";

/** A JSON object as it came or goes; what it must hold is looked at where it is used. */
export type Item = Record<string, unknown>;

type StoredFile = { bytes: Buffer; mimeType: string; name: string };

/** One registered user and everything of theirs. Lists go by their names in the user info. */
export type Account = {
  email: string;
  password: string;
  token: string;
  name: string;
  type: unknown;
  status: unknown;
  records: Map<string, Item[]>;
  lists: Map<string, string[]>;
  shipments: Item[];
  /** The sheet's columns by firm, its rows by shipment. */
  columns: Map<unknown, Item[]>;
  rows: Map<unknown, { colour: string | null; values: Record<string, string> }>;
};

export type Store = { accounts: Account[]; files: Map<string, StoredFile>; filesUrl: string };

/** A call of a signed-in user: `form` is there for multipart bodies, else `body` is. */
export type Call = { account: Account; store: Store; query: URLSearchParams; body: Item; form: FormData | null };

/** Answers the `data` of the envelope. */
export type Handler = (call: Call) => unknown;

/** A no, as the service puts it: texts as plain strings, or as objects with an `error`. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: (string | { error: string })[];
  constructor(status: number, ...errors: (string | { error: string })[]) {
    super("Refused");
    this.status = status;
    this.errors = errors;
  }
}

/** Twelve random bytes in hexadecimal. */
export function newId(): string {
  return randomBytes(12).toString("hex");
}

/** Instants without fractions of a second. */
export function now(): string {
  return `${new Date().toISOString().slice(0, 19)}+00:00`;
}

/** A text that is not blank, else null. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** The objects of a list, whatever else was sent in it. */
export function itemsOf(value: unknown): Item[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item: unknown): item is Item => typeof item === "object" && item !== null);
}

/** The user's record of a list by the name and value of its id. */
export function recordOf({ records }: Account, list: string, idName: string, id: unknown): Item | null {
  return records.get(list)?.find((record) => record[idName] === id) ?? null;
}

/** The user's shipment that the query names; refuses where there is none. */
export function shipmentOf({ account, query }: Call): Item {
  const found = account.shipments.find(({ shipmentId }) => shipmentId === query.get("shipmentId"));
  if (!found) throw new Refusal(404, "Shipment details not found");
  return found;
}
