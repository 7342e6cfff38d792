import { minimumPasswordLength } from "#domain/account/account.ts";
import { optionalToken, ignoredResponse, token } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import { loadUserInfo } from "../../builder/context.ts";
import { AccountTypeEnum, OnboardingStatusEnum } from "../../builder/enums.ts";
import { notClearable, partialUpdate } from "../../builder/partialUpdate.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import type { Rest } from "../../rest/restClient.ts";
import { viewerField } from "./viewer.ts";

/** Hashing a password is expensive, so these mutations leave less of the budget. `operationLimits.ts` allows one per request. */
const hashingCost = 1_200;

builder.relayMutationField(
  "logIn",
  {
    description: "E-mail address and password of an account.",
    inputFields: (t) => ({
      email: t.string({ required: true, description: "The account's e-mail address, in any case." }),
      password: t.string({ required: true, description: "The account's password." }),
    }),
  },
  {
    description: "Opens a session. Send the token as `Authorization: Bearer …` from then on.",
    complexity: hashingCost,
    resolve: (_root, { input: { email, password } }, { rest }) =>
      outcome(async () => {
        const { jwt } = await rest.write(
          { method: "POST", path: "/v1/user/login", body: { email, password }, signedOut: true, hashes: true, repeatable: true },
          token,
        );
        rest.signIn(jwt);
        return { jwt };
      }),
  },
  {
    description: "The session that was opened.",
    outputFields: (t) => ({
      jwt: t.exposeString("jwt", { nullable: true, description: "The session's token; null with errors." }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "signUp",
  {
    description: "A new account.",
    inputFields: (t) => ({
      name: t.string({ required: true, description: "The user's full name." }),
      email: t.string({ required: true, description: "An e-mail address without an account." }),
      password: t.string({ required: true, description: `The account's password, at least ${minimumPasswordLength} characters.` }),
      type: t.field({ type: AccountTypeEnum, required: true, description: "Only EXPORTER can register now." }),
    }),
  },
  {
    description: "Creates an account and opens its first session.",
    complexity: hashingCost,
    resolve: (_root, { input: { name, email, password, type } }, { rest }) =>
      outcome(async () => {
        const body = { name, email, password, type };
        const { jwt } = await rest.write({ method: "POST", path: "/v1/user/signup", body, signedOut: true, hashes: true }, token);
        rest.signIn(jwt);
        return { jwt };
      }),
  },
  {
    description: "The new account and its first session.",
    outputFields: (t) => ({
      jwt: t.exposeString("jwt", { nullable: true, description: "The session's token; null with errors." }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

type AccountChange = {
  name?: string | null | undefined;
  oldPassword?: string | null | undefined;
  newPassword?: string | null | undefined;
};

/**
 * Sends the given fields of the account in one call; without any, it only makes sure that there is a session. After a new password, later
 * calls use the returned token.
 */
async function changeAccount(rest: Rest, { name, oldPassword, newPassword }: AccountChange): Promise<{ jwt?: string }> {
  const given = Object.entries({ name, oldPassword, newPassword }).filter(([, value]) => value !== undefined);
  if (given.length === 0) {
    await loadUserInfo({ rest });
    return {};
  }
  const body = Object.fromEntries(given.map(([field, value]) => [field, value ?? ""]));
  const jwt = (await rest.write({ method: "POST", path: "/v1/user/update", body, hashes: true }, optionalToken))?.jwt;
  if (!jwt) return {};
  rest.signIn(jwt);
  return { jwt };
}

builder.relayMutationField(
  "updateProfile",
  {
    description: `A new name, a new password, or both. ${partialUpdate}`,
    inputFields: (t) => ({
      name: t.string({ description: `The user's full name, not blank. ${notClearable}` }),
      oldPassword: t.string({ description: "The current password; needed for a new one." }),
      newPassword: t.string({ description: `The new password, at least ${minimumPasswordLength} characters.` }),
    }),
  },
  {
    description: "Changes name, password, or both, all or nothing. A new password ends every other session of the account.",
    complexity: hashingCost,
    resolve: (_root, { input }, { rest }) => outcome(() => changeAccount(rest, input)),
  },
  {
    description: "The changed user.",
    outputFields: (t) => ({
      jwt: t.exposeString("jwt", {
        nullable: true,
        description: "After a new password: the token to use from now on. Null with errors, and if the present token stays valid.",
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "changePassword",
  {
    description: "The current password and the new one.",
    inputFields: (t) => ({
      oldPassword: t.string({ required: true, description: "The current password." }),
      newPassword: t.string({ required: true, description: `The new password, at least ${minimumPasswordLength} characters.` }),
    }),
  },
  {
    description: "Changes the password and ends every other session of the account.",
    complexity: hashingCost,
    resolve: (_root, { input: { oldPassword, newPassword } }, { rest }) => outcome(() => changeAccount(rest, { oldPassword, newPassword })),
  },
  {
    description: "The session that continues with the new password.",
    outputFields: (t) => ({
      jwt: t.exposeString("jwt", {
        nullable: true,
        description: "The token to use from now on; null with errors, and if the present token stays valid.",
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "setOnboardingStatus",
  {
    description: "The step reached in the set-up.",
    inputFields: (t) => ({ status: t.field({ type: OnboardingStatusEnum, required: true, description: "The user's new step." }) }),
  },
  {
    description: "Records the office's step in the set-up. Only for owners.",
    resolve: (_root, { input: { status } }, { rest }) =>
      outcome(async () => {
        await rest.write({ method: "POST", path: "/v1/user/onboarding", body: { status } }, ignoredResponse);
        return {};
      }),
  },
  { description: "The user with the new status.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);
