import { execute, subscribe } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Runs operations by graphql's own executor. The server's takes everything that has a `then` for a promise, so that an alias of that name
 * fails, and loses variables called `__proto__`.
 */
export function useReferenceExecutor(): Plugin {
  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe),
  };
}
