// Runs before the first paint, so that nobody who chose the dark theme sees a white flash, and nobody who is signed in
// sees the front page on the way to their own. The key and the attribute of the theme are those that the component
// library reads afterwards.
(function () {
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden; the system's preference then decides, and nobody is signed in.
      return null;
    }
  }
  var page = document.documentElement;
  var system = matchMedia("(prefers-color-scheme: dark)");
  function paint() {
    var theme = read("theme");
    var dark = theme === "dark" || (theme !== "light" && system.matches);
    page.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  }
  paint();
  // The front page runs without the library, and follows the system all the same.
  system.addEventListener("change", paint);
  page.toggleAttribute("data-signed-in", read("jwt") !== null);
})();
