import { Modal, type ModalProps } from "@mantine/core";
import { useState, type ReactNode } from "react";

type Props = {
  title: string;
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
 * not close it: what was typed is not lost to a slip. Focus goes back to what opened it, for a menu's entry to the menu's button.
 */
export function Dialog({ title, size = "md", isBusy = false, children, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [opener] = useState(() => openerOf(document.activeElement));
  const close = () => setOpen(false);
  function handleClosed() {
    onClosed();
    opener?.focus({ preventScroll: true });
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={handleClosed}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeOnEscape={!isBusy}
      closeButtonProps={{ "aria-label": "Close", disabled: isBusy }}
    >
      {children(close)}
    </Modal>
  );
}

function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest("[data-menu-dropdown]");
  const element = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
