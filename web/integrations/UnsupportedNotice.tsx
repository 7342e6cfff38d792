import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";

/** Replaces a list that the service behind the gateway does not support. */
export function UnsupportedNotice({ title }: { title: string }) {
  return (
    <Section title={title} level={3}>
      <EmptyState title="Not available" text="This server does not have them." />
    </Section>
  );
}
