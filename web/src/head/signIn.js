// Runs in <head> before the page's body is parsed. The build puts the sign-in form into the page (`prerenderSignIn.ts`,
// next to vite.config.ts), where the style sheet hides it. This script shows it to whoever is going to need it, and
// keeps what is typed and pressed until the app is there. Everyone else sees that the app is starting.
// `src/takeOver.tsx` is the other half.
try {
  const root = document.documentElement;
  const { pathname, hash } = location;
  // The pages that everyone may open, and the one that a student without a stage is on.
  const isElsewhere = /^\/(privacy|terms|unsubscribe|auth\/action|stage-selection)(\/|$)/i.test(pathname);
  // Browsers without popovers are not supported. Older ones would also send the form to our server: see `LoginPanel`.
  const isSupported = "popover" in HTMLElement.prototype;
  if (isSupported && (isElsewhere || localStorage.getItem("uid") !== null)) root.dataset.starting = "";
  else if (isSupported) {
    root.dataset.signIn = "";
    keepPresses();
    keepEmail();
    fetchChecks(document.currentScript.dataset.checks?.split(" ") ?? []);
    // The app opens the panel that the address names once it has loaded. Until then, none is open.
    if (/^\/auth\/?$/i.test(pathname) && /^#(create-account|guest-mode)$/.test(hash)) {
      // The style sheet hides it until then. Once the body is parsed, and before the app's script runs.
      root.dataset.closesPanel = "";
      document.addEventListener("readystatechange", closePanel, { once: true });
    }
  }

  /** Marks the button that was pressed last. The app presses it again. */
  function keepPresses() {
    document.addEventListener("click", ({ target }) => {
      const button = "signIn" in root.dataset && target.closest("#root button");
      if (!button) return;
      for (const earlier of document.querySelectorAll("[data-pressed]")) delete earlier.dataset.pressed;
      button.dataset.pressed = "";
    });
  }

  /** The page may be reloaded before the app is there. Under the name that `keptIdentity.ts` reads. */
  function keepEmail() {
    document.addEventListener("input", ({ target }) => {
      if (!("signIn" in root.dataset) || target.name !== "email") return;
      try {
        sessionStorage.setItem("typed-identity/login", JSON.stringify({ email: target.value }));
      } catch {
        // It is full. The field still has the email.
      }
    });
  }

  /** Whoever is about to type or press will need the form's checks, which the app loads on demand. */
  function fetchChecks(files) {
    let isAsked = false;
    const ask = ({ target }) => {
      if (isAsked || !target.closest("#root form")) return;
      isAsked = true;
      for (const file of files) {
        const link = { rel: "modulepreload", href: `/${file}`, crossOrigin: "anonymous" };
        document.head.append(Object.assign(document.createElement("link"), link));
      }
    };
    for (const event of ["focusin", "click"]) document.addEventListener(event, ask);
  }

  function closePanel() {
    const panel = document.querySelector("#root [data-open]");
    delete panel.dataset.open;
    panel.querySelector("[aria-expanded]").setAttribute("aria-expanded", "false");
    const body = panel.querySelector(".fold__body");
    body.hidden = true;
    body.firstElementChild.replaceChildren();
  }
} catch {
  // No storage: the app shows the form itself.
}
