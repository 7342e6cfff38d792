import type { Page } from "playwright-core";

/** What the browser asks the server to do from now on, in order: names of operations and the inputs they carry. */
export function operationsSent(page: Page): { name: string; input: unknown }[] {
  const sent: { name: string; input: unknown }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/graphql")) return;
    const body: { operationName?: string; variables?: { input?: unknown } } | null = isForm(request.headers())
      ? null
      : request.postDataJSON();
    if (body?.operationName?.endsWith("Mutation")) sent.push({ name: body.operationName, input: body.variables?.input });
  });
  return sent;
}

function isForm(headers: Record<string, string>): boolean {
  return (headers["content-type"] ?? "").startsWith("multipart/");
}

/** The title and text of the toast with this text, as they stand on the screen. */
export async function toastWith(page: Page, text: string): Promise<string> {
  const toast = page.getByRole("alert").filter({ hasText: text });
  await toast.first().waitFor();
  return (await toast.first().innerText()).trim();
}

/** The names of the listed items, as 'Your Buyers (2)' shows them. */
export function rowsOf(page: Page, title: string): Promise<string[]> {
  return page
    .getByRole("list", { name: `Your ${title}` })
    .locator("li > div > span:first-child")
    .allInnerTexts();
}

export type Refusal = { message: string; field?: string[] };

/** Lets the server refuse the next call of a mutation: `operation` is its name, `root` its field, such as "deleteBuyer". */
export async function refuseOnce(
  page: Page,
  { operation, root, errors }: { operation: string; root: string; errors: Refusal[] },
): Promise<void> {
  await page.route("**/graphql", (route) => {
    const body: { operationName?: string } | null = isForm(route.request().headers()) ? null : route.request().postDataJSON();
    if (body?.operationName !== operation) return route.fallback();
    return route.fulfill({ json: { data: { [root]: { viewer: null, errors } } } });
  });
}

/** Holds the calls of a mutation back until the function it answers is called. */
export async function holdBack(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    const body: { operationName?: string } | null = isForm(route.request().headers()) ? null : route.request().postDataJSON();
    if (body?.operationName === operation) await promise;
    await route.fallback();
  });
  return resolve;
}
