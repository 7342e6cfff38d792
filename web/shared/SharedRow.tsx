import { Badge, Table } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { milestoneNames } from "#domain/shipment/progress/milestone.ts";
import { toShortDay } from "#domain/time/dates.ts";
import type { SharedRow_shipment$key } from "../__generated__/SharedRow_shipment.graphql.ts";
import { useBackState } from "./backState.ts";
import { sharedPath } from "./sharedAddress.ts";
import styles from "./SharedList.module.css";

type Props = { shipment: SharedRow_shipment$key };

/** A shared shipment: its exporter, reference, goods and route, what it has reached and what comes next. */
export function SharedRow({ shipment }: Props) {
  const { id, exporter, reference, consignee, goods, portOfLoading, portOfDischarge, status, next, isAsked } = useFragment(
    graphql`
      fragment SharedRow_shipment on SharedShipment {
        id
        exporter
        reference
        consignee
        goods
        portOfLoading
        portOfDischarge
        status
        isAsked
        next {
          milestone
          planned
        }
      }
    `,
    shipment,
  );
  const backState = useBackState();
  const [first = "", ...others] = goods;
  return (
    <Table.Tr className={styles.row}>
      <td className={styles.exporter}>{exporter}</td>
      <td className={styles.reference}>
        <Link to={sharedPath(id)} state={backState} className={styles.link}>
          <bdi>{reference}</bdi>
        </Link>
        {isAsked && (
          <Badge size="sm" variant="filled">
            Asks you
          </Badge>
        )}
        {consignee && <span className={styles.consignee}>To {consignee}</span>}
      </td>
      <td className={styles.goods} title={goods.join(", ")}>
        {first}
        {others.length > 0 && ` and ${others.length} more`}
      </td>
      <td className={styles.route}>
        {portOfLoading} – {portOfDischarge}
      </td>
      <td className={styles.progress}>
        {status && <Badge>{status}</Badge>}
        {next?.planned && (
          <span className={styles.next}>
            {milestoneNames[next.milestone]} planned <time dateTime={next.planned}>{toShortDay(next.planned)}</time>
          </span>
        )}
        {!status && !next && "–"}
      </td>
    </Table.Tr>
  );
}
