import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";

/** A GraphQL client for one user. */
export type Client = {
  /** Returns the data of an operation; throws with the server's message if it refuses. */
  send: <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;
  /** The same for a mutation with one file, in the variable `input.file`. */
  upload: <Data>(document: string, input: Record<string, unknown>, path: string) => Promise<Data>;
};

const errors = z.array(z.object({ message: z.string() }));
const answerShape = z.object({ data: z.record(z.string(), z.unknown()).nullish(), errors: errors.optional() });
/** A mutation's payload, whose errors tell why it did nothing. */
const refused = z.object({ errors });

/** A client of the server at `url` (its origin), signed in once `jwt` is given. */
export function connect(url: string, jwt?: string): Client {
  const headers: Record<string, string> = jwt ? { authorization: `Bearer ${jwt}` } : {};
  return {
    send: async <Data>(query: string, variables: Record<string, unknown> = {}) => {
      const body = JSON.stringify({ query, variables });
      return read<Data>(
        await fetch(`${url}/graphql`, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body }),
      );
    },
    upload: async <Data>(query: string, input: Record<string, unknown>, path: string) => {
      const form = new FormData();
      form.set("operations", JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
      form.set("map", JSON.stringify({ file: ["variables.input.file"] }));
      form.set("file", new Blob([await readFile(path)], { type: "image/png" }), basename(path));
      const preflight = { ...headers, "graphql-require-preflight": "1" };
      return read<Data>(await fetch(`${url}/graphql`, { method: "POST", headers: preflight, body: form }));
    },
  };
}

async function read<Data>(response: Response): Promise<Data> {
  const answer = answerShape.parse(await response.json());
  const refusals = Object.values(answer.data ?? {}).flatMap((field) => refused.safeParse(field).data?.errors ?? []);
  const messages = [...(answer.errors ?? []), ...refusals].map(({ message }) => message);
  if (messages.length > 0 || !answer.data) throw new Error(messages.join("; ") || `The server answered ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its shape follows from the document that the caller sent.
  return answer.data as Data;
}
