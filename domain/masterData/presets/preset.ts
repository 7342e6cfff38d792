/** An entry that is offered to be added with one click. */
export type Preset<Value> = {
  /** The words on the button, such as "FOB". */
  label: string;
  value: Value;
};

/** The presets of one kind, and what a reader should check before relying on them. */
export type PresetOffer<Value> = { presets: readonly Preset<Value>[]; note?: string };

/** A text that is its own label. */
export function textPreset(text: string): Preset<string> {
  return { label: text, value: text };
}
