import type { Page, Request } from "playwright-core";

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

/** The name of the operation that a request carries; the browser does not tell that of a form with a file. */
export function operationOf(request: Request): string | undefined {
  const body: { operationName?: string } | null = isForm(request.headers()) ? null : request.postDataJSON();
  return body?.operationName;
}

/** The title and text of the toast with this text, as shown. */
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
    if (operationOf(route.request()) !== operation) return route.fallback();
    return route.fulfill({ json: { data: { [root]: { viewer: null, errors } } } });
  });
}

/** Lets the next call of an operation end without a word of the server's, as when a proxy answers for one that is down. */
export async function breakOnce(page: Page, operation: string): Promise<void> {
  let isBroken = false;
  await page.route("**/graphql", (route) => {
    if (isBroken || operationOf(route.request()) !== operation) return route.fallback();
    isBroken = true;
    return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
  });
}

/** Holds the calls of a mutation back until the function it answers is called. */
export async function holdBack(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (operationOf(route.request()) === operation) await promise;
    await route.fallback();
  });
  return resolve;
}
