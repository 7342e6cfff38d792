import type { Page, Request } from "playwright-core";

/** Whether it asks for the shipments' stream; the inbox's bell has another one. */
export function isStream(request: Request): boolean {
  return request.headers()["accept"] === "text/event-stream" && request.postDataJSON()?.operationName !== "InboxBellSubscription";
}

/** Resolves when the page has subscribed; call before opening the page. */
export function listens(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.headers()["content-type"] === "text/event-stream" && isStream(response.request()));
}
