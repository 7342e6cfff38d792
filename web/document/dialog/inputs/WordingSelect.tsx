import { Select } from "@mantine/core";

type Props = {
  wordings: readonly { label: string; text: string }[];
  /** Whether a chosen one becomes a further line. */
  isAdded: boolean;
  onPick: (text: string) => void;
};

/** Proposals of a text. A chosen one replaces the text or is added to it; then it can be edited. */
export function WordingSelect({ wordings, isAdded, onPick }: Props) {
  return (
    <Select
      label="Wording"
      placeholder={isAdded ? "Choose a proposal to add" : "Choose a proposal to edit"}
      data={wordings.map(({ label }) => label)}
      value={null}
      onChange={(chosen) => {
        const wording = wordings.find(({ label }) => label === chosen);
        if (wording) onPick(wording.text);
      }}
    />
  );
}
