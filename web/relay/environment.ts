import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { onSession } from "../session/session.ts";
import { fetchGraphQL } from "./network/fetchGraphQL.ts";

let environment: Environment | null = null;

/** A new store on the shared network; screens use `currentEnvironment`. */
export function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(fetchGraphQL),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 5 * 60_000 }),
  });
}

/** The current session's store. Each session gets a new one, so that no user ever sees another's records. */
export function currentEnvironment(): Environment {
  environment ??= createEnvironment();
  return environment;
}

onSession(({ kind }) => {
  if (kind !== "renewed") environment = null;
});
