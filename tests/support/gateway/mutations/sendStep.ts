import type { GraphqlResponse, TestGateway } from "../aGateway.ts";
import type { Step } from "./mutationSteps.ts";
import type { Known } from "./mutationInputs.ts";

/** Sends a mutation in the name of who signed up before, and keeps what later steps need of its payload. */
export async function sendStep(gateway: TestGateway, known: Known, step: Step): Promise<GraphqlResponse> {
  const { mutation, input, reads = "", learns = {}, file } = step;
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${reads} errors { message field code } } }`;
  const variables = { input: input(known) };
  const headers = { authorization: `Bearer ${known["jwt"] ?? ""}` };
  const answer = file
    ? await gateway.post(formOf(query, variables, await file()), { ...headers, "graphql-require-preflight": "1" })
    : await gateway.ask(query, variables, headers);
  for (const [name, path] of Object.entries(learns)) known[name] = String(answer.at(`${mutation}.${path}`));
  return answer;
}

function formOf(query: string, variables: object, content: Buffer): FormData {
  const form = new FormData();
  form.append("operations", JSON.stringify({ query, variables }));
  form.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
  const isPdf = content.subarray(0, 4).toString("latin1") === "%PDF";
  form.append(
    "0",
    new Blob([new Uint8Array(content)], { type: isPdf ? "application/pdf" : "image/png" }),
    isPdf ? "bill.pdf" : "stamp.png",
  );
  return form;
}
