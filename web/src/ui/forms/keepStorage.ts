/**
 * An installed app asks the browser not to clear what it stores. Imported with drafts: the student begins to write
 * something that only this device has. In a tab, Firefox would ask the student about it.
 */
if (globalThis.matchMedia?.("(display-mode: standalone)").matches) void navigator.storage?.persist?.();
