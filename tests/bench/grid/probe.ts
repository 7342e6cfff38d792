import type { ProbeOptions } from "./sheetPage.ts";

/** Frames and pixels of a scroll. */
type Scrolled = { frames: number[]; pixels: number };

/** What runs inside a measured page. */
type Probe = {
  /** When the first cells had been painted, and how long after the data had come; 0 until then. */
  paintedAt: number;
  afterData: number;
  /** Scrolls by a step a frame, back and forth. */
  scroll: (axis: "down" | "sideways", step: number, frames: number) => Promise<Scrolled>;
  /** Jumps to far places; the times to the first paint. */
  jump: (times: number) => Promise<number[]>;
  /** From each key to the paint after it. */
  keys: number[];
  /** Watches frames until it is called again; answers how long they took. */
  frames: () => number[];
  elements: () => number;
  top: () => void;
  cellPoint: () => { x: number; y: number };
  edgePoint: () => { x: number; y: number };
  box: () => { x: number; y: number; width: number; height: number };
};

declare global {
  var gridProbe: Probe;
}

/** Installs the probe before any script of the page; it runs in the page, so that it may use nothing from outside. */
export function installProbe(options: ProbeOptions): void {
  if (window.top !== window) return;
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.addEventListener("message", () => waiting.shift()?.());
  channel.port1.start();
  /** A task that was posted within a frame runs when that frame has been painted. */
  const painted = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame((time) => {
        waiting.push(() => resolve(time));
        channel.port2.postMessage(0);
      }),
    );
  let watched: { frames: number[]; stop: AbortController } | null = null;
  const visible = (selector: string): Element => {
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
    throw new Error(`Nothing visible is ${selector}`);
  };
  const hasInk = (selector: string) => {
    const canvas = document.querySelector(selector);
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false;
    const pixels = canvas.getContext("2d")?.getImageData(60, 40, 400, 200).data ?? [];
    let ink = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at + 3] ?? 0) > 128 && (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) < 330) ink += 1;
    return ink > 150;
  };
  const isThere = () =>
    options.canvas ? hasInk(options.canvas) : Boolean(document.querySelector(options.cell ?? "")?.textContent?.trim());
  const dataAt = () => {
    const mark = performance.getEntriesByName("data-ready")[0]?.startTime;
    const answers = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/graphql"));
    return mark ?? Math.max(0, ...answers.map((entry) => ("responseEnd" in entry ? Number(entry.responseEnd) : 0)));
  };
  async function waitForCells() {
    while (!isThere()) await painted();
    const data = dataAt();
    await painted();
    const now = performance.now();
    window.gridProbe.afterData = now - data;
    window.gridProbe.paintedAt = now;
  }
  addEventListener("keydown", ({ timeStamp }) => void painted().then(() => window.gridProbe.keys.push(performance.now() - timeStamp)), {
    capture: true,
  });
  window.gridProbe = {
    paintedAt: 0,
    afterData: 0,
    keys: [],
    async scroll(axis, step, count) {
      const element = visible(axis === "down" ? options.scroller : (options.sideways ?? options.scroller));
      const name = axis === "down" ? "scrollTop" : "scrollLeft";
      const most = axis === "down" ? element.scrollHeight - element.clientHeight : element.scrollWidth - element.clientWidth;
      const frames: number[] = [];
      let [direction, pixels, last] = [1, 0, await painted()];
      for (let frame = 0; frame < count; frame += 1) {
        const from = element[name];
        if (from + direction * step > most || from + direction * step < 0) direction = -direction;
        element[name] = from + direction * step;
        pixels += Math.abs(element[name] - from);
        const now = await painted();
        frames.push(now - last);
        last = now;
      }
      return { frames, pixels };
    },
    async jump(times) {
      const element = visible(options.scroller);
      const most = element.scrollHeight - element.clientHeight;
      const taken: number[] = [];
      for (let time = 1; time <= times; time += 1) {
        // The golden ratio spreads the places evenly, far from each other.
        element.scrollTop = Math.floor(((time * 0.618034) % 1) * most);
        const start = performance.now();
        await painted();
        taken.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return taken;
    },
    frames() {
      if (watched !== null) {
        const { frames, stop } = watched;
        stop.abort();
        watched = null;
        return frames;
      }
      const frames: number[] = [];
      const stop = new AbortController();
      watched = { frames, stop };
      async function watch() {
        let last = await painted();
        while (!stop.signal.aborted) {
          const now = await painted();
          frames.push(now - last);
          last = now;
        }
      }
      void watch();
      return [];
    },
    elements: () => visible(options.root).querySelectorAll("*").length,
    top() {
      visible(options.scroller).scrollTop = 0;
      visible(options.sideways ?? options.scroller).scrollLeft = 0;
    },
    cellPoint() {
      if (options.at) return options.at;
      for (const element of document.querySelectorAll(options.cell ?? "")) {
        const { left, right, top, height } = element.getBoundingClientRect();
        const [x, y] = [left + 20, top + height / 2];
        if (left > 400 && right < innerWidth && top > 300 && top < 500 && element.contains(document.elementFromPoint(x, y)))
          return { x, y };
      }
      throw new Error("No cell is in sight");
    },
    edgePoint() {
      if (options.edgeAt) return options.edgeAt;
      for (const element of document.querySelectorAll(options.edge ?? "")) {
        const { left, width, top, height } = element.getBoundingClientRect();
        if (left > 400 && left < 800 && width > 0) return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error("No column's edge is in sight");
    },
    box() {
      const { x, y, width, height } = visible(options.scroller).getBoundingClientRect();
      return { x, y, width, height };
    },
  };
  void waitForCells();
}
