import { currentFinancialYear, readFinancialYear, type FinancialYear } from "#domain/time/financialYear.ts";
import { forget, readStored, store } from "../../session/storage.ts";
import { createStore, useStore } from "../../ui/store/store.ts";

const key = "financial-year";
const choice = createStore(readFinancialYear(readStored(key), new Date()));
let isCurrent = isOfToday(choice.get());
if (isCurrent) forget(key);

/** The chosen financial year, for route loaders; components use `useFinancialYear`. */
export const currentFinancialYearChoice = choice.get;

/** The chosen financial year (stored under `financial-year`); follows changes in other tabs too. */
export function useFinancialYear(): FinancialYear {
  return useStore(choice);
}

/** The current year is not stored, so that it becomes the next one on 1 April (R-1196). */
export function chooseFinancialYear(next: FinancialYear): void {
  if (isOfToday(next)) forget(key);
  else store(key, JSON.stringify(next));
  change(next);
}

function isOfToday(chosen: FinancialYear): boolean {
  return isSame(chosen, currentFinancialYear(new Date()));
}

function isSame(one: FinancialYear, other: FinancialYear): boolean {
  return one.year === other.year && one.period === other.period;
}

function change(next: FinancialYear): void {
  isCurrent = isOfToday(next);
  if (!isSame(next, choice.get())) choice.set(next);
}

window.addEventListener("storage", (event) => {
  if (event.key === key) change(readFinancialYear(event.newValue, new Date()));
});

// A page may stay open over the end of the year.
document.addEventListener("visibilitychange", () => isCurrent && change(currentFinancialYear(new Date())));
