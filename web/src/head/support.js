// Runs in every browser, so it is written in ECMAScript 5 and asks for nothing that a browser of 2010 lacks. It says in
// one sentence that this browser is too old, or that the start takes long, where the page would stay empty otherwise.
// `supportedBrowsers.ts` beside vite.config.ts names the versions; each feature asked for here came with one of them.
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

  function say(words, place) {
    var sentence = document.createElement("p");
    sentence.className = "page-note";
    sentence.setAttribute("role", "alert");
    sentence.appendChild(document.createTextNode(words));
    place.insertBefore(sentence, place.firstChild);
    return sentence;
  }

  if (!isSupported()) say(script.getAttribute("data-unsupported"), document.body);
  // What React draws later takes the place of the sentence.
  setTimeout(function () {
    var root = document.getElementById("root");
    if (root.firstChild) return;
    var sentence = say(script.getAttribute("data-slow"), root);
    var link = document.createElement("a");
    link.href = location.href.split("#")[0];
    link.appendChild(document.createTextNode(script.getAttribute("data-reload")));
    sentence.appendChild(document.createTextNode(" "));
    sentence.appendChild(link);
  }, SLOW);
})();
