/* oxlint-disable relay/unused-fields -- OwnFirmInputs lists the names. */
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useOwnFirm_viewer$data, useOwnFirm_viewer$key } from "../../__generated__/useOwnFirm_viewer.graphql.ts";

/** The firm whose letterhead the bill has, with an address and a bank of it. */
type OwnFirmChoice = { firmId: string; addressId: string; bankId: string };
type Firm = useOwnFirm_viewer$data["firms"]["nodes"][number];

export type OwnFirm = { firms: readonly Firm[]; firm: Firm | undefined; choice: OwnFirmChoice; choose: (choice: OwnFirmChoice) => void };

/** The office's own firms and which one is chosen: the first with its first address and bank, until the user chooses. */
export function useOwnFirm(viewer: useOwnFirm_viewer$key): OwnFirm {
  const { firms } = useFragment(
    graphql`
      fragment useOwnFirm_viewer on Viewer {
        firms {
          nodes {
            id
            name
            addresses {
              addressId
              name
              gst
            }
            bankDetails {
              bankId
              nickname
            }
          }
        }
      }
    `,
    viewer,
  );
  const [chosen, choose] = useState<OwnFirmChoice | null>(null);
  const firm = firms.nodes.find(({ id }) => id === chosen?.firmId) ?? firms.nodes[0];
  return { firms: firms.nodes, firm, choice: chosen ?? choiceOf(firm), choose };
}

/** A firm with its first address and bank. */
export function choiceOf(firm: Firm | undefined): OwnFirmChoice {
  return { firmId: firm?.id ?? "", addressId: firm?.addresses[0]?.addressId ?? "", bankId: firm?.bankDetails[0]?.bankId ?? "" };
}
