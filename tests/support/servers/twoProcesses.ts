import { randomBytes } from "node:crypto";
import { startBalancer, type Balancer } from "./balancer.ts";
import { startBucketStore } from "./bucketStore.ts";
import { startPostgres } from "../database/postgresServer.ts";
import { startProduct, type Product } from "./product.ts";

/** A running Lading, of one process or of several. */
export type Installation = Pick<Product, "url" | "stop"> & {
  /** How many requests for a path each of several processes has answered since it was started. */
  answered(path: string): number[];
  /** Ends its processes at once, and starts them again on the same data. */
  crash(): Promise<Installation>;
};

/**
 * Two processes as on two machines: each has its own data directory, and they share PostgreSQL, a store that speaks S3,
 * the secret and the public address, which is that of a balancer that gives every request to the other one. `settings` are both's.
 */
export async function startTwoProcesses(settings: Record<string, string> = {}): Promise<Installation> {
  const [postgres, bucket, balancer] = await Promise.all([startPostgres(), startBucketStore(), startBalancer()]);
  const environment = {
    ...settings,
    DATABASE_URL: postgres.url,
    FILES_URL: bucket.filesUrl,
    ...bucket.environment,
    JWT_SECRET: randomBytes(32).toString("hex"),
    PUBLIC_URL: balancer.url,
  };
  const products = [await startProduct(environment), await startProduct(environment)];
  return behind(balancer, products, [postgres, bucket]);
}

function behind(balancer: Balancer, products: Product[], stores: { stop(): Promise<void> }[]): Installation {
  balancer.lead(products.map(({ address }) => address));
  return {
    url: balancer.url,
    answered: balancer.answered,
    async stop() {
      await balancer.stop();
      await Promise.all(products.map((product) => product.stop()));
      await Promise.all(stores.map((store) => store.stop()));
    },
    async crash() {
      return behind(balancer, await Promise.all(products.map((product) => product.crash())), stores);
    },
  };
}
