import { startFirefox } from "./startFirefox.ts";
import { describePopovers, describeStory } from "./story.ts";

describeStory("Firefox", () => startFirefox({ name: "Firefox", hasAnchors: true }));
describePopovers("Firefox without anchors", () => startFirefox({ name: "Firefox without anchors", hasAnchors: false }));
