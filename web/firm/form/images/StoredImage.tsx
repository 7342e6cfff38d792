import { graphql, useLazyLoadQuery } from "react-relay";
import type { StoredImageQuery } from "../../../__generated__/StoredImageQuery.graphql.ts";
import { fileAddress } from "../../../files/fileAddress.ts";

type Props = {
  firmId: string;
  image: "stamp" | "letterhead";
  /** The form's key; an image that was replaced meanwhile is not shown. */
  storedKey: string;
};

/** A firm's stored image. Its address expires within minutes, so it is requested when the form opens, not with the list of firms. */
export function StoredImage({ firmId, image, storedKey }: Props) {
  const { node } = useLazyLoadQuery<StoredImageQuery>(
    graphql`
      query StoredImageQuery($id: ID!) {
        node(id: $id) {
          ... on Firm {
            stamp {
              key
              url
            }
            letterhead {
              key
              url
            }
          }
        }
      }
    `,
    { id: firmId },
    { fetchPolicy: "store-and-network" },
  );
  const stored = image === "stamp" ? node?.stamp : node?.letterhead;
  const address = stored?.url ? fileAddress(stored.url) : null;
  if (address === null || stored?.key !== storedKey) return null;
  return <img src={address} alt={image === "stamp" ? "Stored stamp" : "Stored letterhead"} />;
}
