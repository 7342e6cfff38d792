import { Drawer } from "@mantine/core";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { useEscapeLayer } from "../../ui/dialog/useEscapeLayer.ts";
import { useFocusReturn } from "../../ui/dialog/useFocusReturn.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";
import type { ShipmentFormTask } from "./values/shipmentFormTask.ts";
import styles from "./ShipmentFormPanel.module.css";

type Props = {
  /** Global id of the shipment's firm. */
  firmId: string;
  /** What the panel is open for; null if it is closed. */
  task: ShipmentFormTask | null;
  /** Closes the panel: after a save, Cancel, X or Esc, once unsaved work was confirmed. */
  onClose: () => void;
  /** After a successful save, before `onClose`; receives the shipment's global id. */
  onSaved?: (shipmentId: string) => void;
};

const titles: Record<ShipmentFormTask["mode"], string> = {
  create: "Create New Shipment",
  edit: "Edit Shipment",
  duplicate: "Duplicate Shipment",
};

const ShipmentFormLoad = lazyPart(async () => (await import("./ShipmentFormLoad.tsx")).ShipmentFormLoad);

/** Prefetches the form's code. */
export function preloadShipmentForm(): void {
  ShipmentFormLoad.preload();
}

/** The side panel in which a shipment is created, edited or duplicated. The form itself loads when the panel is opened. */
export function ShipmentFormPanel({ firmId, task, onClose, onSaved }: Props) {
  // While the panel slides out it keeps its content.
  const [shown, setShown] = useState(task);
  if (task !== null && !isSame(task, shown)) setShown(task);
  const requestClose = useRef<(() => void) | null>(null);
  function handleGuard(guard: (() => void) | null) {
    requestClose.current = guard;
  }
  const handleClose = () => (requestClose.current ?? onClose)();
  const isOpen = task !== null;
  useEscapeLayer(isOpen, handleClose);
  const focus = useFocusReturn();
  const remember = useEffectEvent(focus.remember);
  // Before the panel takes the focus.
  useLayoutEffect(() => {
    if (isOpen) remember();
  }, [isOpen]);
  function handleClosed() {
    setShown(null);
    focus.giveBack();
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={handleClose}
      onExitTransitionEnd={handleClosed}
      // The library's return counts on the question before it, which closes at the same moment, to be gone at once.
      returnFocus={false}
      closeOnEscape={false}
      title={titles[shown?.mode ?? "create"]}
      size="min(1120px, 100vw)"
      padding={0}
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
    >
      {shown !== null && (
        <AfterFocus>
          <ShipmentFormLoad firmId={firmId} task={shown} onGuard={handleGuard} onClose={onClose} onSaved={onSaved} />
        </AfterFocus>
      )}
    </Drawer>
  );
}

/**
 * Renders the form, which chooses its own focus, after the drawer's focus timers have run, and a skeleton until then. A form rendered
 * earlier could lose the focus while the user is already typing.
 */
function AfterFocus({ children }: { children: ReactNode }) {
  const [isThrough, setThrough] = useState(false);
  useEffect(() => {
    // The drawer sets its timer after this effect, so it fires before the second of these.
    let timer = setTimeout(() => {
      timer = setTimeout(() => setThrough(true));
    });
    return () => clearTimeout(timer);
  }, []);
  return isThrough ? <PromptSuspense fallback={<FormSkeleton />}>{children}</PromptSuspense> : <FormSkeleton />;
}

function isSame(task: ShipmentFormTask, other: ShipmentFormTask | null): boolean {
  if (other === null || task.mode !== other.mode) return false;
  return task.mode === "create" || (other.mode !== "create" && task.shipmentId === other.shipmentId);
}
