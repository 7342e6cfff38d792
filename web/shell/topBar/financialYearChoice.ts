import { readFinancialYear, writeFinancialYear, type FinancialYear } from "#domain/time/financialYear.ts";
import { readStored, store } from "../../session/storage.ts";
import { createStore, useStore } from "../../ui/store/store.ts";

const key = "financial-year";
let stored = readStored(key);
const choice = createStore(readFinancialYear(stored, new Date()));

/** The chosen financial year, for route loaders; components use `useFinancialYear`. */
export const currentFinancialYearChoice = choice.get;

/** The chosen financial year. A route whose data depends on it is loaded again when it changes. */
export function useFinancialYear(): FinancialYear {
  return useStore(choice);
}

export function chooseFinancialYear(next: FinancialYear): void {
  stored = writeFinancialYear(next, new Date());
  store(key, stored);
  follow();
}

function follow(): void {
  const { year, period } = choice.get();
  const next = readFinancialYear(stored, new Date());
  if (next.year !== year || next.period !== period) choice.set(next);
}

window.addEventListener("storage", (event) => {
  if (event.key !== key) return;
  stored = event.newValue;
  follow();
});

// A page may stay open over the end of the year (R-1196).
document.addEventListener("visibilitychange", follow);
