import { Table } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { formatWeight } from "#domain/figures/currency.ts";
import { isZero } from "#domain/figures/decimal.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import type { SharedContainers_shipment$key } from "../../__generated__/SharedContainers_shipment.graphql.ts";
import { Section } from "../../ui/page/Section.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

type Props = { shipment: SharedContainers_shipment$key };

/** The containers, with their seals if the role sees them; nothing for goods in bulk. */
export function SharedContainers({ shipment }: Props) {
  const { containerCount, containerLoad, containers } = useFragment(
    graphql`
      fragment SharedContainers_shipment on SharedShipment {
        containerCount
        containerLoad
        containers {
          containerNumber
          size
          isoType
          netWeight
          grossWeight
          unit
          lineSealNumber
          rfidSealNumber
          customsSealNumber
        }
      }
    `,
    shipment,
  );
  if (containerCount === null || containerCount === undefined) return null;
  const hasSeals = containers.some(({ lineSealNumber }) => typeof lineSealNumber === "string");
  const weight = (figure: string, unit: string) => (isZero(figure) ? "" : `${formatWeight(figure)} ${unit}`.trim());
  return (
    <Section title="Containers" description={`${containerCount} × ${containerLoad ?? "–"}`} isFlush={containers.length > 0}>
      {containers.length === 0 ? (
        "No containers are listed yet."
      ) : (
        <DataTable
          label="Containers"
          minWidth={hasSeals ? 760 : 520}
          columns={[
            { label: containerFields.containerNumber.label },
            { label: containerFields.size.label },
            ...(hasSeals
              ? [
                  { label: containerFields.lineSealNumber.label },
                  { label: containerFields.rfidSealNumber.label },
                  { label: containerFields.customsSealNumber.label },
                ]
              : []),
            { label: containerFields.netWeight.label, align: "right" },
            { label: containerFields.grossWeight.label, align: "right" },
          ]}
        >
          {[...containers.entries()].map(([number, container]) => (
            <Table.Tr key={number}>
              <td>{container.containerNumber}</td>
              <td>{[container.size, container.isoType].filter(Boolean).join(" · ")}</td>
              {hasSeals && <td>{container.lineSealNumber}</td>}
              {hasSeals && <td>{container.rfidSealNumber}</td>}
              {hasSeals && <td>{container.customsSealNumber}</td>}
              <td data-right>{weight(container.netWeight, container.unit)}</td>
              <td data-right>{weight(container.grossWeight, container.unit)}</td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
    </Section>
  );
}
