import type { Page } from "playwright-core";
import { aBank } from "../fixtures/aFirm.ts";
import { ownAddress } from "../api/aUser.ts";
import { quietPath } from "./browser.ts";
import { aPng } from "../files/images.ts";

/** Somebody with an account on a running product, made over REST so that a browser test starts where its rule does. */
export type WebUser = { name: string; email: string; password: string; jwt: string };

let users = 0;

/** Signs up an exporter; `status` takes them through the set-up without its screens. */
export async function aWebUser(baseURL: string, change: { name?: string; status?: string } = {}): Promise<WebUser> {
  users += 1;
  const { name = "Asha Ramesh Mehta", status } = change;
  const account = { name, email: `asha${users}-${Date.now()}@tarangvel.example`, password: "monsoon-42" };
  const { jwt } = await post<{ jwt: string }>(baseURL, "/v1/user/signup", { ...account, type: "EXPORTER" }, undefined, ownAddress());
  if (status !== undefined) await post(baseURL, "/v1/user/onboarding", { status }, jwt);
  return { ...account, jwt };
}

/** Adds a firm with a stamp, one address and one bank; answers its REST id. */
export async function aWebFirm(baseURL: string, user: WebUser, name: string): Promise<string> {
  const form = new FormData();
  form.append("attachment_type", "STAMP_SIGN");
  form.append("file", new Blob([new Uint8Array(aPng({ width: 30, height: 20 }))], { type: "image/png" }), "stamp.png");
  const { key } = await post<{ key: string }>(baseURL, "/v1/attachment/save", form, user.jwt);
  const address = [{ name: "Head Office", address: "402, Silverline Trade Centre, Rajkot", gst: "" }];
  const firm = { name, ieCode: "AAXCT4821K", stampKey: key, letterHeadKey: "", address, bankDetails: [aBank()] };
  const { firmId } = await post<{ firmId: string }>(baseURL, "/v1/user/firm/add", firm, user.jwt);
  return firmId;
}

/** Puts the user's session into the browser, as signing in leaves it. */
export async function signedIn(page: Page, { jwt }: Pick<WebUser, "jwt">): Promise<void> {
  // A blank page that the product opened has its storage already.
  const isOpened = await page.evaluate(() => location.href === "about:blank" && origin !== "null");
  if (!isOpened) await page.goto(quietPath);
  await page.evaluate((token) => localStorage.setItem("jwt", token), jwt);
}

async function post<T>(baseURL: string, path: string, body: unknown, jwt?: string, more: Record<string, string> = {}): Promise<T> {
  const isForm = body instanceof FormData;
  const headers = {
    ...more,
    ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
    ...(!isForm && { "content-type": "application/json" }),
  };
  const answer = await fetch(`${baseURL}/ep/api${path}`, { method: "POST", headers, body: isForm ? body : JSON.stringify(body) });
  const { data, errors }: { data: T; errors: { error: string }[] } = await answer.json();
  if (errors.length > 0) throw new Error(`${path} was refused: ${errors.map(({ error }) => error).join(", ")}`);
  return data;
}
