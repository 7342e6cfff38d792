import { useRef, type KeyboardEvent } from "react";
import { inOrder, readFirmsOrder } from "../firm/firmsOrder.ts";
import styles from "./FirmTabs.module.css";

type Firm = { readonly id: string; readonly name: string };
type Props = { firms: readonly Firm[]; active: Firm | null; onChoose: (id: string) => void };

/** A tab for each firm at the foot of the sheet, as spreadsheets have them, and which one is shown. */
export function FirmTabs({ firms, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const sorted = inOrder(firms, readFirmsOrder());
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = sorted.findIndex(({ id }) => id === active?.id);
    const next = sorted[(at + step + sorted.length) % sorted.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-firm="${CSS.escape(next.id)}"]`)?.focus();
  }
  return (
    <div className={styles.bar}>
      <div ref={list} role="tablist" aria-label="Firms" tabIndex={-1} className={styles.tabs} onKeyDown={handleKey}>
        {sorted.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-firm={id}
            aria-selected={id === active?.id}
            tabIndex={id === active?.id ? 0 : -1}
            className={styles.tab}
            title={name}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className={styles.active} title={active?.name}>
        {active === null ? "No firm selected" : `Active: ${active.name}`}
      </p>
    </div>
  );
}
