import { getOperationAST, type DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Span } from "#domain/trace.ts";

type Traced = { span: Span };

/** Tells which operation is carried out. Its text and variables may hold anything, and are not told. */
export function nameOperation({ rename, note }: Span, type: string, name: string | null | undefined): void {
  rename(name ? `${type} ${name}` : type);
  note({ "graphql.operation.type": type, ...(name && { "graphql.operation.name": name }) });
}

/** Lets the span of a GraphQL request tell what was carried out, and the codes of its errors. */
export function useTracedOperations(): Plugin<Traced, Traced> {
  return {
    onExecute: ({ args: { document, operationName }, context: { span } }) => tell(span, document, operationName),
    onSubscribe: ({ args: { document, operationName }, context: { span } }) => tell(span, document, operationName),
    onResultProcess({ result, serverContext: { span } }) {
      if (!("errors" in result) || !result.errors) return;
      const codes = result.errors.map(({ extensions }) => String(extensions["code"]));
      span.note({ "lading.error_codes": [...new Set(codes)].join(" ") });
    },
  };
}

function tell(span: Span, document: DocumentNode, operationName: string | null | undefined): void {
  const operation = getOperationAST(document, operationName);
  if (operation) nameOperation(span, operation.operation, operation.name?.value);
}
