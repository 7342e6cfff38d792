import { graphql, type IEnvironment } from "relay-runtime";
import { statsFailures, type RowColour } from "#domain/stats/stats.ts";
import type { statsColourEditsMutation } from "../../__generated__/statsColourEditsMutation.graphql.ts";
import type { PendingChanges } from "./pendingChanges.ts";
import type { ColourChange } from "./undoableEdits.ts";
import { commitEdit, type EditOutcome } from "./statsCommit.ts";

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
        code
      }
    }
  }
`;

/** Sets each row's colour: "saved" when all are. */
export type SaveColours = (changes: readonly ColourChange[]) => Promise<EditOutcome>;

/** Saves colours optimistically: they show at once, and revert with an error when refused. The last one wins. */
export function createColourEdits(environment: IEnvironment, pending: PendingChanges): SaveColours {
  async function sendColour(colour: RowColour, changes: readonly ColourChange[]): Promise<EditOutcome> {
    const variables = { input: { shipmentIds: changes.map(({ row }) => row.shipmentId), colour } };
    const sent = { mutation: colourMutation, variables, failure: statsFailures.colour };
    const send = (onSaved: () => void) => commitEdit<statsColourEditsMutation>(environment, { ...sent, onSaved });
    const rows = new Map(changes.map(({ row }) => [row.id, { texts: {}, colour }]));
    return await pending.run({ rows, send });
  }
  return async (changes) => {
    const sent = [...Map.groupBy(changes, ({ to }) => to)].map(([colour, ofColour]) => sendColour(colour, ofColour));
    return (await Promise.all(sent)).find((outcome) => outcome !== "saved") ?? "saved";
  };
}
