import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

/** The ink blue of all actions: buttons, links, the selected entry. White text on shade 6 has a contrast of 6.5:1. */
const ink: MantineColorsTuple = [
  "#eef3ff",
  "#dbe5fe",
  "#b8cbfd",
  "#8eaafa",
  "#6586f5",
  "#4466ee",
  "#2f4fd8",
  "#263fb0",
  "#1f3590",
  "#172768",
];

/**
 * The red of errors and of destructive actions. White text on its filled shades (6 in the light theme, 5 in the dark) has a contrast of at
 * least 4.6:1.
 */
const red: MantineColorsTuple = [
  "#fff5f5",
  "#ffe3e3",
  "#ffc9c9",
  "#ffa8a8",
  "#ff8787",
  "#d63939",
  "#d43333",
  "#c92a2a",
  "#b02525",
  "#962020",
];

/** A cool grey, so that figures stay the darkest element of a page. */
const gray: MantineColorsTuple = [
  "#f8f9fb",
  "#f1f3f6",
  "#e6e9ee",
  "#d5dae2",
  "#b9c0cc",
  "#939cab",
  "#667080",
  "#4a5261",
  "#313845",
  "#1b202a",
];

/** The dark theme's greys, lightest (text) to darkest; 7 is the surface of cards, 4 their border. */
const dark: MantineColorsTuple = [
  "#dfe3ea",
  "#bcc3cf",
  "#98a1b0",
  "#717a8a",
  "#38404c",
  "#2c323c",
  "#232830",
  "#1a1e24",
  "#13161b",
  "#0d0f13",
];

/**
 * The head of a dialog is not a banner of the page, as a header element would be. And a dialog is not described by all that it holds, which
 * a screen reader would read out at once: the library describes it by its body's id.
 */
const plainDialog = { header: { role: "presentation" }, body: { id: undefined } };

/** A question is described by its text. */
export const questionDialog = { header: plainDialog.header };

const groupOfBoxes = { defaultProps: { inputWrapperOrder: ["label", "description", "input", "error"] } };

/** Calm and dense: 14 px text, 36 px controls, hairlines instead of shadows. */
export const theme = createTheme({
  colors: { ink, red, gray, dark },
  primaryColor: "ink",
  primaryShade: { light: 6, dark: 5 },
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: "0.75rem", sm: "0.8125rem", md: "0.875rem", lg: "1rem", xl: "1.125rem" },
  lineHeights: { xs: "1.35", sm: "1.45", md: "1.5", lg: "1.5", xl: "1.4" },
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "1.375rem", lineHeight: "1.3" },
      h2: { fontSize: "1rem", lineHeight: "1.4" },
      h3: { fontSize: "0.875rem", lineHeight: "1.45" },
      h4: { fontSize: "0.8125rem", lineHeight: "1.45" },
    },
  },
  radius: { xs: "3px", sm: "5px", md: "7px", lg: "10px", xl: "14px" },
  defaultRadius: "md",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    // app.css draws the mark of a required field, so that a field's accessible name is exactly its label. Hints are below the input, so that
    // neighbouring inputs stay in one line; what is asked of a group of boxes is said above them.
    InputWrapper: { defaultProps: { labelProps: { required: false }, inputWrapperOrder: ["label", "input", "description", "error"] } },
    CheckboxGroup: groupOfBoxes,
    RadioGroup: groupOfBoxes,
    PasswordInput: { defaultProps: { visibilityToggleFocusable: true, visibilityToggleButtonProps: { "aria-label": "Show characters" } } },
    Button: { defaultProps: { size: "sm" } },
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray", size: "lg" } },
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 120 },
        padding: "lg",
        attributes: plainDialog,
      },
    },
    Drawer: {
      defaultProps: {
        position: "right",
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 160 },
        attributes: plainDialog,
      },
      styles: { title: { fontWeight: 600 } },
    },
    // The library's placeholder must not be in a menu. Without it, an opened menu focuses its first entry. A menu that is longer than the
    // window scrolls: scrolling the page to its last entries would hide its button, and with it the menu.
    Menu: {
      defaultProps: {
        shadow: "md",
        position: "bottom-end",
        transitionProps: { duration: 100 },
        withInitialFocusPlaceholder: false,
        middlewares: { size: true },
      },
      styles: { dropdown: { overflowY: "auto" } },
    },
    Burger: { defaultProps: { transitionDuration: 120 } },
    Popover: { defaultProps: { shadow: "md", transitionProps: { duration: 100 } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false, events: { hover: true, focus: true, touch: false } } },
    Table: { defaultProps: { verticalSpacing: 9, horizontalSpacing: 12 } },
    // The list itself scrolls. Within the library's scrolling box, a checker of accessibility does not see that the field scrolls it by arrow keys.
    Select: {
      defaultProps: { checkIconPosition: "right", withScrollArea: false, comboboxProps: { shadow: "md", position: "bottom-start" } },
      styles: { options: { maxHeight: 280, overflowY: "auto" } },
    },
    Tabs: { defaultProps: { keepMounted: false } },
    // The library's title, in the alert's colour on its tint, has too little contrast.
    Alert: { styles: { title: { color: "var(--mantine-color-text)" } } },
    Badge: { defaultProps: { variant: "light", radius: "sm", tt: "none", fw: 500 } },
  },
});

/** Colours with enough contrast (at least 4.5:1) where the library's are too pale. Our own are in base.css. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-text": "#1b202a",
    "--mantine-color-dimmed": "#5a6373",
    "--mantine-color-placeholder": "#6b7484",
    "--mantine-color-error": "#c22525",
    "--mantine-color-default-border": "#d5dae2",
    "--mantine-color-green-light-color": "#1f6e33",
  },
  dark: {
    "--mantine-color-text": "#e4e8ee",
    "--mantine-color-dimmed": "#a0a9b8",
    "--mantine-color-placeholder": "#8d96a5",
    "--mantine-color-error": "#ff8787",
    // The library's tints are darker than the card below them.
    "--mantine-color-ink-light": "#232c49",
    "--mantine-color-ink-light-hover": "#2a3558",
    "--mantine-color-ink-light-color": "#c9d6ff",
    "--mantine-color-gray-light": "#2b313b",
    "--mantine-color-gray-light-hover": "#333a46",
    "--mantine-color-gray-light-color": "#d3d9e2",
  },
});
