import { onTestFinished } from "vitest";
import { openGateway, type GraphqlResponse } from "../aGateway.ts";
import { everyMutation, type Step } from "./mutationSteps.ts";
import type { Known } from "./mutationInputs.ts";
import type { OtherService } from "../../foreignServer/foreignRestServer.ts";
import { sendStep } from "./sendStep.ts";

/** A gateway over another service, in which every mutation was sent, and what came of each. It ends with the test. */
export async function aUsedGateway(service: OtherService) {
  const used = await openUsedGateway(service);
  onTestFinished(used.gateway.close);
  return used;
}

/** The same for several tests. The caller closes the gateway. */
export async function openUsedGateway(service: OtherService) {
  const gateway = await openGateway({ rest: { url: service.url } });
  const known: Known = {};
  const came: { step: Step; answer: GraphqlResponse }[] = [];
  const ask = (query: string, variables: object = {}) =>
    gateway.ask(query, { ...variables }, { authorization: `Bearer ${known["jwt"] ?? ""}` });
  for (const step of everyMutation) came.push({ step, answer: await sendStep(gateway, known, step) });
  return { gateway, known, ask, came };
}
