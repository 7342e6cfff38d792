import { builder } from "../../builder/builder.ts";
import { ContainerLoadEnum, PreCarriageEnum, ShipmentTypeEnum } from "../../builder/enums.ts";
import { notClearable } from "../../builder/partialUpdate.ts";

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
    marks: t.string({ description: "Shipping marks; line breaks are kept." }),
    description: t.string({ description: "Text that documents add to the product's name." }),
    specification: t.string({ description: "Quality in words." }),
  }),
});

const ChargesInput = builder.inputType("ChargesInput", {
  description: "Charges of a shipment, in its currency. In a new shipment an omitted one is 0, in an update it stays; `null` is 0.",
  fields: (t) => ({
    discount: t.field({ type: "Decimal", description: 'Subtracted from the subtotal; at most the subtotal, such as "312.50".' }),
    gstPercentage: t.field({ type: "Decimal", description: 'Goods and services tax in percent, 0 to 100, such as "18".' }),
    advance: t.field({ type: "Decimal", description: 'Received already; at most the invoice value, such as "16500.00".' }),
    fob: t.field({
      type: "Decimal",
      description: 'Free-on-board value, such as "78900.00", for the price break-up; not part of the total.',
    }),
    freight: t.field({ type: "Decimal", description: 'Freight, such as "3150.00", for the price break-up; not part of the total.' }),
    insurance: t.field({ type: "Decimal", description: 'Insurance, such as "450.00", for the price break-up; not part of the total.' }),
    commission: t.field({ type: "Decimal", description: 'The broker\'s commission, such as "375.00", a memo; not part of the total.' }),
  }),
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
    containerNumber: t.string({ required: true, description: 'The container\'s number, such as "TVXU1001010".' }),
    lineSealNumber: t.string({ description: "The shipping line's seal." }),
    rfidSealNumber: t.string({ description: "The electronic seal." }),
    size: t.string({ description: "The container's size, such as \"20'\"." }),
    lot: t.string({ description: "The lot in it." }),
    netWeight: t.field({ type: "Decimal", description: 'Net weight of what is in it, in `unit`, such as "25000".' }),
    grossWeight: t.field({ type: "Decimal", description: 'Gross weight of what is in it, in `unit`, such as "25150".' }),
    unit: t.string({ description: 'The unit of both weights, such as "KG".' }),
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
    consigneeId: t.id({ required, description: `Global id of the buyer that the goods are sent to.${rule}` }),
    notifyPartyIds: t.idList({ description: "Global ids of the buyers to notify of the arrival, at most 5." }),
    brokerId: t.id({ required, description: `Global id of the broker.${rule}` }),
    name: t.string({ required, description: `The user's name for it.${rule}` }),
    originCountry: t.string({ required, description: `English name of the country the goods come from.${rule}` }),
    destinationCountry: t.string({ required, description: `English name of the country the goods go to.${rule}` }),
    preCarriage: t.field({ type: PreCarriageEnum, description: "How the goods reach the port of loading." }),
    placeOfReceipt: t.string({ description: "Where the carrier takes the goods over." }),
    vessel: t.string({ description: "Vessel and voyage." }),
    portOfLoading: t.string({ required, description: `Name of the port of loading.${rule}` }),
    portOfDischarge: t.string({ required, description: `Name of the port of discharge.${rule}` }),
    finalDestination: t.string({ required, description: `The final destination of the goods.${rule}` }),
    termsOfPayment: t.string({ required, description: `Terms of payment, as text.${rule}` }),
    termsOfShipment: t.string({ required, description: `Terms of delivery, as text.${rule}` }),
    bankId: t.id({ required, description: `\`BankDetail.bankId\` of the firm's account that the buyer pays to.${rule}` }),
    currency: t.string({ required, description: `The currency of all money here, by ISO 4217, such as "USD".${rule}` }),
    declaration: t.string({ required, description: `The declaration that invoices carry.${rule}` }),
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
    notes: t.string({ description: "The user's own notes; on no document." }),
  };
}
