import type { Span } from "@opentelemetry/api";
import { getOperationAST, type DocumentNode } from "graphql";
import type { FastifyRequest } from "fastify";
import type { Plugin } from "graphql-yoga";

declare module "fastify" {
  interface FastifyRequest {
    /** The GraphQL operation of the request, as its log line names it. */
    operation: string | undefined;
  }
}

/** What an operation is recorded on: its span and its HTTP request. */
export type Traced = { span: Span; http: Pick<FastifyRequest, "operation"> };

/** Operation names have no limit of length; log lines need one. */
const longestName = 100;

/** Records which operation runs. Its text and variables may hold private data and are not recorded. */
export function nameOperation({ span, http }: Traced, type: string, name: string | null | undefined): void {
  const operation = name ? `${type} ${name}` : type;
  span.updateName(operation);
  http.operation = operation.slice(0, longestName);
  span.setAttributes({ "graphql.operation.type": type, ...(name && { "graphql.operation.name": name }) });
}

/** Records on the span of a GraphQL request which operation ran and which error codes it returned. */
export function useOperationSpans(): Plugin<Traced, Traced> {
  return {
    onExecute: ({ args: { document, operationName }, context }) => recordOperation(context, document, operationName),
    onSubscribe: ({ args: { document, operationName }, context }) => recordOperation(context, document, operationName),
    onResultProcess({ result, serverContext: { span } }) {
      if (!("errors" in result) || !result.errors) return;
      const codes = result.errors.map(({ extensions }) => String(extensions["code"]));
      span.setAttribute("lading.error_codes", [...new Set(codes)].join(" "));
    },
  };
}

function recordOperation(traced: Traced, document: DocumentNode, operationName: string | null | undefined): void {
  const operation = getOperationAST(document, operationName);
  if (operation) nameOperation(traced, operation.operation, operation.name?.value);
}
