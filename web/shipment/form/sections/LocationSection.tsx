import { SimpleGrid } from "@mantine/core";
import { preCarriages } from "#domain/shipment/shipment.ts";
import { placesIn, textChoices, useFormChoices } from "../values/formChoices.ts";
import { withDestinationCountry, withDischargePlace, withLoadingPlace, withOriginCountry } from "../values/formEdits.ts";
import { useFormValue } from "../values/formStore.ts";
import { FormSection } from "./FormSection.tsx";
import { PickField } from "../fields/PickField.tsx";
import { TextField } from "../fields/TextField.tsx";

/** Route, transport and terms. Ports depend on the chosen countries. */
export function LocationSection() {
  const choices = useFormChoices();
  const originCountry = useFormValue((values) => values.originCountry);
  const destinationCountry = useFormValue((values) => values.destinationCountry);
  const loadingPlaces = placesIn(choices.loadingPorts, originCountry);
  const dischargePlaces = placesIn(choices.dischargePorts, destinationCountry);
  const noLoadingPlace = originCountry === "" ? "Choose the origin country first" : `No places in ${originCountry} yet`;
  const noDischargePlace = destinationCountry === "" ? "Choose the destination country first" : `No places in ${destinationCountry} yet`;
  return (
    <FormSection title="Location & Shipping Details">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <PickField
          path="originCountry"
          label="Origin Country"
          required
          choices={textChoices(choices.originCountries)}
          adds="originCountry"
          edit={withOriginCountry}
        />
        <PickField
          path="destinationCountry"
          label="Destination Country"
          required
          choices={textChoices(choices.destinationCountries)}
          adds="destinationCountry"
          edit={withDestinationCountry}
        />
        <PickField
          path="portOfLoading"
          label="Port of Loading"
          addLabel="Loading Port"
          required
          choices={loadingPlaces}
          emptyText={noLoadingPlace}
          adds="loadingPort"
          edit={withLoadingPlace("portOfLoading")}
        />
        <PickField
          path="portOfDischarge"
          label="Port of Discharge"
          addLabel="Discharge Port"
          required
          choices={dischargePlaces}
          emptyText={noDischargePlace}
          adds="dischargePort"
          edit={withDischargePlace("portOfDischarge")}
        />
        <PickField
          path="placeOfReceipt"
          label="Place of Receipt"
          isClearable
          choices={loadingPlaces}
          emptyText={noLoadingPlace}
          adds="loadingPort"
          edit={withLoadingPlace("placeOfReceipt")}
        />
        <PickField
          path="finalDestination"
          label="Final Destination"
          required
          choices={dischargePlaces}
          emptyText={noDischargePlace}
          adds="dischargePort"
          edit={withDischargePlace("finalDestination")}
        />
        <PickField path="preCarriage" label="Pre-carriage" isClearable choices={textChoices(preCarriages)} />
        <TextField path="vessel" label="Vessel" />
        <PickField
          path="termsOfPayment"
          label="Terms of Payment"
          required
          choices={textChoices(choices.paymentTerms)}
          adds="paymentTerm"
          addLabel="Payment Term"
        />
        <PickField
          path="termsOfShipment"
          label="Terms of Shipment"
          required
          choices={textChoices(choices.shipmentTerms)}
          adds="shipmentTerm"
          addLabel="Shipment Term"
        />
      </SimpleGrid>
    </FormSection>
  );
}
