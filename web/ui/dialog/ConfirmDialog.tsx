import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { focusContent } from "../keyboard/useFocusKept.ts";
import { questionDialog } from "../theme/theme.ts";
import { useEscapeLayer } from "./useEscapeLayer.ts";

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The confirm button's verb, such as 'Delete'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Disables both buttons while the action runs. */
  isBusy?: boolean;
  /** Not red: for actions that destroy nothing. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation. The safe answer has the focus. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, children, confirmLabel, cancelLabel = "Cancel", isBusy = false, isHarmless = false, onConfirm, onCancel } = props;
  useEscapeLayer(isOpen, () => !isBusy && onCancel());
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      // What opened the dialog may have gone with what was confirmed. The library tries to give the focus back within 10 ms.
      onExitTransitionEnd={() => setTimeout(focusContent, 20)}
      title={title}
      size="sm"
      attributes={questionDialog}
      closeOnEscape={false}
      closeOnClickOutside={!isBusy}
      closeButtonProps={{ "aria-label": "Close", disabled: isBusy }}
    >
      <Stack gap="lg">
        <Text component="div">{children}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel} disabled={isBusy} data-autofocus>
            {cancelLabel}
          </Button>
          <Button {...(!isHarmless && { color: "red" })} onClick={onConfirm} loading={isBusy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
