import { type Send, startWebKitDriver } from "../../engines/startWebKit.ts";
import type { EngineBrowser, EngineTab } from "./EngineDevice.ts";

/** As Safari 26 sends it. */
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Safari/605.1.15";

/**
 * Debian's WebKitGTK. Its driver can add no script to pages before they begin, so the program (see `pageProgram`) is added
 * when a page has loaded, and a page that is to be killed is closed at once instead.
 */
export async function startWebKitBrowser(program: string): Promise<EngineBrowser> {
  const { network, send, close } = await startWebKitDriver({ userAgent: MAC, width: 1280, height: 900 });
  // The browser ends with its last window, so the first one stays.
  const first = await send<string>("GET", "/window");

  const tab = async (): Promise<EngineTab> => {
    await send("POST", "/window", { handle: first });
    const { handle } = await send<{ handle: string }>("POST", "/window/new", { type: "tab" });
    const on = async <T>(path: string, body: object): Promise<T> => {
      await send("POST", "/window", { handle });
      return send("POST", path, body);
    };
    const evaluate = async (expression: string): Promise<unknown> => {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await on<{ value?: unknown; error?: string }>("/execute/async", { script, args: [] });
      if (error !== undefined) throw new Error(error);
      return value;
    };
    const addProgram = () => on("/execute/sync", { script: program, args: [] });
    return {
      async open(url) {
        await on("/url", { url });
        await addProgram();
      },
      async reload() {
        await on("/refresh", {});
        await addProgram();
      },
      evaluate,
      // The driver ends the session and its storage with a killed page.
      kill: () => closeWindow(send, handle),
      close: () => closeWindow(send, handle),
    };
  };
  return { network, open: tab, close };
}

async function closeWindow(send: Send, handle: string): Promise<void> {
  await send("POST", "/window", { handle });
  await send("DELETE", "/window");
}
