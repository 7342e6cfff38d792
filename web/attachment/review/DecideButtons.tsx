import { Button, Group } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";

type Props = {
  /** The file's name. */
  name: string;
  onDecide: (act: "approve" | "reject") => void;
};

/** Approve… and Reject… next to a file that waits for a decision. */
export function DecideButtons({ name, onDecide }: Props) {
  return (
    <Group gap="xs" my={4}>
      <Button
        size="compact-sm"
        leftSection={<IconCheck size={16} stroke={1.7} />}
        aria-label={`Approve… ${name}`}
        onClick={() => onDecide("approve")}
      >
        Approve…
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconX size={16} stroke={1.7} />}
        aria-label={`Reject… ${name}`}
        onClick={() => onDecide("reject")}
      >
        Reject…
      </Button>
    </Group>
  );
}
