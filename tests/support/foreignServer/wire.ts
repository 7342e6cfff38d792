import type { Item } from "./store.ts";

/** Habits of a whole server: how it writes ids, and what it answers where the contract names no answer. */
export type Habits = { ids?: "numbers"; blank?: "no body" | "OK" };

const ownId = /^[0-9a-f]{24}$/;
const isIdName = (name: string): boolean => /Ids?$|^notifyId$|^id$/.test(name);

/** Turns the service's own ids into numbers on the way out, and back on the way in. */
export type IdWriting = { out(data: unknown): unknown; query(query: URLSearchParams): URLSearchParams; body(body: Item): Item };

export function writeIds(ids: Habits["ids"]): IdWriting {
  if (ids === undefined) return { out: (data) => data, query: (query) => query, body: (body) => body };
  const numbers = new Map<string, number>();
  const own = new Map<string, string>();

  function numberOf(id: string): number {
    const number = numbers.get(id) ?? 1_000 + numbers.size;
    numbers.set(id, number);
    own.set(String(number), id);
    return number;
  }
  const back = (value: string): string => own.get(value) ?? value;
  const comeBack = (name: string, value: unknown): unknown =>
    isIdName(name) && (typeof value === "string" || typeof value === "number") ? back(String(value)) : value;
  return {
    out: (data) =>
      data === undefined
        ? data
        : JSON.parse(JSON.stringify(data), (name, value: unknown) => (isOwn(name, value) ? numberOf(value) : value)),
    query: (query) => new URLSearchParams([...query].map(([name, value]) => [name, isIdName(name) ? back(value) : value])),
    body: (body) =>
      // What was an object stays one.
      JSON.parse(JSON.stringify(body), (name, value: unknown) =>
        Array.isArray(value) && isIdName(name) ? value.map((one: unknown) => back(String(one))) : comeBack(name, value),
      ) as Item,
  };
}

function isOwn(name: string, value: unknown): value is string {
  return name !== "jwt" && typeof value === "string" && ownId.test(value);
}
