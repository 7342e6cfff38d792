import { z } from "zod";
import { checkFirm, type FirmInput } from "#domain/masterData/firm.ts";
import { list, parse, text } from "../body.ts";
import { refuseIf } from "../refusal.ts";

const address = z.object({ addressId: text(), name: text(), address: text(2000), gst: text(20) });

const bank = z.object({
  bankId: text(),
  nickname: text(),
  accountNumber: text(50),
  iban: text(50),
  accountHolderName: text(),
  bank: text(),
  bankAddress: text(2000),
  swiftCode: text(20),
});

const body = z.object({
  name: text(),
  ieCode: text(50),
  pan: text(20),
  stampKey: text(),
  letterHeadKey: text(),
  address: list(address),
  bankDetails: list(bank),
});

/** A firm as sent: trimmed, and checked in the words of Settings, the stricter surface. Ids are "" for new entries. */
export type FirmBody = z.output<typeof body>;

/** Reads a firm out of a body (spec section 7, Firm); keys and ids are not looked up yet. */
export function readFirmBody(sent: unknown): FirmBody {
  const firm = parse(body, sent);
  const tidied = { ...trimmed(firm), address: firm.address.map(trimmed), bankDetails: firm.bankDetails.map(trimmed) };
  refuseIf(checkFirm(tidied satisfies FirmInput, "settings"));
  return tidied;
}

function trimmed<T extends object>(entry: T): T {
  const entries = Object.entries(entry).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]);
  // The same names with texts of the same type.
  return Object.fromEntries(entries) as T;
}
