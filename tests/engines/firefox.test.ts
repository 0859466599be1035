import { startFirefox } from "./startFirefox.ts";
import { tellPopoversOnly, tellStory } from "./story.ts";

tellStory("Firefox", () => startFirefox({ name: "Firefox", hasAnchors: true }));
tellPopoversOnly("Firefox without anchors", () => startFirefox({ name: "Firefox without anchors", hasAnchors: false }));
