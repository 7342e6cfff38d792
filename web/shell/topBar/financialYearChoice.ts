import { useSyncExternalStore } from "react";
import { readFinancialYear, type FinancialYear } from "#domain/time/financialYear.ts";
import { readStored, store } from "../../session/storage.ts";

const listeners = new Set<() => void>();
let choice = readFinancialYear(readStored("financial-year"), new Date());

/** The chosen financial year, for route loaders; components use `useFinancialYear`. */
export function currentFinancialYearChoice(): FinancialYear {
  return choice;
}

/** The chosen financial year (stored under `financial-year`); follows changes in other tabs too. */
export function useFinancialYear(): FinancialYear {
  return useSyncExternalStore(subscribe, currentFinancialYearChoice);
}

export function chooseFinancialYear(next: FinancialYear): void {
  store("financial-year", JSON.stringify(next));
  change(next);
}

function change(next: FinancialYear): void {
  if (next.year === choice.year && next.period === choice.period) return;
  choice = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === "financial-year") change(readFinancialYear(newValue, new Date()));
});
