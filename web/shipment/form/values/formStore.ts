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
  /** Calls back after each change; with a path, only after such as may concern that one text. */
  subscribe: (listener: () => void, path?: FieldPath | null) => () => void;
};

export function createFormStore(initial: FormValues): FormStore {
  let values = initial;
  let errors: FormErrors = {};
  const listeners = new Map<FieldPath | null, Set<() => void>>();
  function tell(paths: Iterable<FieldPath | null>) {
    for (const path of paths) for (const listener of listeners.get(path) ?? []) listener();
  }
  function tellAll() {
    tell(listeners.keys());
  }
  function update(change: (values: FormValues) => FormValues) {
    const next = change(values);
    if (next === values) return;
    values = next;
    tellAll();
  }
  function mend(path: FieldPath) {
    const { [path]: _mended, ...others } = errors;
    if (path in errors) errors = others;
  }
  return {
    values: () => values,
    errors: () => errors,
    update,
    setText(path, text) {
      mend(path);
      values = withText(values, path, text);
      tell([path, null]);
    },
    pick(path, edit, pick) {
      mend(path);
      values = edit(values, pick);
      tellAll();
    },
    setErrors(next) {
      errors = next;
      tellAll();
    },
    subscribe(listener, path = null) {
      const own = listeners.get(path) ?? new Set();
      listeners.set(path, own.add(listener));
      return () => void own.delete(listener);
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

/** One thing read from the values: a count, a worked-out figure, an object that stays the same while nothing in it changes. */
export function useFormValue<Value>(read: (values: FormValues) => Value): Value {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => read(store.values()));
}

/** The text at a path. Typing elsewhere does not even ask whether it changed: hundreds of cells would be asked with every key. */
export function useFormText(path: FieldPath): string {
  const store = useFormStore();
  return useSyncExternalStore(
    (listener) => store.subscribe(listener, path),
    () => textAt(store.values(), path),
  );
}

/** What is wrong at a path; undefined when nothing is. */
export function useFormError(path: FieldPath): string | undefined {
  const store = useFormStore();
  return useSyncExternalStore(
    (listener) => store.subscribe(listener, path),
    () => store.errors()[path],
  );
}
