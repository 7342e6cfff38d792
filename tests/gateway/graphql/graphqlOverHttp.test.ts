import { serverAudits } from "graphql-http";
import { expect, test } from "vitest";
import { aGateway } from "../../support/gateway/aGateway.ts";

test("every audit of GraphQL over HTTP passes, 61 of 61", async () => {
  const { url, logged } = await aGateway();
  const audits = serverAudits({ url });
  const outcomes = await Promise.all(audits.map(async (audit) => ({ ...(await audit.fn()), response: undefined })));
  expect(outcomes.filter(({ status }) => status !== "ok")).toEqual([]);
  expect(outcomes).toHaveLength(61);
  expect(logged).toEqual([]);
});
