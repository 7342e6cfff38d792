import { spawn } from "node:child_process";

/** Development: the server starts again on a change, Vite serves the web with hot reload and recompiles Relay. */
const children = [
  spawn("node", ["--watch", "--watch-preserve-output", "gateway/main.ts"], { stdio: "inherit" }),
  spawn("vite", [], { stdio: "inherit" }),
];

for (const child of children) child.once("exit", () => stop());
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

function stop(): void {
  for (const child of children) child.kill();
}
