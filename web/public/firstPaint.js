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
  var theme = read("theme");
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  page.toggleAttribute("data-signed-in", read("jwt") !== null);
})();
