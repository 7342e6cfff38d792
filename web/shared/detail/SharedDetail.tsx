import { Badge, Button, Group, Stack } from "@mantine/core";
import { IconArrowLeft, IconReceipt } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { isZero } from "#domain/figures/decimal.ts";
import { partnerRoleNames } from "#domain/partners/partner.ts";
import type { SharedDetail_shipment$key } from "../../__generated__/SharedDetail_shipment.graphql.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { useMay } from "../../session/role.ts";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { FieldsSkeleton } from "../../ui/loading/FieldsSkeleton.tsx";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { useBackPath } from "../backState.ts";
import { SharedContainers } from "./SharedContainers.tsx";
import { SharedDocuments } from "./SharedDocuments.tsx";
import { SharedGoods } from "./SharedGoods.tsx";
import { SharedMoney } from "./SharedMoney.tsx";
import { SharedParties } from "./SharedParties.tsx";
import { SharedProgress } from "./SharedProgress.tsx";
import { SharedShipping } from "./SharedShipping.tsx";

const SharedComments = lazyPart(async () => (await import("../comments/SharedComments.tsx")).SharedComments);

type Props = { shipment: SharedDetail_shipment$key };

/** What the role sees of one shipment: progress, documents, goods, parties and, where it may, amounts. */
export function SharedDetail({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment SharedDetail_shipment on SharedShipment {
        id
        reference
        exporter
        role
        status
        commission
        ...SharedProgress_shipment
        ...SharedDocuments_shipment
        ...SharedComments_shipment
        ...SharedGoods_shipment
        ...SharedContainers_shipment
        ...SharedParties_shipment
        ...SharedShipping_shipment
        ...SharedMoney_shipment
      }
    `,
    shipment,
  );
  usePageTitle(data.reference);
  const back = useBackPath();
  // Null for everybody but the shipment's own broker.
  const mayBill = useMay("write") && !isZero(data.commission ?? "0");
  return (
    <Stack gap="lg">
      <PageHeader
        title={data.reference}
        description={
          <Group gap="xs">
            {data.status && <Badge>{data.status}</Badge>}
            <span>
              From {data.exporter}, to you as {partnerRoleNames[data.role]}
            </span>
          </Group>
        }
        actions={
          <>
            {mayBill && (
              <Button
                component={Link}
                to={`/dashboard/shared/bill?shipment=${encodeURIComponent(data.id)}`}
                leftSection={<IconReceipt size={16} stroke={1.7} />}
              >
                Create bill
              </Button>
            )}
            <Button component={Link} to={back} variant="default" leftSection={<IconArrowLeft size={16} stroke={1.7} />}>
              Back
            </Button>
          </>
        }
      />
      <SharedProgress shipment={data} />
      <SharedDocuments shipment={data} />
      <PromptSuspense
        fallback={
          <Section title="Comments" description={`Between you and ${data.exporter}`}>
            <FieldsSkeleton rows={[1, 1]} />
          </Section>
        }
      >
        <SharedComments shipment={data} />
      </PromptSuspense>
      <SharedGoods shipment={data} />
      <SharedContainers shipment={data} />
      <SharedParties shipment={data} />
      <SharedShipping shipment={data} />
      <SharedMoney shipment={data} />
    </Stack>
  );
}
