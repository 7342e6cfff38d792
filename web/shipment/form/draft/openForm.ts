import { createFormStore, type FormStore } from "../values/formStore.ts";
import type { FormValues } from "../values/formValues.ts";
import { forgetDraft, readDraft, storeDraft, type DraftPlace, type ShipmentDraft } from "./shipmentDraft.ts";

/** An open form: its state, its initial values, and the draft that protects it from loss. */
export type OpenForm = {
  store: FormStore;
  /** The version of the shipment that the values were loaded from; null for a new one. */
  version: () => number | null;
  setVersion: (version: number | null) => void;
  /** Whether there are unsaved changes. */
  isChanged: () => boolean;
  /** An earlier draft; null if there is none. */
  leftBehind: () => ShipmentDraft | null;
  restore: (draft: ShipmentDraft) => void;
  keepDraft: () => void;
  dropDraft: () => void;
  /** Saved or discarded on purpose: removes the draft. */
  settle: () => void;
};

export function openForm({ initial, version, place }: { initial: FormValues; version: number | null; place: DraftPlace }): OpenForm {
  const store = createFormStore(initial);
  const baseline = JSON.stringify(initial);
  let basedOn = version;
  let isSettled = false;
  let isDraftOurs = false;
  function isChanged() {
    return !isSettled && store.values() !== initial && JSON.stringify(store.values()) !== baseline;
  }
  return {
    store,
    version: () => basedOn,
    setVersion(next) {
      basedOn = next;
    },
    isChanged,
    leftBehind: () => readDraft(place),
    restore(draft) {
      basedOn = draft.version;
      store.update(() => draft.values);
    },
    keepDraft() {
      if (isChanged()) storeDraft(place, store.values(), basedOn);
      else if (isDraftOurs) forgetDraft(place);
      isDraftOurs = isChanged();
    },
    dropDraft: () => forgetDraft(place),
    settle() {
      isSettled = true;
      forgetDraft(place);
    },
  };
}
