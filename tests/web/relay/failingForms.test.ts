import type { Request, Route } from "playwright-core";
import { expect, test } from "vitest";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { walkedDialogs } from "../../support/browser/journeys/walkedDialogs.ts";
import type { WalkedForm } from "../../support/browser/journeys/walkedForm.ts";
import { walkedForms } from "../../support/browser/journeys/walkedForms.ts";
import { walkedReviews } from "../../support/browser/journeys/walkedReviews.ts";
import { patience } from "../../support/browser/productPage.ts";

const desk = openAttachmentsPage();
const { site } = desk;

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

test.each(Object.entries({ ...walkedForms(desk), ...walkedDialogs(desk), ...walkedReviews(desk) }))(
  "whatever fails, the form of a %s keeps its entries and the focus, says so, sends nothing twice, and can be sent again",
  async (_, form) => {
    const { page } = site;
    const kept = await form.open(page);
    const submit = page.getByRole("button", { name: form.submit, exact: true }).last();
    const ready = page.getByRole("button", { name: form.submit, exact: true, disabled: false });
    const before = await ready.count();
    const focus = () => page.evaluate(() => document.activeElement?.tagName);
    const under = Object.entries(failures).filter(([failure]) => form.under?.includes(failure) ?? true);
    for (const [failure, { answer, says }] of under) {
      let sent = 0;
      const held = Promise.withResolvers<void>();
      const fail = async (route: Route) => {
        if (!isSent(route.request(), form)) return route.fallback();
        sent += 1;
        await held.promise;
        return answer(route, form.root);
      };
      await page.route("**/graphql", fail);
      await submit.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect.poll(() => sent, { ...patience, message: failure }).toBe(1);
      // What runs is not left by Escape.
      await expect.poll(() => ready.count(), { ...patience, message: failure }).toBeLessThan(before);
      await page.keyboard.press("Escape");
      held.resolve();
      const message = page.getByRole("alert").filter({ hasText: says ?? /[Ff]ailed|unexpected error/ });
      await message.first().waitFor();
      await expect.poll(() => submit.isEnabled(), { ...patience, message: failure }).toBe(true);
      await expect.poll(focus, { ...patience, message: failure }).not.toBe("BODY");
      for (const [label, text] of Object.entries(kept)) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
      expect(await page.getByText(form.done).count()).toBe(0);
      expect(sent).toBe(1);
      await page.unroute("**/graphql", fail);
    }
    await submit.press("Enter");
    await page.getByText(form.done).first().waitFor();
    const others = site.complaints.filter((text) => !text.includes("Failed to load resource"));
    site.complaints.splice(0, Infinity, ...others);
  },
  60_000,
);
