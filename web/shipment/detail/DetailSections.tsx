import { Title } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { DetailSections_shipment$key } from "../../__generated__/DetailSections_shipment.graphql.ts";
import { DetailNumbers } from "./sections/DetailNumbers.tsx";
import { DetailParties } from "./sections/DetailParties.tsx";
import { DetailShipping } from "./sections/DetailShipping.tsx";
import { DetailProducts } from "./goods/DetailProducts.tsx";
import { DetailCharges } from "./sections/DetailCharges.tsx";
import { DetailContainers } from "./goods/DetailContainers.tsx";
import { DetailBank } from "./sections/DetailBank.tsx";
import { DetailDeclaration } from "./sections/DetailDeclaration.tsx";
import styles from "./DetailSections.module.css";

type Props = { shipment: DetailSections_shipment$key };

/** What the shipment's form holds. Its code comes while the page's data do, so that the page begins without it. */
export function DetailSections({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment DetailSections_shipment on Shipment {
        ...DetailNumbers_shipment
        ...DetailParties_shipment
        ...DetailShipping_shipment
        ...DetailProducts_shipment
        ...DetailCharges_shipment
        ...DetailContainers_shipment
        ...DetailBank_shipment
        ...DetailDeclaration_shipment
      }
    `,
    shipment,
  );
  return (
    <section aria-label="Shipment Details" className={styles.details}>
      <Title order={2} className={styles.wide}>
        Shipment Details
      </Title>
      <div className={styles.wide}>
        <DetailNumbers shipment={data} />
      </div>
      <DetailParties shipment={data} />
      <DetailShipping shipment={data} />
      <div className={styles.wide}>
        <DetailProducts shipment={data} />
      </div>
      <DetailCharges shipment={data} />
      <div className={styles.stack}>
        <DetailBank shipment={data} />
        <DetailDeclaration shipment={data} />
      </div>
      <div className={styles.wide}>
        <DetailContainers shipment={data} />
      </div>
    </section>
  );
}
