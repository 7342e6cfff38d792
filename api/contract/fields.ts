import { z } from "zod";

/** An id in the query. */
export function idOf(what: string): z.ZodString {
  return z.string().describe(`The id of the ${what}.`);
}

/** An instant in an answer: ISO 8601 in UTC. */
export function instant(description: string): z.ZodString {
  return z.string().meta({ format: "date-time", description });
}

/** Texts of an answer that are told as they were entered, with the words of the body that they were entered by. */
export function textsOf<Body extends z.ZodObject, const Name extends keyof Body["shape"] & string>(
  body: Body,
  names: readonly Name[],
): Record<Name, z.ZodString> {
  return describedBy(body, names, () => z.string());
}

/** Figures of an answer, likewise; as JSON numbers. */
export function figuresOf<Body extends z.ZodObject, const Name extends keyof Body["shape"] & string>(
  body: Body,
  names: readonly Name[],
): Record<Name, z.ZodNumber> {
  return describedBy(body, names, () => z.number());
}

function describedBy<Name extends string, Type extends z.ZodType>(
  body: z.ZodObject,
  names: readonly Name[],
  make: () => Type,
): Record<Name, Type> {
  const fields = names.map((name) => [name, make().describe(z.globalRegistry.get(body.shape[name])?.description ?? "")]);
  // One field for each name.
  return Object.fromEntries(fields) as Record<Name, Type>;
}

/** The answer of a call that has nothing to tell but that it went well. */
export const succeeded = z
  .object({ success: z.literal(true).describe("Always true.") })
  .meta({ id: "Success", description: "It went well." });
