import { execute, subscribe } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Executes operations with graphql-js. Yoga's executor takes every object with a `then` for a promise, so that an alias of that name
 * fails, and loses variables named `__proto__` (ADR-0014).
 */
export function useReferenceExecutor(): Plugin {
  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe),
  };
}
