import type { Page, Request, Route } from "playwright-core";
import { expect } from "vitest";
import { patience, type ProductPage } from "../productPage.ts";
import type { WalkedForm } from "./walkedForm.ts";

type Failure = {
  answer: (route: Route, root: string) => Promise<void>;
  /** What the message says; the form's own words if left out. */
  says?: string;
};

const html = { contentType: "text/html", body: "<h1>Away</h1>" };
const failures: Record<string, Failure> = {
  "500": { answer: (route) => route.fulfill({ status: 500, ...html }) },
  offline: { answer: (route) => route.abort("internetdisconnected"), says: "The server cannot be reached" },
  "no payload": { answer: (route, root) => route.fulfill({ json: { data: { [root]: null } } }) },
  "a field that is not shown": {
    answer: (route, root) => route.fulfill({ json: { data: { [root]: { errors: [{ message: "No room", field: ["elsewhere"] }] } } } }),
    says: "No room",
  },
  "413": { answer: (route) => route.fulfill({ status: 413, ...html }), says: "larger than the server takes" },
  "429": { answer: (route) => route.fulfill({ status: 429, ...html }), says: "Too many requests were sent" },
};

/** The browser does not tell what a form with a file sends. */
function isSent(request: Request, { sends, hasFile = false }: WalkedForm): boolean {
  if (hasFile) return (request.headers()["content-type"] ?? "").startsWith("multipart/");
  return (request.postData() ?? "").includes(`"${sends}"`);
}

/** Hides the messages of what was before, so that they are not taken for those of what comes. */
async function hideMessages(page: Page): Promise<void> {
  await page.getByRole("alert").evaluateAll((shown) => {
    for (const alert of shown) if (alert instanceof HTMLElement) alert.style.setProperty("display", "none", "important");
  });
}

/**
 * Opens a form and sends it under each of its failures, with Enter twice and Escape while it runs: it says what failed, keeps its entries
 * and the focus, and sends one request. At last it is sent without a failure. Returns the failures.
 */
export async function walkForm({ page, complaints }: ProductPage, form: WalkedForm): Promise<string[]> {
  const kept = await form.open(page);
  const role = form.isSwitch ? "switch" : "button";
  // A switch has its description in its name.
  const named = { name: form.submit, exact: !form.isSwitch };
  const submit = page.getByRole(role, named).last();
  const ready = page.getByRole(role, { ...named, disabled: false });
  const key = form.isSwitch ? "Space" : "Enter";
  await submit.waitFor();
  const before = await ready.count();
  const done = (typeof form.done === "function" ? form.done(page) : page.getByText(form.done)).filter({ visible: true });
  const focus = () => page.evaluate(() => document.activeElement?.tagName);
  const under = Object.entries(failures).filter(([failure]) => form.under?.includes(failure) ?? true);
  for (const [failure, { answer, says }] of under) {
    const told = { ...patience, message: `${form.sends}, ${failure}` };
    let sent = 0;
    const held = Promise.withResolvers<void>();
    const fail = async (route: Route) => {
      if (!isSent(route.request(), form)) return route.fallback();
      sent += 1;
      await held.promise;
      return answer(route, form.root);
    };
    await page.route("**/graphql", fail);
    await hideMessages(page);
    await submit.focus();
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expect.poll(() => sent, told).toBe(1);
    // What runs is not left by Escape.
    if (!form.isSwitch) await expect.poll(() => ready.count(), told).toBeLessThan(before);
    await page.keyboard.press("Escape");
    held.resolve();
    await expect
      .poll(
        () =>
          page
            .getByRole("alert")
            .filter({ hasText: says ?? /[Ff]ailed|unexpected error/ })
            .count(),
        told,
      )
      .toBe(1);
    await expect.poll(() => submit.isEnabled(), told).toBe(true);
    await expect.poll(focus, told).not.toBe("BODY");
    for (const [label, text] of Object.entries(kept)) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
    expect({ told: told.message, done: await done.count(), sent }).toEqual({ told: told.message, done: 0, sent: 1 });
    await page.unroute("**/graphql", fail);
  }
  await submit.press(key);
  await done.first().waitFor();
  complaints.splice(0, Infinity, ...complaints.filter((text) => !text.includes("Failed to load resource")));
  return under.map(([failure]) => failure);
}

/** Failures in turn for a chain of forms: what is the same in all forms is walked under every failure elsewhere. */
const inTurn = ["500", "offline", "no payload", "a field that is not shown"];

/** Walks forms one after the other, each under one failure and each going on from where the one before ended. Returns what they sent. */
export async function walkChain(site: ProductPage, chain: readonly WalkedForm[]): Promise<string[]> {
  for (const [index, form] of chain.entries()) await walkForm(site, { under: inTurn.slice(index % 4, (index % 4) + 1), ...form });
  return chain.map(({ sends }) => sends);
}
