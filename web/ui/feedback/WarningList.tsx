import { Alert, List } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { WholeCodes } from "../page/WholeCodes.tsx";

type Props = { messages: readonly string[] };

/** Warnings about what is shown or entered; nothing if there are none. Screen readers read it when it is reached, not while the user types. */
export function WarningList({ messages }: Props) {
  if (messages.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} stroke={1.7} />} role="note" title="Please check">
      <List size="sm">
        {[...new Set(messages)].map((message) => (
          <List.Item key={message}>
            <WholeCodes text={message} />
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
