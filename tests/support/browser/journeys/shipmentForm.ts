import type { Locator, Page } from "playwright-core";

/** The open shipment form, driven as a person would: by labels, lists and figures. */
export type ShipmentFormPage = {
  panel: Locator;
  /** The input of that label. */
  field(label: string): Locator;
  value(label: string): Promise<string>;
  text(label: string, value: string): Promise<void>;
  /** Opens a pick-list, types if there is a text, and picks the first entry that matches. */
  pick(label: string, option: string | RegExp, typed?: string): Promise<void>;
  line(n: number): ShipmentFormPage;
  container(n: number): ShipmentFormPage;
  /** What a pick-list offers, its way to add more included. */
  options(label: string): Promise<string[]>;
  /** The worked-out figure under that name. */
  figure(name: string): Promise<string>;
  button(name: string): Locator;
};

/** The form in the side panel of that title. */
export function shipmentForm(page: Page, title: string): ShipmentFormPage {
  return within(page, page.getByRole("dialog", { name: title }));
}

function within(page: Page, panel: Locator): ShipmentFormPage {
  return {
    panel,
    field: (label) => panel.getByLabel(label, { exact: true }),
    value: (label) => panel.getByLabel(label, { exact: true }).inputValue(),
    text: (label, value) => panel.getByRole("textbox", { name: label, exact: true }).fill(value),
    async pick(label, option, typed) {
      const list = panel.getByRole("combobox", { name: label, exact: true });
      await list.click();
      if (typed !== undefined) await list.fill(typed);
      await page.getByRole("option", { name: option }).first().click();
    },
    async options(label) {
      await panel.getByRole("combobox", { name: label, exact: true }).click();
      const texts = await page.getByRole("option").allTextContents();
      await page.keyboard.press("Escape");
      return texts;
    },
    line: (n) => within(page, panel.getByRole("group", { name: `Product ${n}`, exact: true })),
    container: (n) => within(page, panel.getByRole("group", { name: `Container ${n}`, exact: true })),
    figure: async (name) =>
      (await panel
        .locator("dl > div")
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator("dd")
        .textContent()) ?? "",
    button: (name) => panel.getByRole("button", { name, exact: true }),
  };
}

/** The input of the GraphQL operation that the browser sends. Where it sends nothing, the error names the marked fields. */
export async function inputSent(page: Page, operation: string, act: () => Promise<void>): Promise<Record<string, unknown>> {
  const request = page.waitForRequest((sent) => sent.url().endsWith("/graphql") && sent.postDataJSON()?.operationName === operation);
  await act();
  const sent = await request.catch(async (error: unknown) => {
    const marked = await page
      .locator("[aria-invalid=true]")
      .evaluateAll((fields) => fields.map((field) => field.getAttribute("data-path")));
    throw new Error(`${operation} was not sent; marked: ${marked.join(", ")}`, { cause: error });
  });
  const { variables } = sent.postDataJSON() as { variables: { input: Record<string, unknown> } };
  return variables.input;
}

/** Fills in everything that a save asks for but the products: a shipment of F1 to Nyati in Mombasa, in US dollars, in bulk. */
export async function fillInRequired(form: ShipmentFormPage, name: string): Promise<void> {
  await form.text("Shipment Name", name);
  await form.pick("Firm Address", /Head Office/);
  await form.pick("Consignee", /Nyati/);
  await form.pick("Broker", /Girnar/);
  await form.pick("Destination Country", "Kenya");
  await form.pick("Port of Loading", "Kandla");
  await form.pick("Port of Discharge", "Mombasa");
  await form.pick("Final Destination", "Mombasa");
  await form.pick("Terms of Payment", /^100% irrevocable/);
  await form.pick("Terms of Shipment", /^CFR \(CNF\)/);
  await form.pick("Currency", "USD");
  await form.panel.getByRole("radio", { name: "Bulk Vessel" }).check();
  await form.pick("Bank Details", /KCB USD/);
  await form.pick("Declaration", /LUT ARN/);
}

/** The text of the toast with that title, once it is there. */
export async function toastText(page: Page, title: string): Promise<string> {
  const toast = page.getByRole("alert").filter({ hasText: title });
  await toast.waitFor();
  return (await toast.textContent()) ?? "";
}
