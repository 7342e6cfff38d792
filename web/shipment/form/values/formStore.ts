import { createContext, use, useState, useSyncExternalStore } from "react";
import { createSignal, type Signal } from "../../../ui/store/store.ts";
import { textAt, withText, type FieldPath } from "./fieldPath.ts";
import { settledFigure } from "./figureText.ts";
import type { PickEdit, Picked } from "./formEdits.ts";
import type { FormValues } from "./formValues.ts";

/** Errors by field path. */
export type FormErrors = Readonly<Record<string, string>>;

/**
 * The form's state outside React: each cell subscribes to its own text, so that typing renders one cell instead of ten lines and forty
 * containers. `@mantine/form` renders them all when an entry is picked (ADR-0068).
 */
export type FormStore = {
  values: () => FormValues;
  errors: () => FormErrors;
  /** Sets the text at a path, and clears its error. */
  setText: (path: FieldPath, text: string) => void;
  /** Applies the picking of an entry, and clears its field's error. */
  pick: (path: FieldPath, edit: PickEdit, pick: Picked) => void;
  update: (change: (values: FormValues) => FormValues) => void;
  setErrors: (errors: FormErrors) => void;
  /** Calls back after each change; with a path, only after changes that may affect it. */
  subscribe: (listener: () => void, path?: FieldPath | null) => () => void;
};

export function createFormStore(initial: FormValues): FormStore {
  let values = initial;
  let errors: FormErrors = {};
  const changed = new Map<FieldPath | null, Signal<void>>();
  function notifyAll() {
    for (const signal of changed.values()) signal.emit();
  }
  function update(change: (values: FormValues) => FormValues) {
    const next = change(values);
    if (next === values) return;
    values = next;
    notifyAll();
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
      changed.get(path)?.emit();
      changed.get(null)?.emit();
    },
    pick(path, edit, pick) {
      mend(path);
      values = edit(values, pick);
      notifyAll();
    },
    setErrors(next) {
      errors = next;
      notifyAll();
    },
    subscribe(listener, path = null) {
      const signal = changed.get(path) ?? createSignal();
      changed.set(path, signal);
      return signal.subscribe(listener);
    },
  };
}

const FormStoreContext = createContext<FormStore | null>(null);
export const FormStoreProvider = FormStoreContext.Provider;

/** The store of the surrounding form. */
export function useFormStore(): FormStore {
  const store = use(FormStoreContext);
  if (store === null) throw new Error("A shipment field stands outside the shipment form.");
  return store;
}

/** Selects from the values: a count, a computed figure, or an object with a stable identity. */
export function useFormValue<Value>(read: (values: FormValues) => Value): Value {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => read(store.values()));
}

/** The text at a path. Typing elsewhere does not even check it: there may be hundreds of cells. */
export function useFormText(path: FieldPath): string {
  const store = useFormStore();
  return useSyncExternalStore(
    (listener) => store.subscribe(listener, path),
    () => textAt(store.values(), path),
  );
}

/** A figure as typed, with its error, and a note about the text that a 0 took the place of. */
type FormFigure = { value: string; error: string | undefined; note: string | undefined; settle: () => void };

/** A figure's field. `settle`, when it loses the focus, makes a visible 0 of what is no number, and says so until it changes. */
export function useFormFigure(path: FieldPath): FormFigure {
  const store = useFormStore();
  const value = useFormText(path);
  const error = useFormError(path);
  const [refused, setRefused] = useState("");
  function settle() {
    const settled = settledFigure(value);
    if (settled === value) return;
    setRefused(settled === "0" ? value.trim() : "");
    store.setText(path, settled);
  }
  const note = refused !== "" && value === "0" ? `‘${refused}’ is not understood: write 1234.50` : undefined;
  return { value, error, note, settle };
}

/** The error at a path; undefined if there is none. */
export function useFormError(path: FieldPath): string | undefined {
  const store = useFormStore();
  return useSyncExternalStore(
    (listener) => store.subscribe(listener, path),
    () => store.errors()[path],
  );
}
