import { createContext, use, useState, useSyncExternalStore, type FocusEvent, type FocusEventHandler } from "react";
import { flushSync } from "react-dom";
import { groupEntered } from "#domain/figures/groupEntered.ts";
import { createSignal, type Signal } from "../../../ui/store/store.ts";
import { textAt, withText, type FieldPath } from "./fieldPath.ts";
import { isNoFigure, notUnderstood, settledFigure } from "#domain/figures/enteredFigure.ts";
import type { PickEdit, Picked } from "./formEdits.ts";
import type { FormValues } from "./formValues.ts";

/** Errors by field path. */
export type FormErrors = Readonly<Record<string, string>>;

/**
 * The form's state outside React: each cell subscribes to its own text, so that typing renders one cell instead of ten lines and forty
 * containers. `@mantine/form` renders them all when an entry is picked (ADR-0068).
 */
export type FormStore = {
  /** The values with which the form was opened. */
  initial: FormValues;
  values: () => FormValues;
  errors: () => FormErrors;
  /** Sets the text at a path, and clears its error. */
  setText: (path: FieldPath, text: string) => void;
  /** Applies the picking of an entry, and clears its field's error. */
  pick: (path: FieldPath, edit: PickEdit, pick: Picked) => void;
  update: (change: (values: FormValues) => FormValues) => void;
  setErrors: (errors: FormErrors) => void;
  /** Puts a 0 in place of a text that is no figure, and keeps `message` about it for the next save. */
  refuse: (path: FieldPath, message: string) => void;
  /** The messages about such texts since the last call, by path: the next save is to name them once (R-1030). */
  takeRefused: () => FormErrors;
  /** Calls back after each change; with a path, only after changes that may affect it. */
  subscribe: (listener: () => void, path?: FieldPath | null) => () => void;
};

export function createFormStore(initial: FormValues): FormStore {
  let values = initial;
  let errors: FormErrors = {};
  let refused: FormErrors = {};
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
    const { [path]: _entered, ...unseen } = refused;
    refused = unseen;
  }
  return {
    initial,
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
    refuse(path, message) {
      refused = { ...refused, [path]: message };
    },
    takeRefused() {
      const taken = refused;
      refused = {};
      return taken;
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

/** A figure as it shows, with its error, a note about the text that a 0 took the place of, and its input's handlers. */
type FormFigure = {
  value: string;
  error: string | undefined;
  note: string | undefined;
  onFocus: FocusEventHandler<HTMLInputElement>;
  onBlur: () => void;
};

/**
 * A figure's field. When it loses the focus, it makes a visible 0 of what is no number, says so until it changes, and groups
 * the figure; with the focus it shows the figure as typed (R-1031). `unit` decides the grouping; null for a text that is no figure.
 */
export function useFormFigure(path: FieldPath, unit: string | null): FormFigure {
  const store = useFormStore();
  const typed = useFormText(path);
  const error = useFormError(path);
  const [refused, setRefused] = useState("");
  const [isEdited, setEdited] = useState(false);
  function handleFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
    flushSync(() => setEdited(true));
    // The text without its grouping is another one, in which the browser has selected nothing.
    currentTarget.select();
  }
  function handleBlur() {
    setEdited(false);
    const settled = settledFigure(typed);
    if (settled === typed) return;
    store.setText(path, settled);
    const isRefused = isNoFigure(typed);
    setRefused(isRefused ? typed.trim() : "");
    if (isRefused) store.refuse(path, notUnderstood(typed));
  }
  const note = refused !== "" && typed === "0" ? notUnderstood(refused) : undefined;
  return { value: isEdited || unit === null ? typed : groupEntered(typed, unit), error, note, onFocus: handleFocus, onBlur: handleBlur };
}

/** The error at a path; undefined if there is none. */
export function useFormError(path: FieldPath): string | undefined {
  const store = useFormStore();
  return useSyncExternalStore(
    (listener) => store.subscribe(listener, path),
    () => store.errors()[path],
  );
}
