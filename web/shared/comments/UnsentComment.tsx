import { Button, Stack, Textarea } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useState } from "react";
import { useKeptText } from "../../comment/useKeptText.ts";

/** The comment that was being typed when the exporter ended the share, to copy it; nothing if there was none. */
export function UnsentComment({ sharedShipmentId }: { sharedShipmentId: string }) {
  const [text, setText] = useState("");
  const clipboard = useClipboard({ timeout: 3_000 });
  useKeptText(sharedShipmentId, { read: () => text, restore: setText, isKeptWhenGone: true });
  if (text === "") return null;
  return (
    <Stack gap="xs" w="100%" maw={480} align="flex-start">
      <Textarea label="Your comment was not sent" value={text} readOnly autosize minRows={2} maxRows={12} w="100%" ta="start" />
      <Button variant="default" onClick={() => clipboard.copy(text)}>
        <span aria-live="polite">{clipboard.copied ? "Copied" : "Copy"}</span>
      </Button>
    </Stack>
  );
}
