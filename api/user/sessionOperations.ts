import { z } from "zod";
import { maximumPasswordLength, minimumPasswordLength } from "#domain/account/account.ts";
import { accountTypes } from "#domain/account/accountType.ts";
import { text } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

/** A valid form of token, three parts of base64url, that authenticates nobody. */
const exampleJwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTlhNzc0MSJ9.c2lnbmF0dXJl";

const jwt = z.string().describe("The session's token, valid for 12 hours; send it as `Authorization: Bearer …`.");
export const session = z.object({ jwt }).meta({ id: "Session", example: { jwt: exampleJwt }, description: "A new session." });

export const credentials = z
  .object({
    email: text().describe("The account's e-mail address, in any case."),
    password: text(10_000).describe("The account's password."),
  })
  .meta({
    id: "Credentials",
    example: { email: "kavya@tarangvel.example", password: "monsoon-42" },
    description: "Credentials for signing in.",
    required: ["email", "password"],
  });

export const signUp = z
  .object({
    name: text().describe("The user's full name."),
    email: text().describe("The e-mail address for signing in; each account needs a different one."),
    password: text(10_000).describe(`At least ${minimumPasswordLength} characters, at most ${maximumPasswordLength}.`),
    type: text().meta({ enum: accountTypes, description: "The account type; only EXPORTER is available now." }),
  })
  .meta({
    id: "SignUp",
    example: { name: "Kavya Vaghela", email: "kavya@tarangvel.example", password: "monsoon-42" },
    description: "A new account as entered.",
    required: ["name", "email", "password", "type"],
  });

export const sessionOperations = {
  logIn: {
    id: "logIn",
    tag: "Account",
    summary: "Sign in",
    description:
      "A wrong password and an unknown e-mail get the same answer. The tenth attempt locks the e-mail for a while; existing sessions continue.",
    isPublic: true,
    body: credentials,
    answer: session,
    refusals: {
      422: "E-mail or password is missing or wrong.",
      429: "Too many failures or concurrent attempts of the e-mail or the address; `Retry-After` gives the seconds until a retry may succeed.",
      503: "Too many concurrent sign-ins; `Retry-After` says when to try again.",
    },
  },
  signUp: {
    id: "signUp",
    tag: "Account",
    summary: "Create an account and its first session",
    isPublic: true,
    body: signUp,
    answer: session,
    refusals: {
      409: "An account with this e-mail exists.",
      422: "A field is missing or invalid.",
      429: "Too many sign-ups from one address; `Retry-After` gives the seconds until a retry may succeed.",
      503: "Too many concurrent sign-ups; `Retry-After` says when to try again.",
    },
  },
} satisfies Record<string, OperationSpec>;
