/** The processor's time since then, which other programs on the machine do not lengthen. */
export function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
