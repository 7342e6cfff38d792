/* oxlint-disable relay/unused-fields -- cardTexts reads the defined fields, and its types require each of them. */
import { Button, Group, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { pluralOf } from "#domain/figures/packages.ts";
import { unitCaption } from "#domain/masterData/packagingUnit.ts";
import { proposedFreightTerm } from "#domain/shipment/progress/freightTerm.ts";
import { billOfLadingFields } from "#domain/shipment/progress/billOfLadingFields.ts";
import { bookingFields } from "#domain/shipment/progress/bookingFields.ts";
import { shippingBillFields } from "#domain/shipment/progress/shippingBillFields.ts";
import { transportFields, type TransportFieldName, type TransportTexts } from "#domain/shipment/progress/transportFields.ts";
import { keysOf } from "#domain/typedObject.ts";
import type { TransportCard_shipment$key } from "../../__generated__/TransportCard_shipment.graphql.ts";
import type { TransportCardMutation } from "../../__generated__/TransportCardMutation.graphql.ts";
import { useMay } from "../../session/role.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { Section } from "../../ui/page/Section.tsx";
import { useWarningsAt } from "../useWarningsAt.ts";
import styles from "./TransportCard.module.css";
import { TransportField } from "./TransportField.tsx";
import { UnsavedEdits } from "../../unsaved/UnsavedEdits.tsx";
import { cardTexts, copiedFrom, editedSince, isEdited, numberErrors, transportInput } from "./transportValues.ts";

/** The parts of the card, in their order. */
const groups = [
  { title: "Booking", names: keysOf(bookingFields) },
  { title: "Bill of lading", names: keysOf(billOfLadingFields) },
  { title: "Shipping bill", names: keysOf(shippingBillFields) },
] satisfies { title: string; names: TransportFieldName[] }[];

type Props = { shipment: TransportCard_shipment$key };

/** Booking, bill of lading and shipping bill of a shipment. Keeps only what was edited, so that fresh data shows in all other fields. */
export function TransportCard({ shipment }: Props) {
  const data = useTransport(shipment);
  const saved = cardTexts(data.transport);
  const mayWrite = useMay("write");
  const [edits, setEdits] = useState<Partial<TransportTexts>>(() => (mayWrite ? proposed(saved, data.termsOfShipment) : {}));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [commit, isBusy] = useCommit<TransportCardMutation>(
    graphql`
      mutation TransportCardMutation($input: UpdateTransportInput!) {
        updateTransport(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
            ...MilestoneLine_shipment
            ...TransportCard_shipment
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: "Transport updated successfully", failure: "Failed to update the transport" },
  );
  useSubmitKeys();
  const unit = data.products[0]?.unit;
  const units: Partial<Record<TransportFieldName, string>> = unit
    ? { packagesOnBl: pluralOf(unit.packageType), grossOnBl: unitCaption(unit.packingUnit) }
    : {};
  const warnings = useWarningsAt(data, "transport");
  const isChanged = isEdited(edits, { ...saved, ...proposed(saved, data.termsOfShipment) });
  const edit = (name: TransportFieldName, value: string) => setEdits((before) => ({ ...before, [name]: value }));
  async function handleSave() {
    const wrong = numberErrors(edits);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const input = { id: data.id, version: data.version ?? null, ...transportInput(edits) };
    const response = await commit({ input }, { onErrors: (problems) => setErrors(formErrors(problems)) });
    // What was entered meanwhile is not saved yet.
    if (response) setEdits((now) => editedSince(edits, now));
  }
  return (
    <Section
      title="Transport"
      actions={
        mayWrite && (
          <Button variant="default" onClick={() => setEdits((before) => ({ ...before, ...copiedFrom(data) }))}>
            Copy from the shipment
          </Button>
        )
      }
    >
      {isChanged && <UnsavedEdits onLeave={() => setEdits({})} />}
      <form onSubmit={(event) => (event.preventDefault(), void handleSave())} noValidate>
        <Stack gap="xl">
          {groups.map(({ title, names }) => (
            <fieldset key={title} className={styles.fields} disabled={!mayWrite} data-readonly={!mayWrite || undefined}>
              <Title order={3} size="h4" className={styles.title}>
                {title}
              </Title>
              {names.map((name) => (
                <TransportField
                  key={name}
                  field={transportFields[name]}
                  value={edits[name] ?? saved[name]}
                  error={errors[name]}
                  unit={units[name] ?? ""}
                  warning={edits[name] === undefined ? warnings[name] : undefined}
                  onChange={(value) => edit(name, value)}
                />
              ))}
            </fieldset>
          ))}
          {mayWrite && (
            <Group justify="flex-end">
              <Button type="submit" disabled={isBusy || Object.keys(edits).length === 0}>
                {isBusy ? "Saving..." : "Save"}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Section>
  );
}

/** The freight term that fits the shipment term, while none is stored. */
function proposed({ freightTerm }: TransportTexts, termsOfShipment: string): Partial<TransportTexts> {
  const term = freightTerm === "" ? proposedFreightTerm(termsOfShipment) : null;
  return term === null ? {} : { freightTerm: term };
}

function useTransport(shipment: TransportCard_shipment$key) {
  return useFragment(
    graphql`
      fragment TransportCard_shipment on Shipment {
        id
        version
        termsOfShipment
        ...useWarningsAt_shipment
        vessel
        portOfLoading
        portOfDischarge
        containers {
          containerNumber
        }
        products {
          packages {
            total
            grossWeight
          }
          unit {
            packingUnit
            packageType
          }
        }
        transport {
          bookingNo
          carrier
          voyage
          forwarder
          etd
          eta
          placeOfDelivery
          transhipmentPort
          freightTerm
          freightPayableAt
          freeDaysOrigin
          freeDaysDestination
          blType
          originalsIssued
          blNo
          blDate
          onBoardDate
          vesselOnBl
          polOnBl
          podOnBl
          packagesOnBl
          grossOnBl
          containersOnBl
          consignedTo
          isClaused
          isOnDeck
          isCharterParty
          shippingBillNo
          shippingBillDate
          portCode
          leoDate
        }
      }
    `,
    shipment,
  );
}
