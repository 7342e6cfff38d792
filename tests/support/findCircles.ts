/** Finds groups of files that import each other in a circle, each group sorted; empty where there are none. */
export function findCircles(imports: readonly { file: string; from: string }[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, from } of imports) targets.set(file, [...(targets.get(file) ?? []), from]);
  const reached = new Map([...targets.keys()].map((file) => [file, reachableFrom(file, targets)]));
  const groups = [...reached].map(([file, others]) => [...others].filter((other) => reached.get(other)?.has(file)).toSorted());
  const circles = new Map(groups.filter((group) => group.length > 0).map((group) => [group.join(), group]));
  return [...circles.values()];
}

function reachableFrom(start: string, targets: Map<string, string[]>): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const target of targets.get(file) ?? []) {
      if (found.has(target)) continue;
      found.add(target);
      waiting.push(target);
    }
  }
  return found;
}
