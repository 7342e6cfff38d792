import { GraphQLError, type DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import { parseWithinLimits } from "./operationLimits.ts";

/** How many parsed operations are cached, and up to which length. */
const kept = { characters: 20_000, operations: 300 };

/** Parses the operation within the limits before Yoga does. */
export function useOperationParser(): Plugin {
  const documents = new WeakMap<object, DocumentNode>();
  const known = new LRUCache<string, DocumentNode>({ max: kept.operations });

  function read(query: string): DocumentNode {
    const document = known.get(query) ?? parseWithinLimits(query);
    if (query.length <= kept.characters) known.set(query, document);
    return document;
  }

  return {
    onParams({ params, context }) {
      if (typeof params.query !== "string" || params.query === "") return;
      try {
        documents.set(context, read(params.query));
      } catch (error) {
        if (error instanceof GraphQLError && !error.extensions["code"]) {
          // The message quotes the unexpected token, which may be a password.
          error.message = error.message.replace(/ (String|BlockString|Int|Float) "[^]*"/, " $1");
          Object.assign(error.extensions, { code: "BAD_USER_INPUT", http: { spec: true, status: 400 } });
        }
        throw error;
      }
    },
    onParse({ context, setParsedDocument }) {
      const document = documents.get(context);
      if (document) setParsedDocument(document);
    },
  };
}
