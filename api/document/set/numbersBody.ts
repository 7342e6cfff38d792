import { z } from "zod";
import { numberFields } from "#domain/documents/numbering/numberFields.ts";
import { flag, text } from "../../http/requestSchema.ts";
import { dayPattern } from "../../openapi/commonFields.ts";
import { warningAnswer } from "../../shipment/shipmentAnswers.ts";

const names = { contract: "sales contract", pi: "proforma invoice", invoice: "commercial invoice" } as const;
const examples = { contract: "TV/SC/2025/031", pi: "TV/PI/025/25-26", invoice: "TV/EXP/043/25-26" } as const;
type Of = keyof typeof names;

/** A text without the blanks around it. */
function trimmed() {
  return text(255).transform((value) => value.trim());
}

function numberBody(of: Of) {
  return trimmed().meta({
    description: `The number of the ${names[of]} as the user would give it; blank to ask for one.`,
    example: examples[of],
  });
}

function dateBody(of: Of) {
  const description = `The date of the ${names[of]}, DD/MM/YYYY; it decides the financial year. Blank: the stored one, else today.`;
  return trimmed().meta({ description, pattern: dayPattern, example: "20/11/2025" });
}

/** Numbers and dates as a user would give them. */
export const numbersBody = z
  .object({
    contractNo: numberBody("contract"),
    contractDate: dateBody("contract"),
    piNo: numberBody("pi"),
    piDate: dateBody("pi"),
    invoiceNo: numberBody("invoice"),
    invoiceDate: dateBody("invoice"),
    today: trimmed().meta({
      description: "The user's today, DD/MM/YYYY; today in India if omitted.",
      pattern: dayPattern,
      example: "20/11/2025",
    }),
  })
  .extend({ numbersOnly: flag().describe("Leaves the list of documents empty: only numbers, dates and what may be wrong with them.") })
  .meta({ id: "DocumentNumbersBody", description: "Numbers and dates to check; a blank one is proposed." });

const number = (of: Of) =>
  z.string().meta({ description: `The number of the ${names[of]}; "" if none can be proposed.`, example: examples[of] });
const date = (of: Of) =>
  z.string().meta({ description: `The date of the ${names[of]}, DD/MM/YYYY.`, pattern: dayPattern, example: "20/11/2025" });

/** Numbers and dates of an answer, with what may be wrong with them. */
export const numbersAnswer = z.object({
  contractNo: number("contract"),
  contractDate: date("contract"),
  piNo: number("pi"),
  piDate: date("pi"),
  invoiceNo: number("invoice"),
  invoiceDate: date("invoice"),
  proposed: z.array(z.enum(numberFields)).describe("The numbers that are proposals: neither given nor stored."),
  warnings: z.array(warningAnswer).describe("What may be wrong with a number; it never prevents generating."),
});
