import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { questionDialog } from "../theme/theme.ts";
import { useEscapeLayer } from "./useEscapeLayer.ts";

type Answer = { label: string; onChosen: () => void };

type Props = {
  isOpen: boolean;
  /** What happened, and what each answer does. */
  children: ReactNode;
  isBusy: boolean;
  /** The answer that loses nothing: the main button, which has the focus. */
  safe: Answer;
  other: Answer;
  /** Leaves it open what to do: the user is asked again at the next try. */
  onClose: () => void;
};

/** What the user works on was saved elsewhere since it was opened: the user says how to go on. */
export function StaleDialog({ isOpen, children, isBusy, safe, other, onClose }: Props) {
  useEscapeLayer(isOpen, () => !isBusy && onClose());
  return (
    <Modal
      attributes={questionDialog}
      opened={isOpen}
      onClose={onClose}
      title="Changed Elsewhere"
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ "aria-label": "Close", disabled: isBusy }}
    >
      <Stack gap="lg">
        <Text component="div">{children}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={other.onChosen} disabled={isBusy}>
            {other.label}
          </Button>
          <Button onClick={safe.onChosen} loading={isBusy} data-autofocus>
            {safe.label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
