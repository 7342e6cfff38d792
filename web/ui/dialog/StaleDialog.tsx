import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { questionDialog } from "../theme/theme.ts";
import { useEscapeLayer } from "./useEscapeLayer.ts";

type Props = {
  isOpen: boolean;
  /** What happened, without a full stop. */
  notice: string;
  isBusy: boolean;
  /** Discards the user's changes and loads what is stored. */
  onReload: () => void;
  /** Keeps the user's changes, to replace what is stored. */
  onKeep: () => void;
};

/** What is being edited was saved elsewhere since it was opened: the user chooses whose version counts. */
export function StaleDialog({ isOpen, notice, isBusy, onReload, onKeep }: Props) {
  useEscapeLayer(isOpen, () => !isBusy && onKeep());
  return (
    <Modal
      attributes={questionDialog}
      opened={isOpen}
      onClose={onKeep}
      title="Changed elsewhere"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="lg">
        <Text component="div">
          {notice}. Reload to see what is stored and lose your changes, or keep editing: saving again then replaces what was changed
          elsewhere.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" color="red" onClick={onReload} disabled={isBusy}>
            Reload
          </Button>
          <Button onClick={onKeep} loading={isBusy} data-autofocus>
            Keep editing
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
