import { isHttpUrl } from "../addresses.ts";

/** The settings of tracing. The exporter itself reads address, headers, time-out and certificate from the standard variables. */
export type TracingSettings = {
  serviceName: string;
  sampler: SamplerName;
  /** The share of traces that the `traceidratio` samplers keep, 0 to 1. */
  share: number;
  /** How long finished spans wait for a batch, in milliseconds. */
  delayMilliseconds: number;
};

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;
type SamplerName = (typeof samplers)[number];

/** Reads one variable and reports a value that breaks the rule. Returns "" for a blank one. */
type Check = (name: string, rule: string, isRight: (value: string) => boolean) => string;

/** Reads OpenTelemetry's variables. Null unless they name a collector; the OpenTelemetry packages are then not loaded. */
export function readTracing(check: Check): TracingSettings | null {
  const any = () => true;
  const addresses = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"].map((name) =>
    check(name, "an http(s) address such as http://127.0.0.1:4318", isHttpUrl),
  );
  for (const name of ["OTEL_EXPORTER_OTLP_PROTOCOL", "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"]) {
    check(name, "http/json, the one that is spoken", (value) => value === "http/json");
  }
  const sampler = check("OTEL_TRACES_SAMPLER", `one of ${samplers.join(", ")}`, (value) => samplerOf(value) !== undefined);
  const share = check("OTEL_TRACES_SAMPLER_ARG", "a share from 0 to 1", (value) => Number(value) >= 0 && Number(value) <= 1);
  const delay = check("OTEL_BSP_SCHEDULE_DELAY", "a number of milliseconds", (value) => /^\d{1,6}$/.test(value));
  const disabled = check("OTEL_SDK_DISABLED", "true or false", (value) => ["true", "false"].includes(value.toLowerCase()));
  const exporter = check("OTEL_TRACES_EXPORTER", "otlp, the one that there is, or none", (value) => ["otlp", "none"].includes(value));
  const isOff = disabled.toLowerCase() === "true" || exporter === "none";
  if (isOff || addresses.every((address) => address === "")) return null;
  return {
    serviceName: check("OTEL_SERVICE_NAME", "", any) || "lading",
    sampler: samplerOf(sampler) ?? "parentbased_always_on",
    share: Number(share || "1"),
    delayMilliseconds: Number(delay || "5000"),
  };
}

function samplerOf(value: string): SamplerName | undefined {
  return samplers.find((name) => name === value);
}
