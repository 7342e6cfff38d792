import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { patience } from "./productPage.ts";

/** What the browser asks the gateway. */
export type RecordedRequest = {
  /** How often an operation went out since the last `settled`. */
  times(operationName: string): number;
  /** Waits until every question has its answer; the names of all since the last time, sorted. Fails when two were the same, variables and all. */
  settled(): Promise<string[]>;
};

/** Listens from now on to the queries and mutations that a page sends to the gateway. */
export function listenTo(page: Page): RecordedRequest {
  let asked: { operationName: string; variables: unknown }[] = [];
  const waiting = new Set<Request>();
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    const { operationName, variables } = request.postDataJSON();
    // The stream of news stays open.
    if (operationName.endsWith("Subscription")) return;
    waiting.add(request);
    asked.push({ operationName, variables });
  });
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
  return {
    times: (name) => asked.filter(({ operationName }) => operationName === name).length,
    async settled() {
      await expect.poll(() => waiting.size, patience).toBe(0);
      const questions = asked.map(({ operationName, variables }) => `${operationName} ${JSON.stringify(variables)}`);
      const twice = questions.filter((question, index) => questions.indexOf(question) < index);
      // As one text, which a report shows whole.
      expect(twice.join("; ")).toBe("");
      const names = asked.map(({ operationName }) => operationName);
      asked = [];
      return names.toSorted();
    },
  };
}
