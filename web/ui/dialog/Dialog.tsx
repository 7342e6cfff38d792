import { Modal, type ModalProps } from "@mantine/core";
import { useState, type ReactNode } from "react";
import styles from "./Dialog.module.css";
import { HoldDialog, useHolds } from "./heldDialog.ts";
import { useEscapeLayer } from "./useEscapeLayer.ts";

type Props = {
  title: string;
  /** "sm" is for questions: on a phone it stays a card, while a form is full-screen. */
  size?: ModalProps["size"];
  /** Set while something runs that must not be interrupted; what the content runs by itself says so by `useHeldDialog`. */
  isBusy?: boolean;
  /** The dialog's content; receives the function that closes it, and the one for its button Cancel. */
  children: (close: () => void, leave: () => void) => ReactNode;
  /** Decides about Escape, Close and Cancel; left out, they close the dialog. */
  onLeave?: (close: () => void) => void;
  /** The closing transition has ended: unmount the dialog. */
  onClosed: () => void;
};

/**
 * A dialog that is open while mounted, so that its content starts from scratch each time. A click outside does not close it, so that no
 * typed text is lost by accident. `useFocusReturn` restores the focus afterwards.
 */
export function Dialog({ title, size = "md", isBusy = false, children, onLeave, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [isHeld, hold] = useHolds();
  const mustStay = isBusy || isHeld;
  const close = () => setOpen(false);
  const leave = () => (onLeave ? onLeave(close) : close());
  useEscapeLayer(isOpen, () => !mustStay && leave());
  return (
    <Modal
      opened={isOpen}
      onClose={leave}
      onExitTransitionEnd={onClosed}
      title={title}
      size={size}
      classNames={size === "sm" ? {} : { inner: styles.inner, content: styles.content }}
      returnFocus={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ "aria-label": "Close", disabled: mustStay }}
    >
      <HoldDialog value={hold}>{children(close, leave)}</HoldDialog>
    </Modal>
  );
}
