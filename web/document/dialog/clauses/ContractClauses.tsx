import { ActionIcon, Button, Text, Textarea, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { SortableList } from "../../../ui/table/SortableList.tsx";
import styles from "./ContractClauses.module.css";
import { blankClause, checkClauses, type Clause } from "./contractClauses.ts";
import { FieldPickerArea } from "../../mergeFields/FieldPickerArea.tsx";
import { takesFields } from "../../mergeFields/insertion.ts";

type Props = {
  shipmentId: string;
  clauses: Clause[];
  /** Whether to mark the clauses that are half filled or have a refused name. */
  isMarked: boolean;
  onChange: (clauses: Clause[]) => void;
};

/** The clauses of a contract, in printing order. */
export function ContractClauses({ shipmentId, clauses, isMarked, onChange }: Props) {
  const errors = checkClauses(isMarked ? clauses : []);
  function change(id: string, part: Partial<Clause>) {
    onChange(clauses.map((clause) => (clause.id === id ? { ...clause, ...part } : clause)));
  }
  return (
    <FieldPickerArea
      source={shipmentId}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => onChange([...clauses, blankClause()])}>
          Add Clause
        </Button>
      }
    >
      <Text fw={500} size="sm">
        Clauses
      </Text>
      {clauses.length === 0 && (
        <Text size="sm" c="dimmed">
          None yet. Choose a contract format, or add a clause.
        </Text>
      )}
      <SortableList label="Clauses" items={clauses} nameOf={(_clause, index) => `clause ${index + 1}`} onReorder={onChange}>
        {(clause, index) => (
          <div className={styles.clause}>
            <TextInput
              aria-label={`Clause ${index + 1} name`}
              placeholder="Name, such as Arbitration"
              value={clause.name}
              maxLength={255}
              error={errors.get(clause.id)?.name}
              onChange={(event) => change(clause.id, { name: event.currentTarget.value })}
            />
            <ActionIcon aria-label={`Remove clause ${index + 1}`} onClick={() => onChange(clauses.filter(({ id }) => id !== clause.id))}>
              <IconTrash size={16} stroke={1.7} />
            </ActionIcon>
            <Textarea
              className={styles.text}
              aria-label={`Clause ${index + 1} text`}
              placeholder="What is agreed"
              autosize
              minRows={2}
              maxRows={10}
              value={clause.value}
              {...takesFields}
              error={errors.get(clause.id)?.value}
              onChange={(event) => change(clause.id, { value: event.currentTarget.value })}
            />
          </div>
        )}
      </SortableList>
    </FieldPickerArea>
  );
}
