import { z } from "zod";
import { accountTypes, minimumPasswordLength } from "#domain/account.ts";
import { text } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

/** A token is three parts of base64url; this one opens nothing. */
export const exampleJwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTlhNzc0MSJ9.c2lnbmF0dXJl";

const jwt = z.string().describe("The session's token, good for 12 hours; send it as `Authorization: Bearer …`.");
const session = z.object({ jwt }).meta({ id: "Session", example: { jwt: exampleJwt }, description: "A new session." });

export const credentials = z
  .object({
    email: text().describe("The account's e-mail address, in any case."),
    password: text(10_000).describe("The account's password."),
  })
  .meta({
    id: "Credentials",
    example: { email: "kavya@tarangvel.example", password: "monsoon-42" },
    description: "Who signs in.",
    required: ["email", "password"],
  });

export const signUp = z
  .object({
    name: text().describe("The user's full name."),
    email: text().describe("The e-mail address to sign in with; one account each."),
    password: text(10_000).describe(`At least ${minimumPasswordLength} characters, at most 1000.`),
    type: text().meta({ enum: accountTypes, description: "The account type; only EXPORTER can be had now." }),
  })
  .meta({
    id: "SignUp",
    example: { name: "Kavya Vaghela", email: "kavya@tarangvel.example", password: "monsoon-42" },
    description: "A new account.",
    required: ["name", "email", "password", "type"],
  });

export const sessionOperations = {
  logIn: {
    id: "logIn",
    tag: "Account",
    summary: "Sign in",
    description:
      "A wrong password and an unknown e-mail are answered alike. The tenth try locks the e-mail for a while; sessions that exist go on.",
    isPublic: true,
    body: credentials,
    answer: session,
    refusals: {
      422: "E-mail or password is missing or wrong.",
      429: "Too many failures or tries at once, of the e-mail or the address; `Retry-After` tells in how many seconds another may succeed.",
      503: "Too many sign-ins at once; `Retry-After` tells when to try again.",
    },
  },
  signUp: {
    id: "signUp",
    tag: "Account",
    summary: "Make an account and its first session",
    isPublic: true,
    body: signUp,
    answer: session,
    refusals: {
      409: "An account with this e-mail exists.",
      422: "A field is missing or breaks its rule.",
      429: "Too many sign-ups from one address; `Retry-After` tells in how many seconds another may succeed.",
      503: "Too many sign-ups at once; `Retry-After` tells when to try again.",
    },
  },
} satisfies Record<string, OperationSpec>;
