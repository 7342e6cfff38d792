/** What tells entries of one act apart from those of another. */
export type ActEntry = { requestId: string; entityType: string; action: string; changeCount: number };

/** Entries that one act left, as pasting cells into several rows of the stats sheet does: one entry a row. */
export type Act<Line> = { lines: Line[]; changeCount: number };

/** Groups consecutive entries of one request that say the same of the same kind of record; every other entry is an act by itself (R-1060). */
export function groupActs<Line extends { entry: ActEntry }>(lines: readonly Line[]): Act<Line>[] {
  const acts: Act<Line>[] = [];
  for (const line of lines) {
    const act = acts.at(-1);
    const before = act?.lines.at(-1)?.entry;
    if (act && before && isOneAct(before, line.entry)) {
      act.lines.push(line);
      act.changeCount += line.entry.changeCount;
    } else acts.push({ lines: [line], changeCount: line.entry.changeCount });
  }
  return acts;
}

function isOneAct(one: ActEntry, other: ActEntry): boolean {
  return one.requestId !== "" && one.requestId === other.requestId && one.entityType === other.entityType && one.action === other.action;
}
