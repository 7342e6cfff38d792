import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

/** What a check needs of the OpenAPI document; references to shared answers and parameters are followed. */
export type Operation = {
  operationId: string;
  description: string;
  security?: [];
  parameters?: { name: string; in: string; required: boolean; description: string; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
};

/** Complains when an answer is not what the OpenAPI document says of its route, or what was taken is not what may be sent. */
export type ContractCheck = (request: InjectOptions, response: LightMyRequestResponse) => void;

const base = "http://lading.test/ep/api";
let made: Promise<ContractCheck> | null = null;

/** The check by the document that this service tells; made once, since every service tells the same. */
export function contractCheck(app: FastifyInstance): Promise<ContractCheck> {
  made ??= readOpenApi(app).then(createCheck);
  return made;
}

/** The OpenAPI document of a service. */
export async function readOpenApi(app: FastifyInstance): Promise<OpenApi> {
  return (await app.inject("/ep/api/openapi.json")).json();
}

function createCheck(document: OpenApi): ContractCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  // The package's types declare a module, but Node loads it as CommonJS.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(document, "openapi");
  const validators = new Map<string, ValidateFunction>();

  /** What is wrong with a value by the schema at a place of the document. */
  function wrongWith(value: unknown, ...place: string[]): string {
    const pointer = place.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
    validators.set(pointer, validate);
    return validate(value) ? "" : (validate.errors ?? []).slice(0, 5).map(inWords).join("; ");
  }

  return ({ method = "GET", url = "", query, payload }, response) => {
    const { pathname, searchParams } = new URL(typeof url === "string" ? url : (url.pathname ?? ""), base);
    const path = pathname.replace("/ep/api", "");
    const verb = method.toLowerCase();
    const operation = document.paths[path]?.[verb];
    if (!operation || !pathname.startsWith("/ep/api/")) return;
    const say = (words: string) => {
      throw new Error(`${method} ${path}: ${words}`);
    };
    const { statusCode: status, headers } = response;
    const told = operation.responses[status];
    if (!told) return say(`answered ${status}, which its contract does not tell: ${response.body}`);
    const type = String(headers["content-type"] ?? "").split(";")[0] ?? "";
    const [place, content] = contentOf(document, ["paths", path, verb, "responses", String(status)], told);
    if (type && !content[type]) say(`answered ${status} as ${type}, which its contract does not tell`);
    if (type === "application/json") {
      const wrong = wrongWith(response.json(), ...place, "content", type, "schema");
      if (wrong) say(`answered ${status} otherwise than its contract tells: ${wrong}`);
    }
    if (status !== 200) return;
    const names = [...searchParams.keys(), ...Object.keys(typeof query === "object" ? query : {})];
    const known = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
    const strange = names.find((name) => !known.some((parameter) => parameter.name === name));
    if (strange) say(`took the parameter ${strange}, of which its contract does not tell`);
    const missing = known.find(({ name, required }) => required && !names.includes(name));
    if (missing) say(`was content without the parameter ${missing.name}, which its contract asks for`);
    if (!operation.requestBody?.content["application/json"]) return;
    const wrong = wrongWith(payload ?? {}, "paths", path, verb, "requestBody", "content", "application/json", "schema");
    if (wrong) say(`took a body that its contract forbids: ${wrong}`);
  };
}

/** Where an answer's content stands, and what it is: in the route itself, or among what routes share. */
function contentOf(document: OpenApi, place: string[], told: { content?: object } & object): [string[], Record<string, unknown>] {
  if (!("$ref" in told)) return [place, { ...told.content }];
  const shared = String(told.$ref).split("/").slice(1);
  // The document's own references to shared answers have this form.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- The index type is `object`.
  const answer = document.components["responses"]?.[shared.at(-1) ?? ""] as { content?: object } | undefined;
  return [shared, { ...answer?.content }];
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  const name = "additionalProperty" in params ? ` (${String(params["additionalProperty"])})` : "";
  return `${instancePath || "the whole"} ${message}${name}`;
}
