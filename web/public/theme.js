// Runs before the first paint: prevents a white flash in the dark theme, and hides the landing page from a signed-in user. The component
// library later reads the same key and attribute.
(function () {
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked: then the system's preference decides, and nobody is signed in.
      return null;
    }
  }
  var page = document.documentElement;
  var system = matchMedia("(prefers-color-scheme: dark)");
  var paper = matchMedia("print");
  function paint() {
    var theme = read("theme");
    // Paper is white.
    var dark = !paper.matches && (theme === "dark" || (theme !== "light" && system.matches));
    page.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  }
  paint();
  // The landing page runs without the library and follows the system's preference.
  system.addEventListener("change", paint);
  paper.addEventListener("change", paint);
  page.toggleAttribute("data-signed-in", read("jwt") !== null);
})();
