/** What tells entries of one act apart from those of another. */
type Entry = { requestId: string; entityType: string; action: string; changeCount: number };

/** Entries that one act left, as pasting cells into several rows of the stats sheet does: one entry a row. */
type Act<Line> = { lines: Line[]; changeCount: number };

/** Groups consecutive entries of one request on the stats sheet; every other entry is an act by itself. */
export function groupActs<Line extends { entry: Entry }>(lines: readonly Line[]): Act<Line>[] {
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

function isOneAct(one: Entry, other: Entry): boolean {
  return isCells(one) && isCells(other) && one.requestId !== "" && one.requestId === other.requestId;
}

function isCells({ entityType, action }: Entry): boolean {
  return entityType === "STATS_ROW" && action === "CHANGED";
}
