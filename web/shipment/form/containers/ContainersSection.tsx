import { Button, Group, SegmentedControl, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { formatWeight } from "#domain/figures/currency.ts";
import { containerLoads } from "#domain/shipment/shipment.ts";
import { ContainerRow } from "./ContainerRow.tsx";
import styles from "./ContainersSection.module.css";
import { CountField } from "../fields/CountField.tsx";
import { figureOf } from "#domain/figures/enteredFigure.ts";
import { withAllContainers, withContainer } from "../values/formEdits.ts";
import { PasteArea } from "../paste/PasteArea.tsx";
import { FormSection } from "../sections/FormSection.tsx";
import { useFormError, useFormStore, useFormText, useFormValue } from "../values/formStore.ts";
import { useSharedUnit } from "../values/formTotals.ts";
import { listedWeights } from "../values/listedWeights.ts";

/** Longer lists are added row by row: a mistyped count must not render a thousand rows. */
const mostAtOnce = 100;
const countPath = "containerDetail.containerCount";

/** Container count, load type, and the list of containers with known numbers. */
export function ContainersSection() {
  const store = useFormStore();
  const count = useFormText(countPath);
  const countError = useFormError(countPath);
  const load = useFormText("containerDetail.type");
  const packingUnit = useSharedUnit()?.packingUnit ?? "";
  const keys = useFormValue(({ containers }) => containers.map(({ key }) => key).join(" "));
  const rows = keys === "" ? [] : keys.split(" ");
  const missing = useFormValue(({ containerDetail, containers }) => Number(figureOf(containerDetail.containerCount)) - containers.length);
  return (
    <FormSection title="Container Details">
      <Group gap="md" align="flex-end" className={styles.head}>
        <CountField
          label="Number of Containers"
          required
          value={count}
          error={countError}
          min={1}
          data-path={countPath}
          onChange={(typed) => store.setText(countPath, String(typed))}
        />
        <SegmentedControl
          aria-label="Container Type"
          data={[...containerLoads]}
          value={load}
          onChange={(picked) => store.setText("containerDetail.type", picked)}
        />
      </Group>
      <PasteArea list="containers">
        {rows.length > 0 && (
          <div className={styles.rows}>
            {rows.map((key, index) => (
              <ContainerRow key={key} index={index} />
            ))}
          </div>
        )}
      </PasteArea>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.7} />}
          onClick={() => store.update((values) => withContainer(values, packingUnit))}
        >
          Add Container
        </Button>
        {missing > 1 && missing <= mostAtOnce && (
          <Button variant="subtle" onClick={() => store.update((values) => withAllContainers(values, packingUnit))}>
            List all {rows.length + missing}
          </Button>
        )}
        {rows.length > 0 && <ListedWeights count={rows.length} />}
      </Group>
    </FormSection>
  );
}

/** The listed containers' total weight. A separate component, so that typing a weight does not render the list again. */
function ListedWeights({ count }: { count: number }) {
  const weights = useFormValue(listedWeights);
  const texts = weights.flatMap(({ unit, net, gross }) => [
    [formatWeight(net), unit, "net"].filter(Boolean).join(" "),
    [formatWeight(gross), unit, "gross"].filter(Boolean).join(" "),
  ]);
  return (
    <Text size="sm" c="dimmed" className="figures">
      {[`Listed: ${count}`, ...texts].join(" · ")}
    </Text>
  );
}
