import type { Page } from "playwright-core";
import type { AttachmentsPage } from "../journeys/attachmentsPage.ts";
import { aWebFirm } from "../webUser.ts";
import { at, filled, type Sent, type Texts, type WalkedForm } from "./walkedForm.ts";

/** Presses buttons, one after the other. */
export async function press(page: Page, ...names: string[]): Promise<Texts> {
  for (const name of names) await page.getByRole("button", { name, exact: true }).last().click();
  return {};
}

/** Chooses an entry of the menu of a row. */
export async function choose(page: Page, row: string, entry: string): Promise<Texts> {
  await press(page, `Actions for ${row}`);
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  return {};
}

/** A form that goes on from where the one before ended. */
export function next(open: WalkedForm["open"], sent: Sent): WalkedForm {
  return { ...sent, open };
}

/** What Settings and Profile of an exporter send, a page after the other. */
export function officeChains(desk: AttachmentsPage): Record<string, WalkedForm[]> {
  return {
    "records of Settings": [
      at(
        "/dashboard/settings?tab=broker",
        null,
        { Name: "Gulf Brokers" },
        { sends: "brokerMutationsCreateMutation", root: "saved", submit: "Add Broker", done: "Broker added successfully" },
      ),
      next(
        async (page) => {
          await press(page, "Edit Broker Gulf Brokers");
          return filled(page, { Name: "Gulf Agri Brokers" });
        },
        { sends: "brokerMutationsUpdateMutation", root: "saved", submit: "Update Broker", done: "Broker updated successfully" },
      ),
      next((page) => press(page, "Delete Broker Gulf Agri Brokers"), {
        sends: "brokerMutationsDeleteMutation",
        root: "deleteBroker",
        submit: "Delete",
        done: "Broker deleted successfully",
      }),
      at(
        "/dashboard/settings?tab=currency",
        "Edit Currency USD",
        { Currency: "XAF" },
        {
          sends: "useReplaceListItemsMutation",
          root: "replaceListItems",
          submit: "Update Currency",
          done: "Currency updated successfully",
        },
      ),
      next((page) => press(page, "Delete Currency XAF"), {
        sends: "useReplaceListItemsMutation",
        root: "replaceListItems",
        submit: "Delete",
        done: "Currency removed successfully",
      }),
      next(
        async (page) => {
          await aWebFirm(desk.site.url, desk.site.owner.user, "Doomed Exports");
          await page.goto("/dashboard/settings");
          return press(page, "Delete Firm Doomed Exports");
        },
        { sends: "FirmPanelDeleteMutation", root: "deleteFirm", submit: "Delete", done: "Firm deleted successfully" },
      ),
    ],
    "contract formats": [
      at(
        "/dashboard/settings?tab=contract-format",
        null,
        { Name: "Brief", "Field Name": "Quality", "Field Value": "As agreed" },
        {
          sends: "ContractFormatPanelCreateMutation",
          root: "saved",
          submit: "Add Contract Format",
          done: "Contract format added successfully",
        },
      ),
      next(
        async (page) => {
          await press(page, "Edit Contract Format Brief");
          return filled(page, { Name: "Briefer" });
        },
        {
          sends: "ContractFormatPanelUpdateMutation",
          root: "saved",
          submit: "Update Contract Format",
          done: "Contract format updated successfully",
        },
      ),
      next((page) => press(page, "Delete Contract Format Briefer"), {
        sends: "ContractFormatPanelDeleteMutation",
        root: "deleteContractFormat",
        submit: "Delete",
        done: "Contract format deleted successfully",
      }),
    ],
    "an import": [
      next(
        async (page) => {
          await page.goto("/dashboard/settings?tab=buyer");
          await press(page, "Import Buyers");
          await filled(page, { "Or paste cells": "Importer\tLand\nHanse\tGermany\n" });
          await press(page, "Next");
          await page.getByLabel("Importer", { exact: true }).selectOption("Name");
          await filled(page, { "Save these columns as": "Old system" });
          await press(page, "Save columns");
          await page.getByRole("button", { name: "Delete Old system" }).waitFor();
          return {};
        },
        { sends: "SavedColumnsMutation", root: "deleteImportMapping", submit: "Delete Old system", done: "Saved columns deleted" },
      ),
      next(
        async (page) => {
          await press(page, "Check");
          await page.getByText("1 new, 0 changed").waitFor();
          return {};
        },
        { sends: "ImportCheckStepApplyMutation", root: "applyImport", submit: "Import 1 row", done: "Imported: 1 added, 0 changed" },
      ),
      next(async () => ({}), {
        sends: "LastImportUndoMutation",
        root: "undoImport",
        submit: "Undo import",
        done: "Import undone: 1 taken back",
      }),
    ],
    "programs' keys and webhooks": [
      next(
        async (page) => {
          const create = "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { errors { message } } }";
          await desk.site.owner.client.send(create, { input: { name: "Old till", scope: "READ" } });
          await page.goto("/dashboard/profile?tab=api-keys");
          return press(page, "Revoke Old till");
        },
        { sends: "ApiKeysRevokeMutation", root: "revokeApiKey", submit: "Revoke", done: "API key revoked" },
      ),
      at(
        "/dashboard/profile?tab=webhooks",
        "Create Webhook",
        // Nobody listens there, on this machine.
        { Address: "http://127.0.0.1:9/hook" },
        { sends: "WebhookDialogMutation", root: "createWebhook", submit: "Create", done: "Copy it now" },
      ),
      next((page) => press(page, "Done"), {
        sends: "WebhookRowUpdateMutation",
        root: "updateWebhook",
        submit: "Pause http://127.0.0.1:9/hook",
        done: /^Paused$/,
      }),
      next((page) => press(page, "Deliveries to http://127.0.0.1:9/hook"), {
        sends: "DeliveriesDialogTestMutation",
        root: "testWebhook",
        submit: "Send test",
        done: "1 attempt",
      }),
      next(async () => ({}), {
        sends: "DeliveriesDialogResendMutation",
        root: "resendWebhookDelivery",
        submit: "Send again",
        done: (page) => page.getByRole("button", { name: "Send again" }).nth(1),
      }),
      next(
        async (page) => {
          await press(page, "Close");
          return press(page, "Delete http://127.0.0.1:9/hook");
        },
        { sends: "WebhooksDeleteMutation", root: "deleteWebhook", submit: "Delete", done: "Webhook deleted" },
      ),
    ],
  };
}
