// Runs in every browser, so it is written in ECMAScript 5 and uses only features that browsers had in 2010. If the page
// would otherwise stay empty, it says in one sentence that this browser is too old or that the start takes a long time.
// `supportedBrowsers.ts`, next to vite.config.ts, names the versions. Each feature tested here came with one of them.
(function () {
  var SLOW = 10000;
  var script = document.currentScript || document.querySelector("script[data-unsupported]");

  function isSupported() {
    try {
      return (
        "noModule" in script &&
        "popover" in HTMLElement.prototype &&
        "withResolvers" in window.Promise &&
        CSS.supports("color", "light-dark(red, red)")
      );
    } catch (_) {
      return false;
    }
  }

  function say(words) {
    var sentence = document.createElement("p");
    sentence.className = "page-note";
    sentence.setAttribute("role", "alert");
    sentence.appendChild(document.createTextNode(words));
    document.body.insertBefore(sentence, document.body.firstChild);
    return sentence;
  }

  if (!isSupported()) say(script.getAttribute("data-unsupported"));
  // `takeOver.tsx` removes the sentence once the app is there.
  setTimeout(function () {
    var root = document.getElementById("root");
    if (root.firstChild && !root.hasAttribute("data-prerendered")) return;
    var sentence = say(script.getAttribute("data-slow"));
    sentence.id = "slow-start";
    var link = document.createElement("a");
    link.href = location.href.split("#")[0];
    // The address of a shared plan has its key after the "#".
    link.onclick = function () {
      location.reload();
      return false;
    };
    link.appendChild(document.createTextNode(script.getAttribute("data-reload")));
    sentence.appendChild(document.createTextNode(" "));
    sentence.appendChild(link);
  }, SLOW);
})();
