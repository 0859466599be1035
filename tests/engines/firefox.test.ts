import { describeMailAndDevices } from "./mailAndDevices.ts";
import { startFirefox } from "./startFirefox.ts";
import { describePopovers, describeStory } from "./story.ts";

const start = () => startFirefox({ name: "Firefox", hasAnchors: true });

describeStory("Firefox", start);
describeMailAndDevices("Firefox", start);
describePopovers("Firefox without anchors", () => startFirefox({ name: "Firefox without anchors", hasAnchors: false }));
