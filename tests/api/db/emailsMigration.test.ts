import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as emails from "../../../api/db/migrations/office/0088-emails-without-marks.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";
import { inDatabase } from "../../support/database/inDatabase.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

test("an account whose e-mail was stored with an unseen mark signs in, unless another account has the address (R-1402)", async () => {
  const mails = ["kavya@tarangvel.example", "ravi@tarangvel.example", "meera@tarangvel.example"];
  const [kavya, ravi, meera] = await Promise.all(mails.map((email) => aUser(api, { email, password: `of ${email}` })));
  await inDatabase(api, async (db) => {
    const store = (from: string, email: string) => db.updateTable("users").set({ email }).where("email", "=", from).execute();
    await store("kavya@tarangvel.example", "\u200bKavya@tarangvel.example\u2069");
    await store("ravi@tarangvel.example", "meera\u200b@tarangvel.example");
    await emails.up(db as unknown as Kysely<unknown>);
  });
  const signIn = async (email: string, password = "") => (await api.call("POST", "/v1/user/login", { body: { email, password } })).status;
  expect(await signIn("kavya@tarangvel.example", kavya?.password)).toBe(200);
  expect(await signIn("meera@tarangvel.example", meera?.password)).toBe(200);
  expect(await signIn("meera@tarangvel.example", ravi?.password)).not.toBe(200);
});
