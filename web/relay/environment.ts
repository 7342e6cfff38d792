import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { onSession } from "../session/session.ts";
import { fetchGraphQL } from "./fetchGraphQL.ts";

let environment: Environment | null = null;

/** A store of its own on the one network; `currentEnvironment` is what screens use. */
export function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(fetchGraphQL),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 5 * 60_000 }),
  });
}

/** The store of the present session. Another session gets another one, so that no user ever meets the records of another. */
export function currentEnvironment(): Environment {
  environment ??= createEnvironment();
  return environment;
}

onSession(({ kind }) => {
  if (kind !== "renewed") environment = null;
});
