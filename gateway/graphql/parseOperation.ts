import { GraphQLError, type DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { parseWithinLimits } from "./operationLimits.ts";
import { createLruCache } from "../compiledQueries/lruCache.ts";

/** Operations up to this length are kept parsed, so many of them: the web client's and what integrators repeat. */
const kept = { characters: 20_000, operations: 300 };

/** Parses the operation within the limits before the server's own steps see it. */
export function useOperationParser(): Plugin {
  const documents = new WeakMap<object, DocumentNode>();
  const known = createLruCache<DocumentNode>(kept.operations);

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
          // It quotes what stands where something else belongs, and that may be a password.
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
