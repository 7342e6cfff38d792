import { preCarriageOf } from "#domain/shipment/shipment.ts";
import { isBlankLine } from "#domain/shipment/shipmentCheck.ts";
import type { CreateShipmentInput } from "../../../__generated__/useSaveShipmentCreateMutation.graphql.ts";
import { figureOf } from "./figureText.ts";
import { chargeFigures } from "./formTotals.ts";
import { chosenNotifyIds, shownLines, type ContainerValues, type FormValues, type LineValues } from "./formValues.ts";

/**
 * The input of a checked form: no computed figures, a seller only if different, no blank later lines, and containers only for containerised
 * goods.
 */
export function inputOf(values: FormValues, firmId: string): CreateShipmentInput {
  const { isSellerDifferent, sellerId, type, containerDetail } = values;
  // The check has already rejected a form without a type.
  if (type === "") throw new Error("A shipment without a type cannot be sent.");
  const isContainerised = type === "CONTAINERISED";
  return {
    firmId,
    name: values.name.trim(),
    addressId: values.addressId,
    isSellerDifferent,
    ...(isSellerDifferent && { sellerId }),
    consigneeId: values.consigneeId,
    notifyPartyIds: chosenNotifyIds(values),
    brokerId: values.brokerId,
    originCountry: values.originCountry,
    destinationCountry: values.destinationCountry,
    // A text stored by another service stays unchanged.
    ...preCarriageInput(values.preCarriage),
    placeOfReceipt: values.placeOfReceipt,
    vessel: values.vessel.trim(),
    portOfLoading: values.portOfLoading,
    portOfDischarge: values.portOfDischarge,
    finalDestination: values.finalDestination,
    termsOfPayment: values.termsOfPayment,
    termsOfShipment: values.termsOfShipment,
    bankId: values.bankId,
    currency: values.currency,
    declaration: values.declaration,
    products: shownLines(values)
      .filter((line, index) => index === 0 || !isBlankLine(line))
      .map(lineInput),
    charges: chargeFigures(values),
    type,
    ...(isContainerised && {
      containerDetail: { containerCount: Number(figureOf(containerDetail.containerCount)), type: containerDetail.type },
      containers: values.containers.filter(({ containerNumber }) => containerNumber.trim() !== "").map(containerInput),
    }),
    notes: values.notes,
  };
}

function preCarriageInput(text: string): Pick<CreateShipmentInput, "preCarriage"> {
  const way = preCarriageOf(text);
  return text === "" || way !== null ? { preCarriage: way } : {};
}

function lineInput({ key: _key, ...line }: LineValues): CreateShipmentInput["products"][number] {
  return {
    ...line,
    quantity: figureOf(line.quantity),
    rate: figureOf(line.rate),
    netWeightPerPackage: figureOf(line.netWeightPerPackage),
    grossWeightPerPackage: figureOf(line.grossWeightPerPackage),
  };
}

function containerInput({ key: _key, ...container }: ContainerValues): NonNullable<CreateShipmentInput["containers"]>[number] {
  return {
    ...container,
    containerNumber: container.containerNumber.trim(),
    netWeight: figureOf(container.netWeight),
    grossWeight: figureOf(container.grossWeight),
  };
}
