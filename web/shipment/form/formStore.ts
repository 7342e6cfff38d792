import { createContext, use, useSyncExternalStore } from "react";
import { textAt, withText, type FieldPath } from "./fieldPath.ts";
import type { PickEdit, Picked } from "./formEdits.ts";
import type { FormValues } from "./formValues.ts";

/** What is wrong, by field path. */
export type FormErrors = Readonly<Record<string, string>>;

/**
 * The form's state, kept beside React: each cell listens to its own text alone, so that typing draws one cell again and
 * not a page of ten lines and forty containers.
 */
export type FormStore = {
  values: () => FormValues;
  errors: () => FormErrors;
  /** Puts a text at a path, and takes back what was said against it. */
  setText: (path: FieldPath, text: string) => void;
  /** Does what picking an entry does, and takes back what was said against its field. */
  pick: (path: FieldPath, edit: PickEdit, pick: Picked) => void;
  update: (change: (values: FormValues) => FormValues) => void;
  setErrors: (errors: FormErrors) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createFormStore(initial: FormValues): FormStore {
  let values = initial;
  let errors: FormErrors = {};
  const listeners = new Set<() => void>();
  function tell() {
    for (const listener of listeners) listener();
  }
  function update(change: (values: FormValues) => FormValues) {
    const next = change(values);
    if (next === values) return;
    values = next;
    tell();
  }
  function mend(path: FieldPath) {
    if (!(path in errors)) return;
    const { [path]: _mended, ...others } = errors;
    errors = others;
    tell();
  }
  return {
    values: () => values,
    errors: () => errors,
    update,
    setText(path, text) {
      mend(path);
      update((before) => withText(before, path, text));
    },
    pick(path, edit, pick) {
      mend(path);
      update((before) => edit(before, pick));
    },
    setErrors(next) {
      errors = next;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const FormStoreContext = createContext<FormStore | null>(null);
export const FormStoreProvider = FormStoreContext.Provider;

/** The store of the form that the component stands in. */
export function useFormStore(): FormStore {
  const store = use(FormStoreContext);
  if (store === null) throw new Error("A shipment field stands outside the shipment form.");
  return store;
}

/** One thing read from the values: a text, a count, an object that stays the same while nothing in it changes. */
export function useFormValue<Value>(read: (values: FormValues) => Value): Value {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => read(store.values()));
}

export function useFormText(path: FieldPath): string {
  return useFormValue((values) => textAt(values, path));
}

/** What is wrong at a path; undefined when nothing is. */
export function useFormError(path: FieldPath): string | undefined {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => store.errors()[path]);
}
