import cluster from "node:cluster";

// Ends the process that imports this once the test process that started it is gone, however that was killed: the system then closes its end
// of the pipe. The workers of a cluster end with their primary process.
if (cluster.isPrimary) {
  process.stdin.once("end", () => process.exit());
  process.stdin.resume();
  // Watching keeps nothing alive: a pipe is a socket, which the type of a terminal or file does not say.
  if ("unref" in process.stdin) process.stdin.unref();
}
