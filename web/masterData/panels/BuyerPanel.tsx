import { graphql, useFragment } from "react-relay";
import type { Surface } from "#domain/masterData/kind.ts";
import type { BuyerPanel_viewer$key } from "../../__generated__/BuyerPanel_viewer.graphql.ts";
import { buyerMutations } from "../mutations/buyerMutations.ts";
import { detailsOf } from "../../ui/page/detailsOf.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";

type Props = { viewer: BuyerPanel_viewer$key; surface: Surface };

/** The user's buyers. */
export function BuyerPanel({ viewer, surface }: Props) {
  const { buyers } = useFragment(
    graphql`
      fragment BuyerPanel_viewer on Viewer {
        buyers {
          nodes {
            id
            name
            address
            country
            contactPerson
            phone
            email
            taxNumber
            bankName
            bankAddress
            bankSwiftCode
          }
        }
      }
    `,
    viewer,
  );
  return (
    <RecordPanel
      mutations={buyerMutations}
      surface={surface}
      rows={buyers.nodes}
      details={({ address, country }) => detailsOf(address, country)}
    />
  );
}
