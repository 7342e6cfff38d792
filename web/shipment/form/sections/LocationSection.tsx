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
        <PickField path="originCountry" choices={textChoices(choices.originCountries)} adds="originCountry" edit={withOriginCountry} />
        <PickField
          path="destinationCountry"
          choices={textChoices(choices.destinationCountries)}
          adds="destinationCountry"
          edit={withDestinationCountry}
        />
        <PickField
          path="portOfLoading"
          addLabel="Loading Port"
          choices={loadingPlaces}
          emptyText={noLoadingPlace}
          adds="loadingPort"
          edit={withLoadingPlace("portOfLoading")}
        />
        <PickField
          path="portOfDischarge"
          addLabel="Discharge Port"
          choices={dischargePlaces}
          emptyText={noDischargePlace}
          adds="dischargePort"
          edit={withDischargePlace("portOfDischarge")}
        />
        <PickField
          path="placeOfReceipt"
          isClearable
          choices={loadingPlaces}
          emptyText={noLoadingPlace}
          adds="loadingPort"
          edit={withLoadingPlace("placeOfReceipt")}
        />
        <PickField
          path="finalDestination"
          choices={dischargePlaces}
          emptyText={noDischargePlace}
          adds="dischargePort"
          edit={withDischargePlace("finalDestination")}
        />
        <PickField path="preCarriage" isClearable choices={textChoices(preCarriages)} />
        <TextField path="vessel" />
        <PickField path="termsOfPayment" choices={textChoices(choices.paymentTerms)} adds="paymentTerm" addLabel="Payment Term" />
        <PickField path="termsOfShipment" choices={textChoices(choices.shipmentTerms)} adds="shipmentTerm" addLabel="Shipment Term" />
      </SimpleGrid>
    </FormSection>
  );
}
