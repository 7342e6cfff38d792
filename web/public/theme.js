// Runs before the first paint, so that nobody who chose the dark theme sees a white flash. The key and the attribute
// are those that the component library reads afterwards.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem("theme");
  } catch {
    // Storage may be forbidden; the system's preference then decides.
  }
  var dark = stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
