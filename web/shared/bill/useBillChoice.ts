/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- billChoice groups and ticks by them, and the form lists them. */
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useBillChoice_viewer$key } from "../../__generated__/useBillChoice_viewer.graphql.ts";
import { billGroups, initialTicks } from "./billChoice.ts";

/**
 * What can be billed, and what of it is chosen: a group, at first that of the shared shipment `from`, and its ticked shipments. What can be
 * billed only since the page was opened is not ticked (R-1183).
 */
export function useBillChoice(viewer: useBillChoice_viewer$key, from: string | null) {
  const { billableShipments } = useFragment(
    graphql`
      fragment useBillChoice_viewer on Viewer {
        billableShipments {
          sharedShipmentId
          exporter
          firmKey
          currency
          commission
          billedAs
          ...BillShipments_lines
        }
      }
    `,
    viewer,
  );
  const groups = billGroups(billableShipments ?? []);
  const own = groups.find((each) => each.lines.some((line) => line.sharedShipmentId === from));
  // Ticks nothing then: the first group may be another exporter's.
  const isFromMissing = from !== null && own === undefined;
  const [chosen, setChosen] = useState((own ?? groups[0])?.key);
  const linesOf = (wanted: string | undefined) => (groups.find(({ key }) => key === wanted) ?? groups[0])?.lines ?? [];
  const lines = linesOf(chosen);
  const [ticks, setTicks] = useState<readonly string[]>(() => (isFromMissing ? [] : initialTicks(lines)));
  return {
    groups,
    /** Whether the shipment `from` cannot be billed. */
    isFromMissing,
    chosen: groups.find((each) => each.lines === lines)?.key ?? null,
    currency: lines[0]?.currency ?? "",
    lines,
    ticked: lines.filter(({ sharedShipmentId, billedAs }) => billedAs == null && ticks.includes(sharedShipmentId)),
    choose(key: string | null) {
      setChosen(key ?? undefined);
      setTicks(initialTicks(linesOf(key ?? undefined)));
    },
    tick: setTicks,
  };
}
