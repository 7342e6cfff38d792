import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { optionalContainerFields, requiredContainerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { optionalShipmentFields, requiredShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { builder } from "../../builder/builder.ts";
import { ContainerLoadEnum, PreCarriageEnum, ShipmentTypeEnum } from "../../builder/enums.ts";
import { notClearable } from "../../builder/partialUpdate.ts";
import { inputFields } from "./fieldInputs.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

const ProductLineInput = builder.inputType("ProductLineInput", {
  description: "A line of a shipment. Packages, weights and amount are computed from it.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "Global id of the product (`Goods`)." }),
    unitId: t.id({ required: true, description: "Global id of the packaging unit; all lines use the same one." }),
    quantity: t.field({ type: "Decimal", required: true, description: 'In order units, such as "50".' }),
    rate: t.field({
      type: "Decimal",
      required: true,
      description: 'Price of one order unit in the shipment\'s currency, such as "1142.5".',
    }),
    netWeightPerPackage: t.field({
      type: "Decimal",
      description: "Net weight of one package in packing units; the packaging unit's if omitted, 0 for goods in bulk.",
    }),
    grossWeightPerPackage: t.field({
      type: "Decimal",
      description: "Gross weight of one package in packing units; the packaging unit's if omitted, 0 for goods in bulk.",
    }),
    ...inputFields(t, lineFields, { required: false }),
  }),
});

const ShipmentReferenceInput = builder.inputType("ShipmentReferenceInput", {
  description: "A further reference of a shipment.",
  fields: (t) => ({
    label: t.string({ required: true, description: 'What it refers to, such as "Import permit".' }),
    value: t.string({ required: true, description: 'The number or text, such as "IP/2025/88".' }),
  }),
});

const ChargesInput = builder.inputType("ChargesInput", {
  description: "Charges of a shipment, in its currency. In a new shipment an omitted one is 0, in an update it stays; `null` is 0.",
  fields: (t) => inputFields(t, chargeFields, { required: false }),
});

const ContainerDetailInput = builder.inputType("ContainerDetailInput", {
  description: "How many containers a shipment takes and how they are filled.",
  fields: (t) => ({
    containerCount: t.int({ required: true, description: "Number of containers, at least 1." }),
    type: t.field({ type: ContainerLoadEnum, required: true, description: "Full or less than full loads." }),
  }),
});

const ContainerInput = builder.inputType("ContainerInput", {
  description: "One container of a shipment.",
  fields: (t) => ({
    ...inputFields(t, requiredContainerFields, { required: true }),
    ...inputFields(t, optionalContainerFields, { required: false }),
  }),
});

/**
 * The common fields of `createShipment` and `updateShipment`. An empty id or text means that nothing is chosen. In an update nothing
 * is required, because an omitted field keeps its value.
 */
export function shipmentInputs<IsUpdate extends boolean>(t: InputFields, isUpdate: IsUpdate) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler does not evaluate a conditional type for a parameter's value.
  const required = !isUpdate as IsUpdate extends true ? false : true;
  const rule = isUpdate ? ` ${notClearable}` : "";
  return {
    firmId: t.id({ required, description: `Global id of the firm it belongs to.${rule}` }),
    addressId: t.id({ required, description: `\`Address.addressId\` of the firm's address that documents print.${rule}` }),
    isSellerDifferent: t.boolean({
      description: isUpdate
        ? "Whether another party than the firm is the seller; `null` means false."
        : "Whether another party than the firm is the seller; false when left out.",
    }),
    sellerId: t.id({ description: "Global id of the buyer record that is the different seller." }),
    isBuyerDifferent: t.boolean({
      description: isUpdate
        ? "Whether the buyer (applicant) is another party than the consignee; `null` means false."
        : "Whether the buyer (applicant) is another party than the consignee; false when left out.",
    }),
    buyerId: t.id({ description: "Global id of the buyer record that is the different buyer." }),
    references: t.field({ type: [ShipmentReferenceInput], description: "Further references, at most 5; empty ones are dropped." }),
    consigneeId: t.id({ required, description: `Global id of the buyer that the goods are sent to.${rule}` }),
    notifyPartyIds: t.idList({ description: "Global ids of the buyers to notify of the arrival, at most 5." }),
    brokerId: t.id({ required, description: `Global id of the broker.${rule}` }),
    ...inputFields(t, requiredShipmentFields, { required, rule }),
    ...inputFields(t, optionalShipmentFields, { required: false }),
    preCarriage: t.field({ type: PreCarriageEnum, description: "How the goods reach the port of loading." }),
    bankId: t.id({ required, description: `\`BankDetail.bankId\` of the firm's account that the buyer pays to.${rule}` }),
    products: t.field({ type: [ProductLineInput], required, description: `The lines, 1 to 10.${rule}` }),
    charges: t.field({
      type: ChargesInput,
      description: isUpdate
        ? "The charges to change; omitted ones stay, and `null` sets all to 0."
        : "Discount, tax, advance and the price break-up; all 0 when left out.",
    }),
    type: t.field({ type: ShipmentTypeEnum, required, description: `In containers or in bulk.${rule}` }),
    containerDetail: t.field({ type: ContainerDetailInput, description: "Needed for CONTAINERISED, ignored for BULK." }),
    containers: t.field({ type: [ContainerInput], description: "The containers one by one, for CONTAINERISED; ignored for BULK." }),
  };
}
