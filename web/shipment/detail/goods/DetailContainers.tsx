/* oxlint-disable relay/unused-fields -- filledFields reads the defined fields, and its types require each of them. */
import { Table } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { formatWeight } from "#domain/figures/currency.ts";
import { containerFields, moreContainerFields } from "#domain/shipment/fields/containerFields.ts";
import { isZero } from "#domain/figures/decimal.ts";
import type { DetailContainers_shipment$key } from "../../../__generated__/DetailContainers_shipment.graphql.ts";
import { filledLine } from "../sections/filledFields.ts";
import styles from "./DetailContainers.module.css";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { orDash } from "../../../ui/page/orDash.ts";
import { Section } from "../../../ui/page/Section.tsx";

type Props = { shipment: DetailContainers_shipment$key };

/** The containers of a containerised shipment; a bulk vessel has none. */
export function DetailContainers({ shipment }: Props) {
  const { containerDetail, containers } = useFragment(
    graphql`
      fragment DetailContainers_shipment on Shipment {
        containerDetail {
          containerCount
          type
        }
        containers {
          containerNumber
          lineSealNumber
          rfidSealNumber
          size
          lot
          netWeight
          grossWeight
          unit
          packages
          isoType
          tareWeight
          maxGrossWeight
          dunnageWeight
          customsSealNumber
          vgmMethod
          vgmWeight
          vgmWeighedOn
          vgmSlipNo
          vgmWeighbridge
        }
      }
    `,
    shipment,
  );
  if (!containerDetail) return null;
  const weight = (figure: string | null | undefined, unit: string) =>
    orDash(figure, (known) => (isZero(known) ? "" : `${formatWeight(known)} ${unit}`.trim()));
  return (
    <Section
      title="Container Details"
      level={3}
      description={`${containerDetail.containerCount ?? "–"} × ${containerDetail.type ?? "–"}`}
      isFlush={containers.length > 0}
    >
      {containers.length === 0 ? (
        "No containers are listed yet."
      ) : (
        <DataTable
          label="Containers"
          minWidth={760}
          columns={[
            { label: containerFields.containerNumber.label },
            { label: containerFields.lineSealNumber.label },
            { label: containerFields.rfidSealNumber.label },
            { label: containerFields.size.label },
            { label: containerFields.lot.label },
            { label: containerFields.netWeight.label, align: "right" },
            { label: containerFields.grossWeight.label, align: "right" },
          ]}
        >
          {[...containers.entries()].map(([number, container]) => (
            <Table.Tr key={number}>
              <td>
                {container.containerNumber}
                <span className={styles.more}>{filledLine(moreContainerFields, container)}</span>
              </td>
              <td>{container.lineSealNumber}</td>
              <td>{container.rfidSealNumber}</td>
              <td>{container.size}</td>
              <td>{container.lot}</td>
              <td data-right>{weight(container.netWeight, container.unit)}</td>
              <td data-right>{weight(container.grossWeight, container.unit)}</td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
    </Section>
  );
}
