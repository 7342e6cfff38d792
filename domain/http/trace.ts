/** Attributes of a span: our words and counts, never a user's input or a token. Names follow OpenTelemetry's conventions. */
export type Notes = Record<string, string | number>;

/** A running span. */
export type Span = {
  note(notes: Notes): void;
  /** Sets a name that is known only later. */
  rename(name: string): void;
};

/** `client` for a request to another server or a store, else `internal`. */
type About = { kind: "internal" | "client"; notes?: Notes };

/** Tracer for request spans; spans that start inside another are its children. Outside requests it records nothing. */
export type Trace = {
  /** Runs work in a span, which ends with it; returns its result or rethrows its error. */
  span<T>(name: string, about: About, work: (span: Span) => Promise<T>): Promise<T>;
  /** Records a span that has just ended and took this many milliseconds. */
  ended(name: string, about: About & { milliseconds: number; hasFailed: boolean }): void;
  /** The headers that continue the trace in another server (W3C Trace Context); none outside a span. */
  headers(): Record<string, string>;
};

const untoldSpan: Span = { note: () => {}, rename: () => {} };

/** No-op tracer. */
export const untraced: Trace = {
  span: (_name, _about, work) => work(untoldSpan),
  ended: () => {},
  headers: () => ({}),
};
