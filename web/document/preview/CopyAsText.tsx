import { Button } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";

type Props = {
  text: string;
  /** Whether a newer text is on its way. */
  isOutdated: boolean;
};

/** Copies a document as text for a message. */
export function CopyAsText({ text, isOutdated }: Props) {
  const { copied, copy, error } = useClipboard({ timeout: 3_000 });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      size="compact-sm"
      justify="center"
      disabled={isOutdated}
      leftSection={<Icon size={16} stroke={1.7} />}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{error ? "Copying failed" : copied ? "Copied" : "Copy as text"}</span>
    </Button>
  );
}
