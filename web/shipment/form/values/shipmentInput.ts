import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { preCarriageOf } from "#domain/shipment/shipment.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { isBlankLine, isBlankReference } from "#domain/shipment/shipmentCheck.ts";
import type { CreateShipmentInput } from "../../../__generated__/useSaveShipmentCreateMutation.graphql.ts";
import { inputFields } from "./enteredFields.ts";
import { figureOf } from "#domain/figures/enteredFigure.ts";
import { chargeFigures } from "./formTotals.ts";
import { chosenNotifyIds, shownLines, type FormValues, type LineValues } from "./formValues.ts";

// An enumeration in GraphQL.
const { preCarriage: _enumerated, ...otherFields } = shipmentFields;

/**
 * The input of a checked form: no computed figures, a seller only if different, no blank later lines, and containers only for containerised
 * goods.
 */
export function inputOf(values: FormValues, firmId: string): CreateShipmentInput {
  const { isSellerDifferent, sellerId, isBuyerDifferent, buyerId, type, containerDetail } = values;
  // The check has already rejected a form without a type.
  if (type === "") throw new Error("A shipment without a type cannot be sent.");
  const isContainerised = type === "CONTAINERISED";
  return {
    firmId,
    ...inputFields(otherFields, values),
    addressId: values.addressId,
    isSellerDifferent,
    ...(isSellerDifferent && { sellerId }),
    isBuyerDifferent,
    ...(isBuyerDifferent && { buyerId }),
    references: values.references.filter((each) => !isBlankReference(each)).map(({ label, value }) => ({ label, value })),
    consigneeId: values.consigneeId,
    notifyPartyIds: chosenNotifyIds(values),
    brokerId: values.brokerId,
    // A text stored by another service stays unchanged.
    ...preCarriageInput(values.preCarriage),
    bankId: values.bankId,
    products: shownLines(values)
      .filter((line, index) => index === 0 || !isBlankLine(line))
      .map(lineInput),
    charges: chargeFigures(values),
    type,
    ...(isContainerised && {
      containerDetail: { containerCount: Number(figureOf(containerDetail.containerCount)), type: containerDetail.type },
      containers: values.containers
        .filter(({ containerNumber }) => containerNumber.trim() !== "")
        .map((row) => inputFields(containerFields, row)),
    }),
  };
}

function preCarriageInput(text: string): Pick<CreateShipmentInput, "preCarriage"> {
  const way = preCarriageOf(text);
  return text === "" || way !== null ? { preCarriage: way } : {};
}

function lineInput({ key: _key, ...line }: LineValues): CreateShipmentInput["products"][number] {
  return {
    ...line,
    ...inputFields(lineFields, line),
    quantity: figureOf(line.quantity),
    rate: figureOf(line.rate),
    netWeightPerPackage: figureOf(line.netWeightPerPackage),
    grossWeightPerPackage: figureOf(line.grossWeightPerPackage),
  };
}
