import { textOfError } from "../../relay/RequestError.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { TryAgain } from "./ErrorPanel.tsx";

type Props = { title: string; error: Error };

/** In place of what a page is about, below its heading: why it could not be loaded, and the button that tries again (R-1355). */
export function ContentFailure({ title, error }: Props) {
  return (
    <Section>
      <div role="alert">
        <EmptyState title={title} text={textOfError(error, "Please try again.")} action={<TryAgain />} />
      </div>
    </Section>
  );
}
