import { readConfig } from "../../../gateway/config.ts";
import { startServer } from "../../../gateway/startServer.ts";
import { report } from "./child.ts";

/** The product itself in front of the service that `EP_API_URL` names; no log, as none of the peers writes one. */
const { config } = readConfig({ ...process.env, PORT: "0", LOG_LEVEL: "silent" });
const { url } = await startServer(config, () => Promise.reject(new Error("The service is another process")));
report(`${url}/graphql`);
