import { maybeToken, nothing, token } from "../answers.ts";
import { builder } from "../builder.ts";
import { AccountTypeEnum, OnboardingStatusEnum } from "../enums.ts";
import { errorsField, outcome } from "../payload.ts";
import { viewerField } from "./viewer.ts";

/** Hashing a password is dear, and leaves the rest of a request less to spend. `limits.ts` lets it be tried once a request. */
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
        const { jwt } = await rest.write({ method: "POST", path: "/v1/user/login", body: { email, password }, signedOut: true }, token);
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
      email: t.string({ required: true, description: "An e-mail address that has no account yet." }),
      password: t.string({ required: true, description: "At least 6 characters." }),
      type: t.field({ type: AccountTypeEnum, required: true, description: "Only EXPORTER can register now." }),
    }),
  },
  {
    description: "Makes an account and opens its first session.",
    complexity: hashingCost,
    resolve: (_root, { input: { name, email, password, type } }, { rest }) =>
      outcome(async () => {
        const body = { name, email, password, type };
        const { jwt } = await rest.write({ method: "POST", path: "/v1/user/signup", body, signedOut: true }, token);
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

builder.relayMutationField(
  "updateProfile",
  {
    description: "What can be changed about the user.",
    inputFields: (t) => ({ name: t.string({ required: true, description: "The user's full name; not blank." }) }),
  },
  {
    description: "Changes the user's name.",
    resolve: (_root, { input: { name } }, { rest }) =>
      outcome(async () => {
        await rest.write({ method: "POST", path: "/v1/user/update", body: { name } }, nothing);
        return {};
      }),
  },
  { description: "The changed user.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);

builder.relayMutationField(
  "changePassword",
  {
    description: "The current password and the new one.",
    inputFields: (t) => ({
      oldPassword: t.string({ required: true, description: "The current password." }),
      newPassword: t.string({ required: true, description: "At least 6 characters." }),
    }),
  },
  {
    description: "Changes the password and ends every other session of the account.",
    complexity: hashingCost,
    resolve: (_root, { input: { oldPassword, newPassword } }, { rest }) =>
      outcome(async () => {
        const body = { oldPassword, newPassword };
        const jwt = (await rest.write({ method: "POST", path: "/v1/user/update", body }, maybeToken))?.jwt;
        if (!jwt) return {};
        rest.signIn(jwt);
        return { jwt };
      }),
  },
  {
    description: "The session that goes on with the new password.",
    outputFields: (t) => ({
      jwt: t.exposeString("jwt", {
        nullable: true,
        description: "The token to use from now on; null with errors, and where the present one stays valid.",
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
    inputFields: (t) => ({ status: t.field({ type: OnboardingStatusEnum, required: true, description: "Where the user now stands." }) }),
  },
  {
    description: "Records where the user stands in the set-up.",
    resolve: (_root, { input: { status } }, { rest }) =>
      outcome(async () => {
        await rest.write({ method: "POST", path: "/v1/user/onboarding", body: { status } }, nothing);
        return {};
      }),
  },
  { description: "The user with the new status.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);
