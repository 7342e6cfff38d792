import { Menu } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router";
import type { ReadAgainMutation } from "../../__generated__/ReadAgainMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";

/** In the menu of a document that could not be read: has it read again, and searches again. */
export function ReadAgain({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [retry] = useCommit<ReadAgainMutation>(graphql`
    mutation ReadAgainMutation($input: RetryDocumentTextInput!) {
      retryDocumentText(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  async function handleClick(): Promise<void> {
    if (await retry({ input: { id } })) await revalidate();
  }
  return (
    <Menu.Item leftSection={<IconRefresh size={16} stroke={1.7} />} onClick={() => void handleClick()}>
      Read again
    </Menu.Item>
  );
}
