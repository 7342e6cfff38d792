import type { Firm } from "#domain/userInfo.ts";
import type { CallableApi } from "./anApi.ts";
import type { TestUser } from "./aUser.ts";
import { aFirmImage } from "./upload.ts";

export type FirmBody = {
  name: string;
  ieCode: string;
  pan?: string;
  stampKey: string;
  letterHeadKey?: string;
  address: Record<string, string>[];
  bankDetails: Record<string, string>[];
};

/** The body of a complete firm with one address and one bank. */
export function aFirmBody(change: Partial<FirmBody> = {}): FirmBody {
  return {
    name: "Tarangvel Exports Private Limited",
    ieCode: "AAXCT4821K",
    pan: "AAXCT4821K",
    stampKey: "",
    letterHeadKey: "",
    address: [{ name: "Head Office", address: "402, Silverline Trade Centre,\nRajkot", gst: "24AAXCT4821K1ZS" }],
    bankDetails: [aBank()],
    ...change,
  };
}

/** A complete bank account as entered. */
export function aBank(change: Record<string, string> = {}): Record<string, string> {
  return {
    nickname: "KCB USD",
    accountNumber: "018805001234",
    iban: "",
    accountHolderName: "Tarangvel Exports Private Limited",
    bank: "Kathiawar Commercial Bank Ltd",
    bankAddress: "Yagnik Road, Rajkot",
    swiftCode: "KTCBINBBRJT",
    ...change,
  };
}

/** Adds a firm with an uploaded stamp and answers it as stored. */
export async function aFirm(api: CallableApi, user: TestUser, change: Partial<FirmBody> = {}): Promise<Firm> {
  const stampKey = change.stampKey ?? (await aFirmImage(api, user));
  const { data, errors } = await user.post<Firm>("/v1/user/firm/add", aFirmBody({ ...change, stampKey }));
  if (errors.length > 0) throw new Error(`The firm was refused: ${errors.map(({ error }) => error).join(", ")}`);
  return data;
}
