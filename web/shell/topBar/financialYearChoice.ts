import { readFinancialYear, type FinancialYear } from "#domain/time/financialYear.ts";
import { readStored, store } from "../../session/storage.ts";
import { createStore, useStore } from "../../ui/store/store.ts";

const choice = createStore(readFinancialYear(readStored("financial-year"), new Date()));

/** The chosen financial year, for route loaders; components use `useFinancialYear`. */
export const currentFinancialYearChoice = choice.get;

/** The chosen financial year (stored under `financial-year`); follows changes in other tabs too. */
export function useFinancialYear(): FinancialYear {
  return useStore(choice);
}

export function chooseFinancialYear(next: FinancialYear): void {
  store("financial-year", JSON.stringify(next));
  change(next);
}

function change(next: FinancialYear): void {
  const { year, period } = choice.get();
  if (next.year !== year || next.period !== period) choice.set(next);
}

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === "financial-year") change(readFinancialYear(newValue, new Date()));
});
