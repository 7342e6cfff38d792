import type { RecordKind } from "./kind.ts";
import { moreField } from "./moreFields.ts";

/** What papers for banks need of a buyer. */
export const buyerMoreFields = [
  moreField("contactPerson", "Contact Person", "The person to write to."),
  moreField("phone", "Phone", 'The phone number, such as "+971 4 555 0188".', { maxLength: 50, keyboard: "tel" }),
  moreField("email", "E-mail", 'The e-mail address, such as "imports@almarjan.example".', { format: "email" }),
  moreField("taxNumber", "Tax No.", "The tax registration number in the buyer's country.", { maxLength: 50 }),
  moreField("bankName", "Bank Name", "The buyer's bank."),
  moreField("bankSwiftCode", "Bank SWIFT Code", 'The SWIFT code (BIC) of the buyer\'s bank, such as "EBILAEAD".', {
    input: "upperText",
    maxLength: 11,
    format: "swift",
  }),
  moreField("bankAddress", "Bank Address", "The address of the buyer's bank; line breaks are kept.", {
    input: "longText",
    maxLength: 2000,
  }),
] as const;

/** A firm on the other side: consignee, different seller or notify party of a shipment. */
export const buyer: RecordKind = {
  name: "buyer",
  noun: "buyer",
  title: "Buyers",
  label: "Buyer",
  path: "buyer",
  nextBlocked: "Please add at least one buyer before proceeding",
  rest: { path: "buyer", id: "buyerId", list: "buyers" },
  fields: [
    {
      name: "name",
      label: "Name",
      input: "text",
      required: true,
      maxLength: 255,
      description: 'The buyer\'s name as documents print it, such as "Al Marjan Foodstuff Trading L.L.C.".',
    },
    {
      name: "address",
      label: "Address",
      input: "longText",
      required: false,
      maxLength: 2000,
      description: "The full postal address; line breaks are kept. Empty when unknown.",
    },
    {
      name: "country",
      label: "Country",
      input: "country",
      choices: "world",
      required: false,
      maxLength: 100,
      description: 'The country\'s English name from the built-in list, such as "Kenya". Empty when unknown.',
    },
    ...buyerMoreFields,
  ],
  incomplete: {
    settings: "Please fill in the buyer name",
    onboarding: "Please fill in the buyer name",
    quickAdd: "Please fill in the buyer name",
  },
};
