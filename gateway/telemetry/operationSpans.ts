import { getOperationAST, type DocumentNode } from "graphql";
import type { FastifyRequest } from "fastify";
import type { Plugin } from "graphql-yoga";
import type { Span } from "#domain/trace.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The GraphQL operation that the request brought, as its line in the log tells it. */
    operation: string | undefined;
  }
}

/** Where an operation is told of: its span, and the request that brought it. */
export type Traced = { span: Span; http: Pick<FastifyRequest, "operation"> };

/** A name may be as long as an operation; no line of the log is. */
const longestName = 100;

/** Tells which operation is carried out. Its text and variables may hold anything, and are not told. */
export function nameOperation({ span: { rename, note }, http }: Traced, type: string, name: string | null | undefined): void {
  const operation = name ? `${type} ${name}` : type;
  rename(operation);
  http.operation = operation.slice(0, longestName);
  note({ "graphql.operation.type": type, ...(name && { "graphql.operation.name": name }) });
}

/** Lets the span of a GraphQL request tell what was carried out, and the codes of its errors. */
export function useOperationSpans(): Plugin<Traced, Traced> {
  return {
    onExecute: ({ args: { document, operationName }, context }) => recordOperation(context, document, operationName),
    onSubscribe: ({ args: { document, operationName }, context }) => recordOperation(context, document, operationName),
    onResultProcess({ result, serverContext: { span } }) {
      if (!("errors" in result) || !result.errors) return;
      const codes = result.errors.map(({ extensions }) => String(extensions["code"]));
      span.note({ "lading.error_codes": [...new Set(codes)].join(" ") });
    },
  };
}

function recordOperation(traced: Traced, document: DocumentNode, operationName: string | null | undefined): void {
  const operation = getOperationAST(document, operationName);
  if (operation) nameOperation(traced, operation.operation, operation.name?.value);
}
