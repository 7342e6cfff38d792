/** A variable of this form takes its value from an earlier answer: the first of the paths that has one. */
export function fromAnswer(...paths: string[]): string {
  return `<${paths.join(" | ")}>`;
}

/** How many answers are kept, newest first. */
const kept = 100;

const placeholder = /^<(\w+(?:\.\w+)+(?: \| \w+(?:\.\w+)+)*)>$/;

/**
 * A `fetch` that fills in values from earlier answers: `<createBuyer.buyer.id>` becomes the id that `createBuyer` last returned. If no
 * answer has it, the operation is not sent, and the answer says which to run first.
 */
export function createLinkedFetch(send: typeof fetch): typeof fetch {
  const answers: unknown[] = [];
  const lookUp = (path: string) => answers.map((data) => partOf(data, path)).find((part) => part !== undefined && part !== null);
  return async (input, init) => {
    const missing: string[] = [];
    const body =
      typeof init?.body === "string"
        ? JSON.stringify(JSON.parse(init.body), (_name, value: unknown) => {
            const paths = typeof value === "string" ? placeholder.exec(value)?.[1]?.split(" | ") : undefined;
            if (!paths) return value;
            const found = paths.map(lookUp).find((part) => part !== undefined);
            if (found === undefined) missing.push(tabOf(paths[0] ?? ""));
            return found;
          })
        : init?.body;
    if (missing.length > 0) return refusal(`Run ${[...new Set(missing)].join(", ")} first, or put ids of your own into the variables.`);
    const response = await send(input, body === undefined ? init : { ...init, body });
    if (/json/.test(response.headers.get("content-type") ?? "")) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway answers by the GraphQL specification.
      const { data } = (await response.clone().json()) as { data?: unknown };
      answers.unshift(data);
      answers.splice(kept);
    }
    return response;
  };
}

/** The tab that returns a path: it has the operation's name with a capital. */
function tabOf(path: string): string {
  const [name = ""] = path.split(".");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A local answer in the server's format. */
export function refusal(message: string): Response {
  return Response.json({ errors: [{ message }] });
}

function partOf(value: unknown, path: string): unknown {
  let part = value;
  for (const step of path.split(".")) part = typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined;
  return part;
}
