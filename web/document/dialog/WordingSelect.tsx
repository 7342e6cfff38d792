import { Select } from "@mantine/core";

type Props = { wordings: readonly { label: string; text: string }[]; onPick: (text: string) => void };

/** Proposals of a text. A chosen one replaces the text, which can then be edited. */
export function WordingSelect({ wordings, onPick }: Props) {
  return (
    <Select
      label="Wording"
      placeholder="Choose a proposal to edit"
      data={wordings.map(({ label }) => label)}
      value={null}
      onChange={(chosen) => {
        const wording = wordings.find(({ label }) => label === chosen);
        if (wording) onPick(wording.text);
      }}
    />
  );
}
