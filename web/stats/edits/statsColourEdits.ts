import { graphql, type IEnvironment } from "relay-runtime";
import { statsFailures, type RowColour } from "#domain/stats/stats.ts";
import type { statsColourEditsMutation } from "../../__generated__/statsColourEditsMutation.graphql.ts";
import type { PendingChanges } from "./pendingChanges.ts";
import type { ColourChange } from "./undoableEdits.ts";
import { commitStats } from "./statsCommit.ts";

const colourMutation = graphql`
  mutation statsColourEditsMutation($input: SetStatsRowColourInput!) {
    setStatsRowColour(input: $input) {
      rows {
        id
        values {
          id
          cells
          colour
          version
        }
      }
      errors {
        message
      }
    }
  }
`;

/** Sets each row's colour. Returns false when some were refused. */
export type SaveColours = (changes: readonly ColourChange[]) => Promise<boolean>;

/** Saves colours optimistically: they show at once, and revert with an error when refused. The last one wins. */
export function createColourEdits(environment: IEnvironment, pending: PendingChanges): SaveColours {
  async function sendColour(colour: RowColour, changes: readonly ColourChange[]): Promise<boolean> {
    const variables = { input: { shipmentIds: changes.map(({ row }) => row.shipmentId), colour } };
    const sent = { mutation: colourMutation, variables, failure: statsFailures.colour };
    const send = async (onSaved: () => void) => (await commitStats<statsColourEditsMutation>(environment, { ...sent, onSaved })) !== null;
    const rows = new Map(changes.map(({ row }) => [row.id, { texts: {}, colour }]));
    return await pending.run({ rows, send });
  }
  return async (changes) => {
    const sent = [...Map.groupBy(changes, ({ to }) => to)].map(([colour, ofColour]) => sendColour(colour, ofColour));
    return (await Promise.all(sent)).every(Boolean);
  };
}
