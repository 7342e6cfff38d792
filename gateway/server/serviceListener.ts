import type { FastifyInstance } from "fastify";
import { createListener, type ListenerSettings } from "./createListener.ts";
import { limitPerTick } from "./limitPerTick.ts";

/** The listener through which the gateway reaches the embedded REST service (ADR-0001). `close` ends its requests at once. */
export type ServiceListener = { url: string; close(): Promise<void> };

/** Serves the plugin's `/ep/api` on a free loopback port. */
export async function startServiceListener(
  plugin: (app: FastifyInstance) => Promise<void>,
  settings: ListenerSettings,
): Promise<ServiceListener> {
  const app = createListener("service", settings);
  const turn = limitPerTick();
  app.addHook("onRequest", async () => await turn());
  await app.register(plugin);
  const listenTextResolver = (address: string) => `The gateway reaches the service at ${address}`;
  // Exclusive: workers that share the public port need a service port each.
  const url = await app.listen({ port: 0, host: "127.0.0.1", exclusive: true, listenTextResolver });
  return { url: `${url}/ep/api`, close: async () => await app.close() };
}
