import { z } from "zod";
import { trimZeros } from "#domain/decimal.ts";

/*
 * What the REST service answers (spec sections 3 and 7), read once at the edge. Lists and texts that another server of the
 * same contract leaves out are empty; what no answer can do without is required. Unknown keys are dropped.
 */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
export const id = z.union([z.string().min(1), z.number()]).transform(String);
export const decimal = z.union([z.string(), z.number()]).transform((value, context) => {
  try {
    return value === "" ? "0" : trimZeros(String(value));
  } catch {
    context.addIssue({ code: "custom", message: "no decimal figure" });
    return z.NEVER;
  }
});
export const figure = decimal.nullish().transform((value) => value ?? "0");
export const instant = z.union([z.string(), z.number()]).transform((value, context) => {
  const date = new Date(value);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue({ code: "custom", message: "no instant" });
  return z.NEVER;
});
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
export const texts = listOf(z.string());

export const address = z.object({ addressId: text, name: text, address: text, gst: text });

/** Older data has its nickname in `remarks` (spec section 3). */
export const bankDetail = z
  .object({
    bankId: text,
    nickname: text,
    accountNumber: text,
    iban: text,
    accountHolderName: text,
    bank: text,
    bankAddress: text,
    swiftCode: text,
    branch: z.string().nullish(),
    country: z.string().nullish(),
    remarks: z.string().nullish(),
  })
  .transform(({ remarks, ...bank }) => ({ ...bank, nickname: bank.nickname || (remarks ?? "") }));

export type Address = z.output<typeof address>;
export type BankDetail = z.output<typeof bankDetail>;
