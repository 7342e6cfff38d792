import { Checkbox, SimpleGrid } from "@mantine/core";
import { maxNotifyParties } from "#domain/shipment/shipment.ts";
import { ErrorBoundary } from "../../../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../../ui/loading/PromptSuspense.tsx";
import { useFormChoices } from "../values/formChoices.ts";
import { withBuyerDifferent, withNotifyPartyCount, withSellerDifferent } from "../values/formEdits.ts";
import { useFormStore, useFormText, useFormValue } from "../values/formStore.ts";
import { FormSection } from "./FormSection.tsx";
import styles from "./BasicSection.module.css";
import { CountField } from "../fields/CountField.tsx";
import { PickField } from "../fields/PickField.tsx";
import { TextField } from "../fields/TextField.tsx";

const LastShipment = lazyPart(async () => (await import("../last/LastShipment.tsx")).LastShipment);

type Props = {
  /** The firm of a new shipment; null if a stored one is changed or copied. */
  newOf: string | null;
};

/** The parties of the shipment. */
export function BasicSection({ newOf }: Props) {
  const store = useFormStore();
  const { addresses, buyers, brokers } = useFormChoices();
  const isSellerDifferent = useFormValue((values) => values.isSellerDifferent);
  const isBuyerDifferent = useFormValue((values) => values.isBuyerDifferent);
  const consigneeId = useFormText("consigneeId");
  const notifyPartyCount = useFormValue((values) => values.notifyPartyCount);
  return (
    <FormSection title="Basic Information">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <TextField path="name" />
        <PickField path="addressId" label="Firm Address" required choices={addresses} emptyText="This firm has no address" />
        <PickField path="consigneeId" label="Consignee" required choices={buyers} adds="buyer" emptyText="No buyers yet" />
        <PickField path="brokerId" label="Broker" required choices={brokers} adds="broker" emptyText="No brokers yet" />
      </SimpleGrid>
      {newOf !== null && consigneeId !== "" && (
        <ErrorBoundary attempt={consigneeId} renderFailure={() => null}>
          <PromptSuspense>
            <LastShipment key={consigneeId} firmId={newOf} consigneeId={consigneeId} />
          </PromptSuspense>
        </ErrorBoundary>
      )}
      <Checkbox
        label="Seller is different from the exporter"
        checked={isSellerDifferent}
        onChange={(event) => {
          const isChecked = event.currentTarget.checked;
          store.update((values) => withSellerDifferent(values, isChecked));
        }}
      />
      <Checkbox
        label="Buyer is different from the consignee"
        checked={isBuyerDifferent}
        onChange={(event) => {
          const isChecked = event.currentTarget.checked;
          store.update((values) => withBuyerDifferent(values, isChecked));
        }}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {isSellerDifferent && <PickField path="sellerId" label="Seller" required choices={buyers} adds="buyer" emptyText="No buyers yet" />}
        {isBuyerDifferent && <PickField path="buyerId" label="Buyer" required choices={buyers} adds="buyer" emptyText="No buyers yet" />}
        <CountField
          label="Number of Notify Parties"
          className={styles.count}
          value={notifyPartyCount}
          min={0}
          max={maxNotifyParties}
          onChange={(count) => typeof count === "number" && store.update((values) => withNotifyPartyCount(values, count))}
        />
        {Array.from({ length: notifyPartyCount }, (_, index) => (
          <PickField
            key={index}
            path={`notifyIds.${index}`}
            label={`Notify Party ${index + 1}`}
            addLabel="Notify Party"
            required
            choices={buyers}
            adds="buyer"
            emptyText="No buyers yet"
          />
        ))}
      </SimpleGrid>
    </FormSection>
  );
}
