import { minimumPasswordLength } from "#domain/account/account.ts";
import { z } from "zod";
import { accountTypes, onboardingStatuses } from "#domain/account/accountType.ts";
import { roles } from "#domain/account/role.ts";
import { currency } from "#domain/masterData/lists/currency.ts";
import { declaration } from "#domain/masterData/lists/declaration.ts";
import { destinationCountry } from "#domain/masterData/lists/destinationCountry.ts";
import type { ListKind } from "#domain/masterData/kind.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "#domain/masterData/lists/shipmentTerm.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { text } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { firmAnswer } from "../firm/firmOperations.ts";
import { contractFormatAnswer } from "../masterData/contractFormatOperations.ts";
import {
  brokerAnswer,
  buyerAnswer,
  documentTemplateAnswer,
  goodsAnswer,
  packagingUnitAnswer,
  portAnswer,
} from "../masterData/recordAnswers.ts";
import { listExamples } from "../masterData/recordExamples.ts";

export const profileUpdate = z
  .object({
    name: z.string().max(255).nullish().describe("The new name, not blank; unchanged when omitted."),
    oldPassword: text(10_000).describe("The current password; required with a new one."),
    newPassword: text(10_000).describe(`The new password, at least ${minimumPasswordLength} characters; unchanged when omitted.`),
  })
  .meta({ id: "ProfileUpdate", example: { name: "Kavya R. Vaghela" }, description: "A new name, a new password, or both." });

export const onboardingUpdate = z
  .object({ status: text().meta({ enum: onboardingStatuses, description: "The progress of the set-up." }) })
  .meta({
    id: "OnboardingUpdate",
    example: { status: "ONBOARDING_COMPLETED" },
    description: "The progress of the set-up.",
    required: ["status"],
  });

function items({ title, name }: ListKind) {
  return z.array(z.string().meta({ example: listExamples[name] })).describe(`${title}, in the order of entering.`);
}

/** An owner's is not sent. */
const memberRoles = roles.filter((role) => role !== "OWNER");

const userInfo = z
  .object({
    userId: z.string().describe("The user's id."),
    name: z.string().describe("The user's full name."),
    email: z.string().describe("The e-mail address for signing in."),
    type: z.enum(accountTypes).describe("The account type."),
    status: z.enum(onboardingStatuses).describe("The progress of the office's set-up; completed for those who are not owners."),
    role: z.enum(memberRoles).optional().describe("What the user may do in the office; absent for an owner, who may do everything."),
    isPartner: z.boolean().optional().describe("Whether an exporter has made the office its partner; absent if none has."),
    firms: z.array(firmAnswer).describe("The user's firms."),
    originCountry: items(originCountry),
    destinationCountry: items(destinationCountry),
    buyers: z.array(buyerAnswer).describe("Buyers, also used as consignees, sellers and notify parties."),
    brokers: z.array(brokerAnswer).describe("Brokers."),
    loadingPorts: z.array(portAnswer).describe("Ports of loading, also used as places of receipt."),
    dischargePorts: z.array(portAnswer).describe("Ports of discharge, also used as final destinations."),
    paymentTerms: items(paymentTerm),
    shipmentTerms: items(shipmentTerm),
    units: z.array(packagingUnitAnswer).describe("Packaging units."),
    goods: z.array(goodsAnswer).describe("Products."),
    currency: items(currency),
    declaration: items(declaration),
    contractFormat: z.array(contractFormatAnswer).describe("Contract formats."),
    documentTemplates: z.array(documentTemplateAnswer).describe("Templates of custom documents."),
  })
  .meta({
    id: "UserInfo",
    example: { name: "Kavya Vaghela", email: "kavya@tarangvel.example" },
    description: "The account and all its master data.",
  }) satisfies z.ZodType<UserInfo>;

export const accountOperations = {
  read: {
    id: "readUserInfo",
    tag: "Account",
    summary: "The signed-in user with all master data",
    answer: userInfo,
  },
  setOnboardingStatus: {
    id: "setOnboardingStatus",
    tag: "Account",
    summary: "Set the progress of the set-up",
    role: "OWNER",
    body: onboardingUpdate,
    answer: z.object({ status: z.enum(onboardingStatuses).describe("The new progress of the set-up.") }),
    refusals: { 409: "The set-up of a partner's office is complete.", 422: "The status is unknown." },
  },
  update: {
    id: "updateProfile",
    tag: "Account",
    summary: "Change the name or the password",
    role: "VIEWER",
    description: "A new password ends all other sessions of the user; API keys stay valid.",
    body: profileUpdate,
    answer: z.object({
      name: z.string().meta({ description: "The name after the change.", example: "Kavya R. Vaghela" }),
      jwt: z.string().optional().describe("Only after a new password: this session's new token."),
    }),
    refusals: {
      422: "The request changes nothing, a field is invalid, or the current password is wrong.",
      429: "Too many wrong passwords in this session; `Retry-After` gives the seconds until a retry may succeed.",
      503: "The service is checking too many passwords; `Retry-After` says when to try again.",
    },
  },
} satisfies Record<string, OperationSpec>;
