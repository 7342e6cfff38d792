import { useState } from "react";
import { readStored, store } from "../session/storage.ts";

/** Sorts firms: those in `order` first, in that order, then the others as the server lists them. */
export function inOrder<Firm extends { readonly id: string }>(firms: readonly Firm[], order: readonly string[]): Firm[] {
  const placeOf = ({ id }: Firm) => (order.includes(id) ? order.indexOf(id) : order.length);
  return firms.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The order of the firm cards by firm id, stored under `firms-order`. Unreadable text counts as no order. */
export function useFirmsOrder(): [order: string[], setOrder: (order: string[]) => void] {
  const [order, setOrder] = useState(readFirmsOrder);
  function remember(next: string[]) {
    setOrder(next);
    store("firms-order", JSON.stringify(next));
  }
  return [order, remember];
}

/** The stored order; empty if there is none. */
export function readFirmsOrder(): string[] {
  try {
    const value: unknown = JSON.parse(readStored("firms-order") ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
