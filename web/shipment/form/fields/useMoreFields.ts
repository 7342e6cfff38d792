import { useState, useSyncExternalStore } from "react";
import type { FieldTable } from "#domain/shipment/fields/fieldDefinition.ts";
import { textAt, type FieldPath } from "../values/fieldPath.ts";
import { useFormStore } from "../values/formStore.ts";

/** Fields behind a button: whether they show, and the button's part. */
export type MoreFields = { isShown: boolean; toggle: () => void };

/**
 * Optional fields that open by a button, or by themselves as soon as one of them has an entry or an error, so that no stored value and no
 * refusal is hidden. `pathOf` gives a field's path; `hasRows`: whether a list among them has entries.
 */
export function useMoreFields<Fields extends FieldTable>(
  fields: Fields,
  pathOf: (name: keyof Fields & string) => FieldPath,
  hasRows = false,
): MoreFields {
  const store = useFormStore();
  const paths = Object.keys(fields).map(pathOf);
  const isAny = (test: (path: FieldPath) => boolean) => () => paths.some(test);
  const hasEntry = useSyncExternalStore(
    store.subscribe,
    isAny((path) => textAt(store.values(), path) !== ""),
  );
  const isFilled = hasEntry || hasRows;
  const isRefused = useSyncExternalStore(
    store.subscribe,
    isAny((path) => path in store.errors()),
  );
  const [isOpen, setOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  // Opens once: a user who clears the last entry still sees the fields.
  if (isFilled && !wasFilled) {
    setWasFilled(true);
    setOpen(true);
  }
  return { isShown: isOpen || isRefused, toggle: () => setOpen(!isOpen) };
}
