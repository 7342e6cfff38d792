import { Modal, type ModalProps } from "@mantine/core";
import { useState, type ReactNode } from "react";
import styles from "./Dialog.module.css";
import { useEscapeLayer } from "./useEscapeLayer.ts";

type Props = {
  title: string;
  /** "sm" is for a question: it stays a card in the middle of a phone's screen, where a form takes all of it. */
  size?: ModalProps["size"];
  /** While something runs that must not be left half-way. */
  isBusy?: boolean;
  /** The dialog's content, given the way to close it. */
  children: (close: () => void) => ReactNode;
  /** The dialog has played its way out: unmount it. */
  onClosed: () => void;
};

/**
 * A dialog that is open from the moment it is mounted, so that its content starts afresh each time. A click beside it does
 * not close it: what was typed is not lost to a slip. `useFocusReturn` gives the keyboard back afterwards.
 */
export function Dialog({ title, size = "md", isBusy = false, children, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  useEscapeLayer(isOpen, () => !isBusy && close());
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={title}
      size={size}
      classNames={size === "sm" ? {} : { inner: styles.inner, content: styles.content }}
      returnFocus={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ "aria-label": "Close", disabled: isBusy }}
    >
      {children(close)}
    </Modal>
  );
}
