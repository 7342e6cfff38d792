/** What is told of a piece of work: words of ours and counts, never what a user entered or a token. Names are OpenTelemetry's where it has one. */
export type Notes = Record<string, string | number>;

/** A piece of work under way. */
export type Span = {
  note(notes: Notes): void;
  /** For work whose name is only known later. */
  rename(name: string): void;
};

/** `client` for what is asked of another server or a store, `internal` for work of our own. */
type About = { kind: "internal" | "client"; notes?: Notes };

/** Tells how long the parts of a request take, as a tree: what is begun inside a piece of work is a part of it. Outside requests nothing is told. */
export type Trace = {
  /** Does a piece of work; it ends as the work ends, well or badly, and its answer or error is passed on. */
  span<T>(name: string, about: About, work: (span: Span) => Promise<T>): Promise<T>;
  /** Tells of work that has just ended and took so many milliseconds. */
  ended(name: string, about: About & { milliseconds: number; hasFailed: boolean }): void;
  /** The headers that let another server's work be a part of what is under way (W3C Trace Context); none when nothing is. */
  headers(): Record<string, string>;
};

const untoldSpan: Span = { note: () => {}, rename: () => {} };

/** Where nobody wants to know: does the work and tells nothing. */
export const untraced: Trace = {
  span: (_name, _about, work) => work(untoldSpan),
  ended: () => {},
  headers: () => ({}),
};
