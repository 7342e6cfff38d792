import { startBalancer } from "./balancer.ts";
import { startProduct, type Product } from "./product.ts";

/**
 * A gateway over the service of another Lading (`EP_API_URL`), with a proxy before both: files and REST calls go to the service, which
 * knows the public address for its links, and all else to the gateway. `settings` are both's.
 */
export async function startSeparateService(settings: Record<string, string> = {}): Promise<Pick<Product, "url" | "stop">> {
  const proxy = await startBalancer();
  const environment = { ...settings, PUBLIC_URL: proxy.url };
  const service = await startProduct(environment);
  const gateway = await startProduct({ ...environment, EP_API_URL: `${service.address}/ep/api`, FILE_ORIGIN: proxy.url });
  proxy.lead([gateway.address], { "/files/": service.address, "/ep/api": service.address });
  return {
    url: proxy.url,
    async stop() {
      await proxy.stop();
      await Promise.all([gateway.stop(), service.stop()]);
    },
  };
}
