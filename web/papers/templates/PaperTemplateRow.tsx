import { Menu, Table } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { paperTypes } from "#domain/documents/papers.ts";
import type { PaperTemplateRow_template$key } from "../../__generated__/PaperTemplateRow_template.graphql.ts";
import { RowMenu } from "../../ui/table/RowMenu.tsx";

type Props = {
  template: PaperTemplateRow_template$key;
  /** Null for those who may not change templates. */
  onTask: ((task: "change" | "delete") => void) | null;
};

/** A document set template: its name, what it is for, and its documents. */
export function PaperTemplateRow({ template, onTask }: Props) {
  const { name, types, country, buyerId, buyerName } = useFragment(
    graphql`
      fragment PaperTemplateRow_template on PaperTemplate {
        name
        types
        country
        buyerId
        buyerName
      }
    `,
    template,
  );
  const uses = [buyerId && (buyerName || "Deleted buyer"), country].filter(Boolean);
  const documents = paperTypes.filter((type) => types.some((one) => one === type)).map((type) => attachmentTypeNames[type]);
  return (
    <Table.Tr>
      <td>{name}</td>
      <td>{uses.join(" · ")}</td>
      <td>{documents.join(", ")}</td>
      {onTask && (
        <td data-right>
          <RowMenu label={`Actions for ${name}`} width={190}>
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.7} />} onClick={() => onTask("change")}>
              Change
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={() => onTask("delete")}>
              Delete
            </Menu.Item>
          </RowMenu>
        </td>
      )}
    </Table.Tr>
  );
}
